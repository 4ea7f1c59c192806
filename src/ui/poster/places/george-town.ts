import type { Mood } from '../moods'
import { box, disc, hills, moved, onion, poly, repeat, shape, stroke } from '../pen'
import { birds, cloud, palm, person } from '../props'
import type { Scene } from '../sheet'

const walls = ['#8CC3C2', '#F3D9A9', '#C8553D', '#F7EFDD', '#6FA08A', '#E9B27A']

const behind = ({ near, dark, light }: Mood) =>
  cloud(120, 66, 1.1, light, 0.9) +
  hills(
    [
      [0, 226],
      [120, 176],
      [260, 196],
      [400, 150],
      [520, 186],
      [600, 170],
    ],
    '#7FAE96',
  ) +
  box(230, 92, 30, 120, '#F7EFDD') +
  onion(245, 94, 15, 34, '#E9A23B') +
  box(224, 128, 42, 6, '#D8C7A0') +
  onion(310, 196, 30, 56, '#E9A23B') +
  box(284, 194, 54, 20, '#F7EFDD') +
  repeat(6, (index) => {
    const x = index * 102 - 6
    const wall = walls[index] ?? ''
    return (
      box(x, 218, 102, 138, wall) +
      poly(
        [
          [x - 2, 220],
          [x + 8, 194],
          [x + 94, 194],
          [x + 104, 220],
        ],
        '#A9523C',
      ) +
      stroke(
        repeat(10, (row) => `M${x + 10 + row * 9} 196l-2 22`),
        '#8C3F2E',
        1.5,
      ) +
      repeat(
        3,
        (row) =>
          shape(`M${x + 12 + row * 28} 270v-34q11-12 22 0v34z`, '#FFFDF4') +
          box(x + 14 + row * 28, 238, 8, 30, near, 0.85) +
          box(x + 24 + row * 28, 238, 8, 30, near, 0.85),
      ) +
      box(x, 276, 102, 7, '#FFFDF4') +
      poly(
        [
          [x - 2, 292],
          [x + 4, 283],
          [x + 98, 283],
          [x + 104, 292],
        ],
        '#A9523C',
      ) +
      shape(`M${x + 8} 356v-36q0-22 43-22t43 22v36z`, dark, 0.72) +
      box(x + 38, 316, 26, 40, ['#C8553D', '#0B6E6E', '#E9A23B'][index % 3] ?? '') +
      box(x - 3, 218, 7, 138, '#FFFDF4')
    )
  })

const before = ({ near, dark }: Mood) =>
  box(0, 354, 600, 46, '#C9BFA4') +
  box(0, 354, 600, 4, near) +
  moved(
    330,
    372,
    `<g fill="none" stroke="${dark}" stroke-width="3"><circle r="15" cx="-40" cy="6"/><circle r="15" cx="46" cy="6"/><path d="M46 6L20-20H-4M46 6L36-30h-8"/></g>` +
      shape('M-62 0V-24q0-34 36-34q12 18 14 58z', '#C8553D') +
      shape('M-66-26q0-36 42-36l4 10q-36 0-36 26z', '#E9A23B') +
      person(30, -4, 46, dark),
  ) +
  repeat(
    3,
    (index) => disc(60 + index * 208, 306, 9, '#C8553D') + stroke(`M${60 + index * 208} 292v-4M${60 + index * 208} 316v8`, '#E9A23B', 2),
  ) +
  palm(560, 392, 170, near) +
  birds(370, 110, near)

/** Shophouses with five-foot ways, shutters and tiles, a trishaw, the hill behind. */
export const georgeTown: Scene = {
  mood: 'noon',
  light: [470, 84, 30],
  draw: (inks) => behind(inks) + before(inks),
}
