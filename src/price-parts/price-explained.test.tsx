import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Locale } from '../config/locales'
import type { BookingChoice, CoursePricing } from '../contract/pricing-schema'
import * as engine from '../domain/pricing'
import { demoChoice, demoContext, demoSchool } from '../domain/pricing/testing/demo-school'
import { renderPage } from '../testing/render-page'
import { PriceExplained } from './price-explained'

const britain = { name: 'United Kingdom', shortStayWeeks: 26 }

/** What the parts say of a booking on 1 March 2026, noon in Riyadh. */
function explain(change: Partial<BookingChoice> = {}, pricing: CoursePricing = demoSchool, locale: Locale = 'en', country = britain) {
  const choice = { ...demoChoice, ...change }
  const priced = engine.priceBooking(pricing, choice, { ...demoContext, assumeAdult: true })
  if (!priced.ok) throw new Error(priced.failure.code)
  const taken: unknown[] = []
  const explained = { engine, pricing, terms: demoContext.terms, today: demoContext.today, choice, price: priced.value, country }
  renderPage(<PriceExplained {...explained} onTake={(part) => taken.push(part)} />, locale)
  return taken
}

beforeEach(() => jest.useFakeTimers({ now: Date.UTC(2026, 2, 1, 9), advanceTimers: true }))
afterEach(() => jest.useRealTimers())

const lateOffer = (id: number, change: object) => ({
  ...demoSchool.promotions[0],
  id,
  name: { en: `Offer ${id}`, ar: `عرض ${id}` },
  ...change,
})

describe('the price explains itself (issue "quotes": 2)', () => {
  test('given the worked example, then the promotion taken, its worth and both windows counting down to their end in Riyadh', () => {
    explain()
    expect(screen.getByText('Applied: takes SAR 2,227.50 off')).toBeTruthy()
    expect(screen.getByText('Book by 31 March 2026').parentElement?.textContent).toContain('30 days left')
    expect(screen.getByText('For courses starting by 30 September 2026').parentElement?.textContent).toContain('213 days left')
  })

  test.each([
    ['en', /Ended on 31 December 2025/, /From 20 weeks/],
    ['ar', /انتهى في 31 ديسمبر 2025/, /للدورات التي لا تقل عن 20 أسبوعًا/],
  ] as const)('given others that lost (%s), then each says why', async (locale, ended, tooFew) => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    const promotions = [
      ...demoSchool.promotions,
      lateOffer(8, { bookTo: '2025-12-31' }),
      lateOffer(9, { minWeeks: 20 }),
    ] as CoursePricing['promotions']
    explain({}, { ...demoSchool, promotions }, locale)
    const [summary] = document.querySelectorAll('summary')
    if (summary) await user.click(summary)
    expect(screen.getByText(ended)).toBeTruthy()
    expect(screen.getByText(tooFew)).toBeTruthy()
    expect(document.body.textContent).not.toMatch(/\{\{|offers\.|lost\./)
  })

  test.each([
    ['en', '16 weeks cost GBP 70.00 less than 15.', 'Take 16 weeks'],
    ['ar', 'تكلفة 16 أسبوعًا أقل من تكلفة 15 بمقدار \u2066GBP 70.00\u2069.', 'اختر 16 أسبوعًا'],
  ] as const)(
    'given a number of weeks below a cliff (%s), then the cheaper number is offered with what it saves, and taken',
    async (locale, offer, button) => {
      const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
      const taken = explain({ weeks: 15 }, demoSchool, locale)
      expect(screen.getByText(offer)).toBeTruthy()
      await user.click(screen.getByRole('button', { name: button }))
      expect(taken).toEqual([{ weeks: 16 }])
    },
  )

  /** A week from 15 June costs more than any other. */
  const dearInMidJune = {
    ...demoSchool,
    promotions: [],
    seasons: [{ from: '2026-06-15', to: '2026-06-15', perWeek: 1_000 }],
  } as CoursePricing
  const oneWeek = { weeks: 1, accommodationId: null }

  test.each([
    ['en', /^Start on 8 June 2026 and pay SAR 49\.50 less\.$/, 'Take this start'],
    ['ar', /^ابدأ في 8 يونيو 2026 ووفّر .*49\.50.*\.$/, 'اختر هذا الموعد'],
  ] as const)(
    'given another start that is cheaper (%s), then it is offered with what it saves, and taken',
    async (locale, offer, button) => {
      const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
      const taken = explain(oneWeek, dearInMidJune, locale)
      expect(screen.getByText(offer)).toBeTruthy()
      await user.click(screen.getByRole('button', { name: button }))
      expect(taken).toEqual([{ startDate: '2026-06-08' }])
    },
  )

  test('given a start that no other is cheaper than, then none is offered', () => {
    explain({ ...oneWeek, startDate: '2026-06-22' }, dearInMidJune)
    expect(screen.queryByRole('button', { name: 'Take this start' })).toBeNull()
  })

  test.each([
    [12, 26, /usually fit a short-stay/],
    [30, 26, /usually need a student visa\. A short-stay visa/],
    [12, 0, /from the first week/],
  ])('given %i weeks where %i are a short stay, then it says so and to check with the embassy', (weeks, shortStayWeeks, sentence) => {
    explain({ weeks }, demoSchool, 'en', { ...britain, shortStayWeeks })
    expect(screen.getByText(sentence)).toBeTruthy()
    expect(screen.getByText(/check with the embassy/)).toBeTruthy()
  })

  const onClosedDays = { startDate: '2026-12-07', weeks: 6, accommodationId: null }
  test.each([
    ['en', 'No lessons from 19 December 2026 to 3 January 2027: Winter break.', /takes nothing off/],
    ['ar', 'لا دروس من 19 ديسمبر 2026 إلى 3 يناير 2027: إجازة الشتاء.', /ولا يُخصم مقابلها شيء/],
  ] as const)(
    'given a stay over the winter break (%s), then its days without lessons are told, and that they are paid',
    (locale, days, paid) => {
      explain(onClosedDays, demoSchool, locale)
      expect(screen.getByText(days)).toBeTruthy()
      expect(screen.getByText(paid)).toBeTruthy()
    },
  )

  test('given a single closed day, then it is one; outside the stay nothing is said', () => {
    const closings = [{ from: '2026-12-16', to: '2026-12-16', reason: { en: 'Staff day', ar: '' } }]
    explain({ ...onClosedDays, weeks: 2 }, { ...demoSchool, closings })
    expect(screen.getByText('No lessons on 16 December 2026: Staff day.')).toBeTruthy()
    cleanup()
    explain({ ...onClosedDays, weeks: 1 }, { ...demoSchool, closings })
    expect(screen.queryByText(/No lessons/)).toBeNull()
  })
})
