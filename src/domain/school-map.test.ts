import { bearingBetween, frame, ringRadius, schoolMap, wayOf } from './school-map'

/** On the equator, where a degree is 111,195 metres in every direction. */
const centre = { latitude: 0, longitude: 0 }
const degree = 111_195
const at = (id: number, east: number, north: number) => ({ id, latitude: (north * 1000) / degree, longitude: (east * 1000) / degree })

describe('given two places', () => {
  it.each([
    [0, 1, 0, 'n'],
    [1, 1, 45, 'ne'],
    [1, 0, 90, 'e'],
    [1, -1, 135, 'se'],
    [0, -1, 180, 's'],
    [-1, -1, 225, 'sw'],
    [-1, 0, 270, 'w'],
    [-1, 1, 315, 'nw'],
  ])('when one lies %i km east and %i km north, then its bearing is %i°: %s', (east, north, bearing, way) => {
    expect(bearingBetween(centre, at(1, east, north))).toBeCloseTo(bearing, 4)
    expect(wayOf(bearing)).toBe(way)
  })
  it('when a bearing is between two names, then the nearer one is said', () => {
    expect([22, 23, 337, 338, 359.9].map(wayOf)).toEqual(['n', 'ne', 'nw', 'n', 'n'])
  })
  it('when they lie far from the equator, then a degree of longitude is as short as it is there', () => {
    expect(bearingBetween({ latitude: 60, longitude: 10 }, { latitude: 60.001, longitude: 10.002 })).toBeCloseTo(45, 1)
  })
  it('when the date line is between them, then the short way is meant', () => {
    expect(bearingBetween({ latitude: 0, longitude: 179.99 }, { latitude: 0, longitude: -179.99 })).toBeCloseTo(90, 6)
  })
})

describe('given the schools of a city', () => {
  it('when they lie in the four directions, then north is up, east is on the right hand and distances are to scale', () => {
    const { kilometres, marks } = schoolMap(centre, [at(1, 0, 2), at(2, 1, 0), at(3, 0, -1.5), at(4, -0.5, 0)])
    expect(kilometres).toBe(2)
    expect(marks).toEqual([
      { id: 1, x: 0, y: -ringRadius, isBeyond: false },
      { id: 2, x: 40, y: 0, isBeyond: false },
      { id: 3, x: 0, y: 60, isBeyond: false },
      { id: 4, x: -20, y: 0, isBeyond: false },
    ])
  })
  it.each([
    [0.2, 1],
    [1, 1],
    [1.01, 2],
    [3.9, 4],
    [4.1, 10],
    [19.9, 20],
    [40, 1],
  ])('when the farthest is %d km out, then the outer ring is %i km', (east, kilometres) => {
    expect(schoolMap(centre, [at(1, east, 0)]).kilometres).toBe(kilometres)
  })
  it('when one is 40 km out, then it stands at the edge, the others keep their scale and nothing is outside the frame', () => {
    const { kilometres, marks } = schoolMap(centre, [at(1, 0, 0.5), at(2, 30, -30), at(3, -40, 0)])
    expect(kilometres).toBe(1)
    expect(marks).toEqual([
      { id: 1, x: 0, y: -40, isBeyond: false },
      { id: 2, x: 64, y: 64, isBeyond: true },
      { id: 3, x: -90, y: 0, isBeyond: true },
    ])
    for (const { x, y } of marks) expect(Math.hypot(x, y)).toBeLessThan(frame - 8)
  })
  it('when a school is the centre itself, then it stands in the middle', () => {
    expect(schoolMap(centre, [at(1, 0, 0)])).toEqual({ kilometres: 1, marks: [{ id: 1, x: 0, y: 0, isBeyond: false }] })
  })
})
