import { fullWish } from './testing/full-wish'
import { changeWish, choiceOfWish, emptyWish } from './wish'

const nobody = { birthDate: null, nationality: null }

describe('changing a wish', () => {
  test('given another country, then everything that hung on the one before is taken back and named; the weeks stay', () => {
    const { wish, cleared } = changeWish(fullWish, { country: 'IE' })
    expect(wish).toEqual({ ...emptyWish, language: 'english', country: 'IE', weeks: 12 })
    expect(cleared).toEqual(['city', 'school', 'course', 'start', 'stay', 'extras'])
  })

  test('given another course with its weeks, then start, accommodation and services fall and the places stay', () => {
    const { wish, cleared } = changeWish(fullWish, { courseId: 2, weeks: 4 })
    expect(wish).toEqual({
      ...emptyWish,
      language: 'english',
      country: 'GB',
      city: 'london',
      school: 'demo-school-london',
      courseId: 2,
      weeks: 4,
    })
    expect(cleared).toEqual(['start', 'stay', 'extras'])
  })

  test.each([
    ['the same country again', { country: 'GB' }],
    ['other weeks', { weeks: 4 }],
    ['another accommodation', { stay: 4 }],
    ['a start taken back', { startDate: null }],
  ])('given %s, then nothing else changes', (_, part) => {
    expect(changeWish(fullWish, part)).toEqual({ wish: { ...fullWish, ...part }, cleared: [] })
  })

  test('given an accommodation that was skipped, then another city has nothing of it to say', () => {
    expect(
      changeWish({ ...emptyWish, language: 'english', country: 'GB', city: 'london', stay: 'none' }, { city: 'oxford' }).cleared,
    ).toEqual([])
  })
})

describe('the choice of a wish', () => {
  test('given course, weeks or start still open, then there is none', () => {
    for (const part of [{ courseId: null }, { weeks: null }, { startDate: null }])
      expect(choiceOfWish({ ...fullWish, ...part }, nobody)).toBeNull()
  })

  test('given all, then it is as engine and server take it', () => {
    expect(choiceOfWish(fullWish, { birthDate: '2008-08-01', nationality: 'SA' })).toEqual({
      courseId: 1,
      weeks: 12,
      startDate: '2026-06-15',
      accommodationId: 3,
      accommodationWeeks: 10,
      extraNights: 2,
      transfer: 'both',
      pickupId: 5,
      insurance: true,
      extraFeeIds: [2, 9],
      student: { birthDate: '2008-08-01', nationality: 'SA' },
    })
  })

  test('given a skipped accommodation and no transfer, then their weeks, nights and airport are not sent', () => {
    expect(choiceOfWish({ ...fullWish, stay: 'none', transfer: 'none' }, nobody)).toMatchObject({
      accommodationId: null,
      accommodationWeeks: null,
      extraNights: 0,
      pickupId: null,
    })
  })
})
