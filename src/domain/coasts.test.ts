import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { coastsAround, coastsFrame } from './coasts'
import { positionOf } from './distance'

const equator = { latitude: 0, longitude: 0 }
const land: number[][] = JSON.parse(readFileSync(join(__dirname, '../../static/map/land.json'), 'utf8'))

/** Every point of a path, counted from the drawing's middle. */
const pointsOf = (path: string) =>
  path
    .split('M')
    .slice(1)
    .flatMap((ring) => {
      const numbers = (ring.match(/-?\d+/g) ?? []).map(Number)
      let [x, y] = [0, 0]
      return Array.from({ length: numbers.length / 2 }, (_, index) => {
        x += numbers[2 * index] ?? 0
        y += numbers[2 * index + 1] ?? 0
        return { x, y }
      })
    })

describe('given land around a place', () => {
  it('when it lies within the frame, then it is drawn to scale, north up and east on the right hand', () => {
    expect(coastsAround(equator, [[0, 0, 50, 0, 50, 100]])).toBe('M0 0l60 0 0-120z')
  })
  it('when the place lies at 60° north, then a degree of longitude is half as long', () => {
    expect(coastsAround({ latitude: 60, longitude: 10 }, [[100, 600, 150, 600, 150, 650]])).toBe('M0 0l30 0 0-60z')
  })
  it('when it is cut by the frame, then what shows is cut outside of it', () => {
    expect(coastsAround(equator, [[0, 0, 600, 0, 600, 50, 0, 50]])).toBe('M0 0l312 0 0-60-312 0z')
  })
  it('when it is elsewhere, then nothing is drawn', () => {
    expect(coastsAround(equator, [[900, 0, 950, 0, 950, 50]])).toBe('')
  })
  it('when it is on the other side of the date line, then it is drawn where it is', () => {
    expect(coastsAround({ latitude: 0, longitude: 179 }, [[-1790, 0, -1780, 0, -1780, 10]])).toBe('M24 0l12 0 0-12z')
  })
})

test.each([
  ['Riyadh', 24.6949, 46.6853],
  ['London', 51.5, -0.1],
  ['Suva', -18.1, 178.4],
  ['Tromsø', 69.6, 18.9],
])(
  'given the coasts of the world and an office in %s, then there are some, light, none outside the frame',
  (_name, latitude, longitude) => {
    const path = coastsAround({ latitude, longitude }, land)
    expect(pointsOf(path).length).toBeGreaterThan(10)
    for (const { x, y } of pointsOf(path)) {
      expect(Math.abs(x)).toBeLessThanOrEqual(coastsFrame.width / 2 + 2)
      expect(Math.abs(y)).toBeLessThanOrEqual(coastsFrame.height / 2 + 2)
    }
    expect(path.length).toBeLessThan(4000)
  },
)

test('given coordinates as an editor wrote them, then only a place on Earth is one', () => {
  expect(positionOf({ latitude: '24.6949', longitude: ' 46.6853' })).toEqual({ latitude: 24.6949, longitude: 46.6853 })
  for (const [latitude, longitude] of [
    ['', ''],
    ['24.6949', ''],
    ['north', '46'],
    ['91', '46'],
    ['24', '181'],
    ['1e1', '4'],
  ] as const)
    expect(positionOf({ latitude, longitude })).toBeNull()
})
