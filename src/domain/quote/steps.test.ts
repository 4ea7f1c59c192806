import { firstOpen, isReachable, type QuoteProgress, quoteSteps, stepAfter, stepBefore, stepOf, stepToShow } from './steps'
import { fullWish } from './testing/full-wish'
import { emptyWish } from './wish'

const done: QuoteProgress = { studentKnown: true, wish: fullWish, hasStays: true, problem: null }
const wish = (part: Partial<typeof fullWish>) => ({ ...done, wish: { ...fullWish, ...part } })

describe('steps of a quote', () => {
  test.each<[string, QuoteProgress, string]>([
    ['nothing', { ...done, studentKnown: false, wish: emptyWish }, 'student'],
    ['a student', { ...done, wish: emptyWish }, 'destination'],
    ['no city', wish({ city: null }), 'destination'],
    ['no school', wish({ school: null }), 'institute'],
    ['no course', wish({ courseId: null }), 'course'],
    ['no start', wish({ startDate: null }), 'course'],
    ['an accommodation still open', wish({ stay: null }), 'stay'],
    ['a branch without accommodation', { ...wish({ stay: null }), hasStays: false }, 'summary'],
    ['an accommodation that was skipped', wish({ stay: 'none' }), 'summary'],
    ['a transfer without an airport', wish({ pickupId: null }), 'extras'],
    ['all', done, 'summary'],
    ['a start on a closed day', { ...done, problem: 'startOnClosedDay' }, 'course'],
    ['a student too young for the room', { ...done, problem: 'accommodationTooYoung' }, 'stay'],
    ['a student who is unknown', { ...done, studentKnown: false }, 'student'],
  ])('given %s, then the first open step is found', (_, progress, step) => {
    expect(firstOpen(progress)).toBe(step)
  })

  test('given an address, then a step out of reach and nonsense lead to the first open one', () => {
    const noCourse = wish({ courseId: null })
    expect(['student', 'course', 'stay', 'summary', 'x', '', null].map((asked) => stepToShow(asked, noCourse))).toEqual([
      ...['student', 'course', 'course', 'course'],
      ...['course', 'course', 'course'],
    ])
    expect(quoteSteps.filter((step) => isReachable(step, noCourse))).toEqual(['student', 'destination', 'institute', 'course'])
  })

  test('given each step, then it knows its neighbours', () => {
    expect(quoteSteps.map(stepAfter)).toEqual(['destination', 'institute', 'course', 'stay', 'extras', 'summary', 'summary'])
    expect(quoteSteps.map(stepBefore)).toEqual([null, 'student', 'destination', 'institute', 'course', 'stay', 'extras'])
  })

  test.each([
    ['birthDateNeeded', 'student'],
    ['studentTooYoung', 'course'],
    ['weeksAboveMaximum', 'course'],
    ['noPriceList', 'course'],
    ['accommodationWeeks', 'stay'],
    ['extraNightsInvalid', 'stay'],
    ['unknownPickup', 'extras'],
  ] as const)('given %s, then it is mended at %s', (code, step) => {
    expect(stepOf(code)).toBe(step)
  })
})
