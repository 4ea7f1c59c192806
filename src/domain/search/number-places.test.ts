import fc from 'fast-check'
import { makeNumberPlaces } from './number-places'
import { makeTable } from './table'
import { documents, facts, today } from './testing/catalogue'

const table = makeTable(documents, facts, today)

/** Row → whole or beginning, as they come. */
function found(numbers: number[][], typed: number): [number, boolean][] {
  const rows: [number, boolean][] = []
  makeNumberPlaces({ ...table, numbers })(typed, (row, isWhole) => rows.push([row, isWhole]))
  return rows.sort(([a], [b]) => a - b)
}

describe('given numbers in the names', () => {
  test('when one is typed, then it is found whole and as the beginning of longer ones, and nowhere else', () => {
    expect(found([[12], [1234], [21], [], [120, 5], [1], [112]], 12)).toEqual([
      [0, true],
      [1, false],
      [4, false],
    ])
  })

  test('when there are none, then nothing is found', () => {
    expect(found([[], []], 7)).toEqual([])
  })

  test('when any is typed, then it is found where its digits begin a number, whole where they are the number', () => {
    const number = fc.integer({ min: 0, max: 99_999 })
    fc.assert(
      fc.property(fc.array(number, { maxLength: 30 }), fc.integer({ min: 1, max: 99_999 }), (all, typed) => {
        const expected = all.flatMap((one, row): [number, boolean][] => (`${one}`.startsWith(`${typed}`) ? [[row, one === typed]] : []))
        expect(
          found(
            all.map((one) => [one]),
            typed,
          ),
        ).toEqual(expected)
      }),
    )
  })
})
