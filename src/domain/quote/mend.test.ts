import { priceBooking } from '../pricing'
import { demoContext, demoSchool } from '../pricing/testing/demo-school'
import { mendWish } from './mend'
import { fullWish } from './testing/full-wish'
import { choiceOfWish, emptyWish } from './wish'

const wish = { ...fullWish, stayWeeks: null, extraNights: 0, extraFeeIds: [9] }
const course = { bookable: true, pricing: demoSchool }
const places = { language: wish.language, country: wish.country, city: wish.city, school: wish.school }

describe('a wish kept since another day', () => {
  test('given a catalogue that still has it, then nothing changes, and it costs what the worked example costs', () => {
    expect(mendWish(wish, course, demoContext)).toEqual({ wish, lost: [] })
    const choice = choiceOfWish(wish, { birthDate: '2008-08-01', nationality: 'SA' })
    const price = choice && priceBooking(demoSchool, choice, demoContext)
    expect(price).toMatchObject({ ok: true, value: { totalSar: 2_951_040 } })
  })

  test('given a course that left, or that can’t be booked now, then another is chosen in the same place', () => {
    const left = { ...emptyWish, ...places, weeks: 12 }
    expect(mendWish(wish, null, demoContext)).toEqual({ wish: left, lost: ['courseGone'] })
    expect(mendWish(wish, { ...course, bookable: false }, demoContext)).toEqual({ wish: left, lost: ['notBookable'] })
  })

  test.each([
    ['a start that passed', { startDate: '2026-02-23' }, { startDate: null }, ['start']],
    ['a start in the winter break', { startDate: '2026-12-21' }, { startDate: null }, ['start']],
    ['more weeks than are sold', { weeks: 60 }, { weeks: 48 }, ['weeks']],
    ['a room that is gone', { stay: 99, stayWeeks: 3, extraNights: 1 }, { stay: null, stayWeeks: null, extraNights: 0 }, ['stay']],
    ['an airport that is gone', { pickupId: 99 }, { transfer: 'none', pickupId: null }, ['pickup']],
    ['a service that is gone', { extraFeeIds: [9, 99] }, { extraFeeIds: [9] }, ['services']],
  ] as const)('given %s, then it alone goes and is named', (_, part, then, lost) => {
    const kept = { ...wish, ...part, extraFeeIds: 'extraFeeIds' in part ? [...part.extraFeeIds] : wish.extraFeeIds }
    expect(mendWish(kept, course, demoContext)).toEqual({ wish: { ...kept, ...then }, lost })
  })

  test('given an empty wish, then there is nothing to mend', () => {
    expect(mendWish(emptyWish, null, demoContext)).toEqual({ wish: emptyWish, lost: [] })
  })
})
