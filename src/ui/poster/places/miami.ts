import type { Mood } from '../moods'
import { box, hills, moved, poly, repeat, shape, stroke } from '../pen'
import { birds, cloud, glints, palm, person, sailboat } from '../props'
import type { Scene } from '../sheet'

const behind = ({ near, dark, light }: Mood) => {
  const hotel = (x: number, w: number, h: number, [wall, band]: readonly [string, string]) =>
    shape(`M${x} 316V${316 - h}q0-12 12-12h${w - 24}q12 0 12 12V316z`, wall) +
    box(x + w / 2 - 9, 316 - h - 44, 18, h, band) +
    shape(`M${x + w / 2 - 9} ${272 - h}q9-14 18 0z`, band) +
    repeat(
      Math.floor(h / 30),
      (index) =>
        box(x + 6, 330 - h + index * 30, w / 2 - 20, 13, near, 0.6) +
        box(x + w / 2 + 14, 330 - h + index * 30, w / 2 - 20, 13, near, 0.6) +
        box(x, 326 - h + index * 30, w, 3, band),
    )
  return (
    cloud(300, 60, 1.2, light, 0.6) +
    glints(96, 268, 4, light, 0.8) +
    sailboat(60, 272, 0.5, ['#FFFDF4', dark]) +
    hotel(196, 104, 120, ['#9ED0C6', '#FFF4DC']) +
    hotel(306, 120, 168, ['#F7E3C4', '#C8553D']) +
    hotel(432, 100, 134, ['#F2B59B', '#FFF4DC']) +
    hotel(538, 110, 176, ['#8DBFBF', '#E9A23B']) +
    box(180, 312, 420, 10, '#8A5B5C') +
    repeat(5, (index) => box(214 + index * 84, 296, 44, 16, ['#E9A23B', '#C8553D', '#0B6E6E', '#FFF4DC', '#E9A23B'][index] ?? '')) +
    hills(
      [
        [0, 316],
        [140, 312],
        [330, 326],
        [600, 320],
      ],
      '#F6DDB3',
    ) +
    shape('M0 320Q90 306 190 318L176 324Q90 316 0 334z', '#FFFDF4', 0.7)
  )
}

const before = ({ near, dark }: Mood) =>
  moved(
    98,
    330,
    stroke('M-34 34L-26-6M34 34L26-6M-10 34V-6M10 34V-6', dark, 4) +
      box(-46, -12, 92, 8, '#E9A23B') +
      box(-32, -56, 64, 46, '#0B6E6E') +
      box(-32, -56, 16, 46, '#E9A23B') +
      box(16, -56, 16, 46, '#E9A23B') +
      poly(
        [
          [-44, -56],
          [-30, -82],
          [30, -82],
          [44, -56],
        ],
        '#C8553D',
      ) +
      box(-10, -46, 20, 20, '#FFF4DC') +
      stroke('M46-6L84 34', dark, 4),
  ) +
  palm(176, 356, 170, near) +
  palm(300, 376, 210, dark) +
  palm(430, 372, 180, near) +
  palm(556, 384, 240, dark) +
  person(236, 372, 40, dark) +
  hills(
    [
      [0, 388],
      [260, 380],
      [600, 390],
    ],
    '#D9B58A',
  ) +
  birds(40, 110, near)

/** Rounded pastel hotels with their bands and neon, palms, a lifeguard's hut on the sand. */
export const miami: Scene = {
  mood: 'rose',
  light: [96, 186, 42],
  shore: 256,
  draw: (inks) => behind(inks) + before(inks),
}
