import type { Mood } from '../moods'
import { blocks, box, hills, moved, poly, repeat, shape, stroke, windows } from '../pen'
import { birds, cloud, glints, sailboat, tree } from '../props'
import type { Scene } from '../sheet'

const behind = ({ near, light }: Mood) =>
  cloud(470, 66, 1.2, light, 0.9) +
  hills(
    [
      [0, 240],
      [200, 226],
      [420, 236],
      [600, 222],
    ],
    '#9DBFB4',
    256,
  ) +
  blocks(
    256,
    [
      [196, 34, 80],
      [234, 30, 118],
      [268, 40, 150],
      [312, 34, 176],
      [350, 38, 136],
      [392, 30, 108],
      [426, 40, 80],
      [470, 30, 52],
      [160, 34, 50],
    ],
    '#5F9492',
  ) +
  blocks(
    256,
    [
      [212, 30, 56],
      [290, 28, 100],
      [334, 26, 88],
      [376, 30, 70],
      [410, 26, 54],
    ],
    near,
  )

const between = ({ near, dark, light }: Mood) =>
  windows(274, 114, [4, 10], [8, 13], [5, 7], '#F7EFDD', 0.6) +
  windows(318, 90, [3, 11], [9, 13], [5, 7], '#F7EFDD', 0.6) +
  windows(356, 130, [4, 8], [8, 13], [5, 7], '#F7EFDD', 0.5) +
  poly(
    [
      [312, 80],
      [329, 58],
      [346, 80],
    ],
    '#5F9492',
  ) +
  stroke('M329 60V34', near, 3) +
  moved(
    118,
    250,
    poly(
      [
        [-4, 4],
        [0, -70],
        [4, 4],
      ],
      '#C98A5E',
    ) + shape('M0-70Q-30-30-26 4H-8Q-10-40 0-70zM0-70Q30-30 26 4H8Q10-40 0-70z', '#A9713F'),
  ) +
  box(0, 252, 600, 7, '#5E8C68') +
  repeat(16, (index) => tree(20 + index * 38, 258, 8, '#4E7A5E')) +
  glints(108, 276, 4, light, 0.8) +
  glints(360, 276, 6, '#F7EFDD', 0.5) +
  sailboat(470, 300, 0.6, ['#FFFDF4', dark]) +
  sailboat(230, 284, 0.36, ['#E9A23B', dark]) +
  repeat(3, (index) =>
    moved(
      300 + index * 62,
      326 + (index % 2) * 16,
      shape('M-24 0Q-26-14-6-14Q10-14 20-22Q24-8 14 0Q0 8-24 0z', dark) +
        stroke('M-18-4Q-30-10-26-24Q-24-34-32-36', dark, 5) +
        shape('M-34-39l-10 3l10 3z', '#C8553D'),
      0.9,
    ),
  )

const before = ({ near, dark }: Mood) =>
  hills(
    [
      [0, 330],
      [120, 322],
      [280, 366],
      [420, 380],
      [600, 350],
    ],
    '#6E8F5A',
  ) +
  hills(
    [
      [0, 372],
      [180, 366],
      [360, 390],
      [600, 374],
    ],
    '#3F6B4F',
  ) +
  repeat(3, (index) =>
    moved(
      [70, 520, 566][index] ?? 0,
      [352, 376, 384][index] ?? 0,
      box(-5, -34, 10, 40, dark) +
        stroke('M0-34L-34-30M0-34L-28-52M0-34L-14-64M0-34L0-70M0-34L14-64M0-34L28-52M0-34L34-30M0-34L-30-16M0-34L30-16', near, 3.5) +
        stroke('M0-60V-104', '#C9A26C', 4),
      [1.2, 1, 0.7][index],
    ),
  ) +
  birds(420, 130, near)

/** Towers across the wide river from the park, black swans, grass trees. */
export const perth: Scene = {
  mood: 'noon',
  light: [108, 92, 32],
  shore: 256,
  draw: (inks) => behind(inks) + between(inks) + before(inks),
}
