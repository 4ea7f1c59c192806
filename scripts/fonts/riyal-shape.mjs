/**
 * The Saudi riyal sign (U+20C1) by construction: two upright stems crossed by bars that rise to the right at one slope. The grid is
 * 1124 × 1256, y downwards; used for our faces (`node scripts/fonts/riyal-shape.mjs` prints the path).
 * @assumed
 */
const slope = 0.2126
const thick = 143
const lean = 39
const stems = { first: [396, 528], second: [660, 792] }

/** Lower edge of a bar at x, when the edge's right end lies at (1085, y). */
const edge = (y) => (x) => y + (1085 - x) * slope
const upper = edge(625)
const middle = edge(896)
const lowest = edge(1166)
const foot = edge(933)

/** A free end: the bar's lower corner at x, its upper corner leaning right. */
const leftEnd = (x, line) => [
  [x, line(x)],
  [x + lean, line(x) - thick],
]
const rightEnd = (x, line) => [
  [x + lean, line(x) - thick],
  [x, line(x)],
]

const stemTop = ([left, right], top) => [
  [left, top + 111],
  [right, top],
]

/** Contours run clockwise on this grid; they overlap, which non-zero winding fills. */
export const riyalContours = [
  [...leftEnd(61, upper), ...rightEnd(1085, upper)],
  [
    ...stemTop(stems.first, 0),
    [528, 845],
    [520, 878],
    [449, 983],
    [418, 1013],
    [375, foot(375)],
    ...leftEnd(0, foot),
    [396, foot(396) - thick],
  ],
  [...stemTop(stems.second, 66), [792, middle(792) - thick], ...rightEnd(1085, middle), [660, middle(660)]],
  [...leftEnd(661, lowest), ...rightEnd(1085, lowest)],
]

export const riyalBox = { width: 1124, height: 1256 }

export const riyalPath = () =>
  riyalContours.map((points) => `M${points.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}Z`).join('')

if (process.argv[1]?.endsWith('riyal-shape.mjs')) console.log(riyalPath())
