import { clustersOf } from './clusters'

const at = (x: number, y: number) => ({ x, y })
const sizes = (points: { x: number; y: number }[]) => clustersOf(points, (point) => point, 100).map(({ places }) => places.length)

describe('given marks on a screen', () => {
  it('when they are far apart then each stands alone', () => {
    expect(sizes([at(0, 0), at(100, 0), at(0, 50)])).toEqual([1, 1, 1])
  })
  it('when they would cover each other then they are one, at the place of the first', () => {
    expect(clustersOf([at(0, 0), at(90, 20), at(500, 500)], (point) => point, 100)).toEqual([
      { places: [at(0, 0), at(90, 20)], x: 0, y: 0 },
      { places: [at(500, 500)], x: 500, y: 500 },
    ])
  })
  it('when there are none then there are none', () => {
    expect(sizes([])).toEqual([])
  })
})
