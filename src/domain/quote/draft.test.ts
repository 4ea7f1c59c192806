import { duplicateWish, emptyDraft, isEmptyDraft, isFull, readDraft, removeWish, repeatedWishes, takeIn, withWish } from './draft'
import { fullWish } from './testing/full-wish'
import { emptyWish } from './wish'

const draftOf = (...wishes: (typeof fullWish)[]) => ({ wishes, at: 0 })
const [one, two, three] = [fullWish, { ...fullWish, weeks: 8 }, { ...fullWish, weeks: 4 }]

describe('alternatives of a quote', () => {
  test('given a copy, then it comes last and is at hand; a fourth is never made', () => {
    const second = duplicateWish(draftOf(one), 0)
    expect(second).toEqual({ wishes: [one, one], at: 1 })
    const third = duplicateWish(second, 0)
    expect([third.wishes.length, isFull(third), duplicateWish(third, 0)]).toEqual([3, true, third])
  })

  test.each([
    [0, 0, [two, three], 0],
    [2, 0, [two, three], 1],
    [2, 2, [one, two], 1],
    [0, 2, [one, two], 0],
  ])('given %i at hand and %i removed, then the others stay and one of them is at hand', (at, gone, wishes, then) => {
    expect(removeWish({ wishes: [one, two, three], at }, gone)).toEqual({ wishes, at: then })
  })

  test('given the last one removed, then the quote is empty again', () => {
    expect(removeWish(draftOf(one), 0)).toEqual(emptyDraft)
    expect(isEmptyDraft(emptyDraft)).toBe(true)
    expect(isEmptyDraft(draftOf(one))).toBe(false)
  })

  test('given the same booking twice, then the later one is told', () => {
    expect(repeatedWishes(draftOf(one, two, { ...one, extraFeeIds: [2, 9] }))).toEqual([2])
    expect(repeatedWishes(draftOf(one, two, three))).toEqual([])
    expect(repeatedWishes(draftOf(emptyWish, emptyWish))).toEqual([])
  })
})

describe('a trip that comes from elsewhere', () => {
  const trip = { ...emptyWish, courseId: 7, weeks: 4 }
  test.each([
    ['an empty quote', emptyDraft, { wishes: [trip], at: 0 }, 'begun'],
    ['a quote with room', draftOf(one), { wishes: [one, trip], at: 1 }, 'added'],
    ['a quote of three', draftOf(one, two, three), { wishes: [trip, two, three], at: 0 }, 'replaced'],
    ['a quote that has it', { wishes: [one, { ...trip, stay: 3 }], at: 0 }, { wishes: [one, { ...trip, stay: 3 }], at: 1 }, 'known'],
  ] as const)('given %s, then it finds its place', (_, draft, then, how) => {
    expect(takeIn({ wishes: [...draft.wishes], at: draft.at }, trip)).toEqual({ draft: then, how })
  })
})

describe('a draft the browser kept', () => {
  test('given what was written, then it is read as it was', () => {
    const draft = withWish({ wishes: [one, emptyWish], at: 1 }, { ...two, stay: 'none', stayWeeks: null, extraNights: 0 })
    expect(readDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft)
  })

  test.each([null, 7, 'x', [], {}, { wishes: [] }, { wishes: 'x', at: 0 }])('given %j, then it is an empty one', (kept) => {
    expect(readDraft(kept)).toEqual(emptyDraft)
  })

  test('given nonsense in a wish, then that alone is as if not chosen; a fourth wish and a place out of bounds are cut', () => {
    const wish = {
      ...{ language: '<b>', country: 5, city: 'london', courseId: '-1', weeks: '٤', startDate: '2026-02-30' },
      ...{ stay: {}, extraNights: 99, transfer: 'both', pickupId: null, insurance: 'yes', extraFeeIds: [3, '3', -1, null] },
    }
    expect(readDraft({ wishes: [wish, one, two, three], at: 9 })).toEqual({
      wishes: [{ ...emptyWish, city: 'london', weeks: 4, extraFeeIds: [3] }, one, two],
      at: 2,
    })
  })
})
