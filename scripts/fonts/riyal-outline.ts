/** The riyal sign as a TrueType outline of straight lines (OpenType "glyf"), in the height of Plex's digits. */
import type { Outline } from '../../src/paper/font/glyphs'
import { riyalBox, riyalContours } from './riyal-shape.mjs'

const onCurve = 1
const side = 40
const height = 760

type Point = [number, number]

export function riyalOutline(): Outline {
  const size = height / riyalBox.height
  const place = ([x = 0, y = 0]: number[]): Point => [Math.round(side + x * size), Math.round(722 - y * size)]
  const contours = (riyalContours as number[][][]).map((contour) => contour.map(place))
  const points = contours.flat()
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  let end = -1
  const ends = contours.map((contour) => {
    end += contour.length
    return end
  })
  const box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
  const steps = (values: number[]) => values.map((value, index) => value - (index === 0 ? 0 : (values[index - 1] ?? 0)))
  const bytes = new Uint8Array(10 + ends.length * 2 + 2 + points.length * 5)
  const view = new DataView(bytes.buffer)
  const head = [contours.length, ...box, ...ends, 0]
  head.forEach((value, index) => {
    view.setInt16(index * 2, value)
  })
  bytes.fill(onCurve, head.length * 2, head.length * 2 + points.length)
  ;[...steps(xs), ...steps(ys)].forEach((value, index) => {
    view.setInt16(head.length * 2 + points.length + index * 2, value)
  })
  return { bytes, metrics: { advance: Math.round(side * 2 + riyalBox.width * size), bearing: box[0] ?? 0 } }
}
