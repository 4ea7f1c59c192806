/** A city's schools around its centre, as a drawing that is true to scale: north up, in units of a frame of 200 × 200 whose middle is the centre. */
import { metresBetween, type Position } from './distance'

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Degrees from north, clockwise, in which one sets out from one place to the other. 0 ≤ bearing < 360. */
export function bearingBetween(from: Position, to: Position): number {
  const [start, end, east] = [radians(from.latitude), radians(to.latitude), radians(to.longitude - from.longitude)]
  const x = Math.sin(east) * Math.cos(end)
  const y = Math.cos(start) * Math.sin(end) - Math.sin(start) * Math.cos(end) * Math.cos(east)
  return ((Math.atan2(x, y) * 180) / Math.PI + 360) % 360
}

const ways = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const
export type Way = (typeof ways)[number]

/** The nearest of the eight directions that have names. */
export const wayOf = (bearing: number): Way => ways[Math.round(bearing / 45) % 8] ?? 'n'

/** Half the frame's side. */
export const frame = 100
/** Of the outer ring; the inner one is half of it. */
export const ringRadius = 80
/** Where what is beyond the outer ring stands: the largest mark there is still whole. */
const edgeRadius = 90

/** Kilometres of the outer ring. What is farther than the last would press all others into the middle. @assumed */
const scales = [1, 2, 4, 10, 20] as const

export type SchoolMark = { id: number; x: number; y: number; isBeyond: boolean }
export type SchoolMap = { kilometres: number; marks: SchoolMark[] }

/** The smallest ring with all of them in it, of those that are not beyond the largest. */
function scaleFor(metres: readonly number[]): number {
  const largest = scales[scales.length - 1] ?? 1
  const farthest = Math.max(0, ...metres.filter((one) => one <= largest * 1000))
  return scales.find((kilometres) => farthest <= kilometres * 1000) ?? largest
}

const whole = (number: number) => Math.round(number) || 0

/**
 * Where each school stands: its true bearing and distance from the centre. Who is beyond the outer ring stands at the edge, in its direction.
 * @param places one a school, with positions in degrees. @assumed
 */
export function schoolMap(centre: Position, places: readonly (Position & { id: number })[]): SchoolMap {
  const kilometres = scaleFor(places.map((place) => metresBetween(centre, place)))
  const marks = places.map((place) => {
    const share = metresBetween(centre, place) / (kilometres * 1000)
    const radius = share > 1 ? edgeRadius : share * ringRadius
    const bearing = radians(bearingBetween(centre, place))
    return { id: place.id, x: whole(radius * Math.sin(bearing)), y: whole(-radius * Math.cos(bearing)), isBeyond: share > 1 }
  })
  return { kilometres, marks }
}
