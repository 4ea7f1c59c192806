/** Strokes of the poster drawings: each gives a piece of SVG. The sheet is 600 × 400, y downwards. */
export type Point = readonly [number, number]

const round = (value: number) => Math.round(value * 10) / 10
const opacity = (value: number) => (value < 1 ? ` opacity="${value}"` : '')

export const shape = (d: string, fill: string, see = 1) => `<path d="${d}" fill="${fill}"${opacity(see)}/>`
export const stroke = (d: string, colour: string, width = 2, see = 1) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"${opacity(see)}/>`
export const disc = (x: number, y: number, r: number, fill: string, see = 1) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"${opacity(see)}/>`
export const oval = (x: number, y: number, rx: number, ry: number, fill: string, see = 1) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"${opacity(see)}/>`

export const boxPath = (x: number, y: number, w: number, h: number) => `M${round(x)} ${round(y)}h${round(w)}v${round(h)}h${round(-w)}z`
export const box = (x: number, y: number, w: number, h: number, fill: string, see = 1) => shape(boxPath(x, y, w, h), fill, see)
export const poly = (points: readonly Point[], fill: string, see = 1) =>
  shape(`M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}z`, fill, see)

export const moved = (x: number, y: number, content: string, scale = 1) =>
  `<g transform="translate(${x} ${y})${scale === 1 ? '' : ` scale(${scale})`}">${content}</g>`
/** Mirrors what is drawn about the upright at `axis` and keeps the original. */
export const twin = (axis: number, content: string) => `${content}<g transform="matrix(-1 0 0 1 ${2 * axis} 0)">${content}</g>`

const times = (count: number) => Array.from({ length: count }, (_, index) => index)
export const repeat = (count: number, draw: (index: number) => string) => times(count).map(draw).join('')

/** A field of windows: columns × rows, so far apart, so large. */
export const windows = (x: number, y: number, [columns, rows]: Point, [dx, dy]: Point, [w, h]: Point, fill: string, see = 1) =>
  shape(
    times(columns * rows)
      .map((index) => boxPath(x + (index % columns) * dx, y + Math.floor(index / columns) * dy, w, h))
      .join(''),
    fill,
    see,
  )

/** Blocks that stand on one line: x, width, height. */
export const blocks = (base: number, list: readonly (readonly [number, number, number])[], fill: string, see = 1) =>
  shape(list.map(([x, w, h]) => boxPath(x, base - h, w, h)).join(''), fill, see)

/** Rolling ground through points, filled down to `foot`: the sheet's, or the shore. */
export function hills(points: readonly Point[], fill: string, foot = 400) {
  const [first = [0, 300] as const, ...rest] = points
  const curve = rest.map(([x, y], index) => {
    const [nextX, nextY] = rest[index + 1] ?? [x, y]
    return `Q${x} ${y} ${round((x + nextX) / 2)} ${round((y + nextY) / 2)}`
  })
  return shape(`M${first[0]} ${first[1]}${curve.join('')}V${foot}H${first[0]}z`, fill)
}

/** Ground with edges: rocks, mountains. */
export const ridge = (points: readonly Point[], fill: string, foot = 400) =>
  shape(`M${points.map(([x, y]) => `${x} ${y}`).join('L')}V${foot}H${points[0]?.[0] ?? 0}z`, fill)

/** A wall with round openings cut out; each opening is `w` wide and its arch begins at `spring`. */
export function arcade(x: number, y: number, h: number, openings: { count: number; w: number; gap: number; spring: number }, fill: string) {
  const { count, w, gap, spring } = openings
  const width = count * (w + gap) + gap
  const cut = times(count).map(
    (index) =>
      `M${round(x + gap + index * (w + gap))} ${y + h}v${round(-(h - spring))}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${round(h - spring)}z`,
  )
  return `<path fill-rule="evenodd" d="${boxPath(x, y, width, h)}${cut.join('')}" fill="${fill}"/>`
}

export const dome = (x: number, y: number, rx: number, ry: number, fill: string) =>
  shape(`M${x - rx} ${y}a${rx} ${ry} 0 0 1 ${rx * 2} 0z`, fill)
/** A dome that swells before it closes to a point. */
export const onion = (x: number, y: number, r: number, h: number, fill: string) =>
  shape(
    `M${round(x - r * 0.7)} ${y}C${round(x - r * 1.7)} ${round(y - h * 0.5)} ${round(x - r * 0.3)} ${round(y - h * 0.55)} ${x} ${y - h}C${round(x + r * 0.3)} ${round(y - h * 0.55)} ${round(x + r * 1.7)} ${round(y - h * 0.5)} ${round(x + r * 0.7)} ${y}z`,
    fill,
  )
export const spire = (x: number, y: number, w: number, h: number, fill: string) =>
  poly(
    [
      [x - w / 2, y],
      [x, y - h],
      [x + w / 2, y],
    ],
    fill,
  )
export const house = (x: number, base: number, w: number, h: number, roofHeight: number, [wall, roof]: readonly [string, string]) =>
  box(x, base - h, w, h, wall) +
  poly(
    [
      [x - 3, base - h],
      [x + w / 2, base - h - roofHeight],
      [x + w + 3, base - h],
    ],
    roof,
  )
