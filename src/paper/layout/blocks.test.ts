import fc from 'fast-check'
import { type Block, gap, paginate } from './blocks'

const extents = { first: { top: 100, bottom: 500 }, other: { top: 50, bottom: 500 } }
const block = (height: number, keepWithNext = false): Block => ({ height, keepWithNext, draw: () => undefined })

describe('pages', () => {
  it('given a chain that does not fit, then it goes to the next page whole', () => {
    const rows = [block(350), block(30, true), block(30, true), block(30)]
    expect(paginate(rows, extents).map((page) => page.length)).toEqual([1, 3])
  })
  it('given a page that ends in a table, then its head is repeated above the next row, and a gap is not', () => {
    const head = [block(20)]
    const row = (): Block => ({ ...block(190), head })
    const [first = [], second = []] = paginate([row(), row(), gap(12), row()], extents)
    expect(first.map(({ block: { height } }) => height)).toEqual([190, 190])
    expect(second.map(({ block: { height } }) => height)).toEqual([20, 190])
    expect(second[0]?.top).toBe(50)
  })
  it('given a chain longer than a page, then it is parted and nothing is lost', () => {
    const rows = Array.from({ length: 30 }, () => block(40, true))
    expect(paginate(rows, extents).flat()).toHaveLength(30)
  })
  it('given any blocks no higher than a page, then all are placed in order and none leaves its page', () => {
    const blocks = fc.array(fc.record({ height: fc.integer({ min: 1, max: 300 }), keepWithNext: fc.boolean() }), { maxLength: 80 })
    fc.assert(
      fc.property(blocks, (rows) => {
        const given = rows.map(({ height, keepWithNext }) => block(height, keepWithNext))
        const pages = paginate(given, extents)
        expect(pages.flat().map((placed) => placed.block)).toEqual(given)
        for (const { block: placed, top } of pages.flat()) expect(top + placed.height).toBeLessThanOrEqual(500)
      }),
    )
  })
})
