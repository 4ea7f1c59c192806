import { screen, within } from '@testing-library/react'
import type { Locale } from '../../config/locales'
import type { Accommodation } from '../../contract/catalogue-schema'
import type { AccommodationPricing } from '../../contract/pricing-schema'
import type { Localised } from '../../contract/text-schema'
import { demoSchool } from '../../domain/pricing/testing/demo-school'
import { renderPage } from '../../testing/render-page'
import { factsRead, read } from '../../testing/what-is-read'
import type { CoursePage } from './course-page'
import { Stays } from './stays'

const homestay: Localised<Accommodation> = {
  id: 3,
  branchId: 1,
  name: 'Maple Lane',
  type: 'homestay',
  room: 'single',
  bathroom: 'shared',
  board: 'halfBoard',
  distanceMetres: 5200,
  minutesAway: 35,
  minAge: 16,
  maxAge: 30,
  checkInDay: 7,
  notes: 'Weeks run from Sunday to Saturday.',
}
const studio: Localised<Accommodation> = {
  ...homestay,
  ...({ id: 4, name: 'Mill Yard', type: 'studio', room: 'studio', bathroom: 'private', board: 'none' } as const),
  ...{ distanceMetres: 700, minutesAway: 9, minAge: 18, maxAge: null, checkInDay: 6, notes: '' },
}

const perNight = { from: '12-22', to: '01-02', rule: 'perNight', price: 1_500 } as const
const charged = (change: Partial<AccommodationPricing> = {}): AccommodationPricing[] =>
  demoSchool.accommodations.map((home) => ({ ...home, christmas: perNight, ...change }))

/** Shows the stays of a course whose next start is 9 March 2026. */
function show(stays: Localised<Accommodation>[], accommodations: AccommodationPricing[], locale: Locale = 'en') {
  const page = {
    course: { pricing: { ...demoSchool, accommodations } },
    opening: { startDate: '2026-03-09' },
    builtOn: '2026-03-01',
    accommodations: stays,
  }
  renderPage(<Stays page={page as unknown as CoursePage} />, locale)
}

const facts = () => screen.getAllByRole('listitem').map(read)

describe('given a house with every fee', () => {
  test('when it is shown, then its facts stand in one order, from type to check-in day', () => {
    show([homestay], charged())
    expect(facts()).toEqual([
      'Homestay · single room · shared bathroom',
      'breakfast and dinner',
      '35 minutes from the school (5.2 km)',
      'Ages 16 to 30',
      'Check-in on Sunday',
    ])
    expect(screen.getByText('a week', { exact: false, selector: 'article p' }).textContent).toBe('GBP 200.00 a week')
  })

  test('when its fees are opened, then placement, both supplements, Christmas and notes are there in the school’s currency', () => {
    show([homestay], charged())
    const details = screen.getByText('Fees and notes').closest('details')
    expect(details?.open).toBe(false)
    expect(factsRead()).toEqual([
      'Accommodation placement: GBP 60.00 once',
      'Under-18 supplement, accommodation: GBP 30.00 a week',
      'Summer supplement, accommodation (14 June to 29 August): GBP 25.00 a week',
      'Christmas stay (22 December to 2 January): GBP 15.00 a night',
    ])
    expect(within(details as HTMLElement).getByText(homestay.notes)).toBeTruthy()
  })

  test('when Christmas has one price, then it is called flat', () => {
    show([homestay], charged({ christmas: { ...perNight, rule: 'flat', price: 8_000 } }))
    expect(factsRead().at(-1)).toBe('Christmas stay (22 December to 2 January): GBP 80.00 flat')
  })

  test('when it is read in Arabic, then words are Arabic and each amount keeps its currency on its left', () => {
    show([homestay], charged(), 'ar')
    expect(facts()).toEqual([
      'سكن مع عائلة · غرفة مفردة · حمّام مشترك',
      'مع الإفطار والعشاء',
      'على بُعد 35 دقيقة من المعهد (5.2 كم)',
      'من عمر 16 إلى 30 سنة',
      'الدخول يوم الأحد',
    ])
    expect(screen.getByText('الرسوم والملاحظات')).toBeTruthy()
    expect(factsRead()).toEqual([
      'رسوم ترتيب السكن: GBP 60.00 مرة واحدة',
      'زيادة السكن لمن هم دون 18 عامًا: GBP 30.00 للأسبوع',
      'زيادة السكن الصيفية (من 14 يونيو إلى 29 أغسطس): GBP 25.00 للأسبوع',
      'الإقامة في عطلة نهاية العام (من 22 ديسمبر إلى 2 يناير): GBP 15.00 لليلة',
    ])
    const amounts = [...document.querySelectorAll('.price')].map((amount) => amount.getAttribute('dir'))
    expect(amounts).toEqual(['ltr', 'ltr', 'ltr', 'ltr', 'ltr'])
  })
})

describe('given a house that asks for its weeks alone', () => {
  const free = charged({ id: 4, placementFee: 0, under18PerWeek: 0, summer: null, christmas: null })

  test('when it is shown, then there is nothing to open', () => {
    show([studio], free)
    expect(facts()).toEqual([
      'own studio · private bathroom',
      'self-catering',
      '9 minutes from the school (0.7 km)',
      'From age 18',
      'Check-in on Saturday',
    ])
    expect(document.querySelector('details')).toBeNull()
  })

  test('when it has notes, then they are there without an empty list', () => {
    show([{ ...studio, notes: 'Bed linen is included.' }], free)
    expect(screen.getByText('Bed linen is included.')).toBeTruthy()
    expect(document.querySelector('dl')).toBeNull()
  })
})

test('given a price list that is over, then the card shows the one in force when the course starts next', () => {
  const [home] = charged()
  const list = home?.lists[0]
  if (!list) throw new Error('the demo school has a house')
  const over = { ...list, validFrom: '2025-01-01', validTo: '2025-12-31', bands: [{ fromWeeks: 1, price: 18_000 }] }
  show([homestay], charged({ lists: [over, list] }))
  expect(screen.getByText('GBP 200.00')).toBeTruthy()
  expect(screen.queryByText('GBP 180.00')).toBeNull()
})
