/** The coasts around a place, as a drawing: north up, the place in the middle. */
import type { Position } from './distance'

type Point = [x: number, y: number]

/** The drawing's width and height. */
export const coastsFrame = { width: 620, height: 330 }
/** Units a degree of latitude: a peninsula fits. */
const unitsADegree = 12
/** So far outside the frame the coasts are cut off, so that no cut shows as a coast. */
const margin = 2
/** Nearer to a pole than this, degrees of longitude are taken to be no shorter. */
const shortest = 0.2

type Half = { axis: 0 | 1; sign: 1 | -1; most: number }
const halves: readonly Half[] = ([1, -1] as const).flatMap((sign) => [
  { axis: 0, sign, most: coastsFrame.width / 2 + margin } as const,
  { axis: 1, sign, most: coastsFrame.height / 2 + margin } as const,
])

/** A ring without what is beyond one side of the frame (Sutherland and Hodgman). */
function cut(ring: readonly Point[], { axis, sign, most }: Half): Point[] {
  const over = (point: Point) => sign * point[axis] - most
  return ring.flatMap((point, index) => {
    const before = ring[index === 0 ? ring.length - 1 : index - 1] ?? point
    const [was, is] = [over(before), over(point)]
    const share = was / (was - is)
    const crossing: Point[] =
      was > 0 === is > 0 ? [] : [[before[0] + share * (point[0] - before[0]), before[1] + share * (point[1] - before[1])]]
    return is > 0 ? crossing : [...crossing, point]
  })
}

const pair = (x: number, y: number) => `${x}${y < 0 ? '' : ' '}${y}`

/** One ring in whole units, each point from the one before; empty where nothing of it is left. */
function pathOf(ring: readonly Point[]): string {
  const points = ring.map(([x, y]): Point => [Math.round(x) || 0, Math.round(y) || 0])
  const steps = points.slice(1).map(([x, y], index): Point => [x - (points[index]?.[0] ?? 0), y - (points[index]?.[1] ?? 0)])
  const moves = steps.filter(([x, y]) => x !== 0 || y !== 0)
  const [first] = points
  if (!first || moves.length < 2) return ''
  return `M${pair(...first)}l${moves.map(([x, y], index) => (index > 0 && x >= 0 ? ' ' : '') + pair(x, y)).join('')}z`
}

/**
 * An SVG path of the land around a place, in a frame whose middle is the place.
 * @param land closed rings, longitudes and latitudes in turn, in tenths of a degree
 */
export function coastsAround({ latitude, longitude }: Position, land: readonly (readonly number[])[]): string {
  const unitsEast = unitsADegree * Math.max(shortest, Math.cos((latitude * Math.PI) / 180))
  const pointsOf = (ring: readonly number[], turn: number): Point[] =>
    Array.from({ length: Math.floor(ring.length / 2) }, (_, index) => [
      ((ring[2 * index] ?? 0) / 10 + turn - longitude) * unitsEast,
      (latitude - (ring[2 * index + 1] ?? 0) / 10) * unitsADegree,
    ])
  // Land on the other side of the date line is drawn a turn further.
  return [-360, 0, 360].flatMap((turn) => land.map((ring) => pathOf(halves.reduce(cut, pointsOf(ring, turn))))).join('')
}
