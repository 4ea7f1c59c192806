import { documentOf, localisedDocument, textIn } from './schema'
import { contacts, marketTerms } from './site-config'

describe('a text of both locales', () => {
  it('is one text in a page', () => {
    expect(textIn({ en: 'London', ar: 'لندن' }, 'ar')).toBe('لندن')
  })
  it('is the other one where it is empty (case 81), and nothing where there is none', () => {
    expect(textIn({ en: 'London', ar: '' }, 'ar')).toBe('London')
    expect(textIn(undefined, 'ar')).toBe('')
  })
})

describe('an entity as a document', () => {
  const node = {
    id: 'City:3',
    parent: null,
    children: [],
    internal: { type: 'City' },
    entityId: 3,
    name: { en: 'Oxford', ar: 'أكسفورد' },
    guide: { food: { en: 'Halal', ar: 'حلال' } },
    tags: [{ en: 'a', ar: 'أ' }],
    state: null,
  }
  it('has its own id, one language, and nothing of Gatsby', () => {
    expect(documentOf(node, 'ar')).toEqual({ id: 3, name: 'أكسفورد', guide: { food: 'حلال' }, tags: ['أ'], state: null })
  })
  it('keeps prices as the engine wants them', () => {
    const pricing = { promotions: [{ name: { en: 'a', ar: 'أ' } }] }
    expect(localisedDocument({ pricing }, 'ar')).toEqual({ pricing })
  })
})

describe('the configuration', () => {
  const values = {
    'sales/rates_micro': '{"GBP":4950000}',
    'sales/service_fee': '30000',
    'sales/vat_basis_points': '1500',
    'sales/course_booking_days': '7',
  }
  it('gives the engine its terms as numbers', () => {
    expect(marketTerms(values)).toEqual({ ratesMicro: { GBP: 4_950_000 }, serviceFeeSar: 30_000, vatBasisPoints: 1500, bookingDays: 7 })
  })
  it('stops the build when a rate is missing: a price without it would be a guess', () => {
    expect(() => marketTerms({ ...values, 'sales/service_fee': undefined })).toThrow('sales/service_fee')
  })
  it('splits subjects by line and leaves unset contacts empty', () => {
    expect(contacts({ 'store/contact_subjects': 'Booking\r\n\r\nPayment\n' })).toMatchObject({
      subjects: ['Booking', 'Payment'],
      phone: '',
      social: [],
    })
  })
})
