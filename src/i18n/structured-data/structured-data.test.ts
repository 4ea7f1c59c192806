import type { CoursePricing } from '../../contract/pricing-schema'
import type { Opening } from '../../domain/pricing/opening'
import { pageContextFor } from '../../testing/render-page'
import { faqData } from './content-data'
import { asScript } from './data-script'
import { decimal, offerEnds } from './offer'
import { reviewed } from './school-data'
import { shopData } from './shop-data'
import { trail } from './trail'

it('given a text that would end its element, then the data still holds it', () => {
  expect(asScript({ text: '</script><b>' })).not.toContain('<')
  expect(JSON.parse(asScript({ text: '</script><b>' }))).toEqual({ text: '</script><b>' })
})

it.each([
  [2951040, '29510.40'],
  [5, '0.05'],
  [100, '1.00'],
])('given %i halalas, then the price is %s', (minor, text) => expect(decimal(minor)).toBe(text))

describe('given what students said of a branch', () => {
  it('when nobody has, then nothing is said of stars', () => expect(reviewed(null)).toEqual({}))
  it('then its average and the texts of the page are told', () => {
    const text = {
      id: 7,
      nickname: 'نورة',
      title: 'عنوان',
      body: 'نص',
      rating: 4,
      locale: 'ar',
      verified: true,
      created_on: '2026-02-01',
    }
    const ratings = { average: 47, count: 12, verified: 9, criteria: [], distribution: [] }
    expect(reviewed({ ratings, texts: [text] })).toMatchObject({
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.7, reviewCount: 12, bestRating: 5 },
      review: [
        {
          '@type': 'Review',
          author: { name: 'نورة' },
          name: 'عنوان',
          reviewBody: 'نص',
          datePublished: '2026-02-01',
          reviewRating: { ratingValue: 4, bestRating: 5 },
        },
      ],
    })
  })
})

describe('given the price a page opens with', () => {
  const lists = [{ validFrom: '2026-01-01', validTo: '2026-12-31', rule: 'whole', split: false, bands: [] }]
  const promotions = [{ id: 9, bookTo: '2026-03-31' }]
  const pricing = { lists, promotions } as unknown as CoursePricing
  const opening = (startDate: string | null, lines: unknown[] = []) =>
    ({ weeks: 4, startDate, price: { lines }, lengths: [] }) as unknown as Opening
  it('then it can be had until its start is too near to book', () => {
    expect(offerEnds(pricing, opening('2026-06-15'), { bookingDays: 14 })).toBe('2026-06-01')
  })
  it('when a promotion is in it, then not longer than that lasts', () => {
    expect(offerEnds(pricing, opening('2026-06-15', [{ kind: 'promotion', refId: 9 }]), { bookingDays: 14 })).toBe('2026-03-31')
  })
  it('when there is no start, then there is no offer', () => {
    expect(offerEnds(pricing, opening(null), { bookingDays: 14 })).toBeNull()
  })
})

it('given a page below others, then the trail ends with itself, at its encoded address (case 19)', () => {
  const page = pageContextFor('ar', { alternates: { ar: '/ar/cities/لندن', en: '/en/cities/london' } })
  expect(trail(page, [['الرئيسية', '/ar']], 'لندن').itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'الرئيسية', item: 'https://rihla.example/ar' },
    { '@type': 'ListItem', position: 2, name: 'لندن', item: 'https://rihla.example/ar/cities/%D9%84%D9%86%D8%AF%D9%86' },
  ])
})

it('given questions, then answers are plain text', () => {
  expect(faqData([{ question: 'Q?', answer: '<p>One <b>two</b></p>' }])).toMatchObject({
    mainEntity: [{ name: 'Q?', acceptedAnswer: { text: 'One two' } }],
  })
})

it('given the home page, then the search of its language can be asked', () => {
  const [site] = shopData(pageContextFor('en'), { name: '', phone: '', email: '', address: '', social: [] })
  expect(JSON.stringify(site)).toContain('https://rihla.example/en/search-by-course?q={search_term_string}')
})
