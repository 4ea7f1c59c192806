import { type Mood, windowLight } from '../moods'
import { arcade, box, disc, dome, hills, house, moved, poly, repeat, shape, spire, stroke, windows } from '../pen'
import { birds, cloud, cypress, glints, person, tree } from '../props'
import type { Scene } from '../sheet'

const behind = ({ far, mid, near, light }: Mood) =>
  cloud(140, 66, 1.2, light, 0.5) +
  hills(
    [
      [0, 236],
      [110, 200],
      [240, 222],
      [380, 190],
      [500, 216],
      [600, 196],
    ],
    far,
    336,
  ) +
  repeat(8, (index) => cypress(20 + index * 84, 232 - ((index * 17) % 22), 36, mid)) +
  box(196, 190, 220, 100, '#F3DDB8') +
  box(240, 172, 132, 50, '#F3DDB8') +
  repeat(4, (index) => disc(262 + index * 30, 194, 8, near, 0.6)) +
  shape('M232 174Q232 84 306 64Q380 84 380 174z', '#B8503A') +
  shape('M232 174Q232 84 306 64Q262 100 264 174z', '#D9765A') +
  stroke('M306 64V174M306 64Q262 100 264 174M306 64Q350 100 348 174', '#FFF4DA', 3) +
  box(297, 40, 18, 26, '#FFF4DA') +
  spire(306, 42, 18, 22, '#D9B48C') +
  disc(306, 18, 4, '#E9A23B') +
  dome(216, 196, 24, 24, '#B8503A') +
  dome(396, 196, 24, 24, '#B8503A') +
  poly(
    [
      [196, 222],
      [306, 206],
      [416, 222],
      [416, 228],
      [196, 228],
    ],
    '#B8503A',
  ) +
  box(150, 96, 40, 196, '#FBEBD0') +
  box(150, 96, 11, 196, '#FFF9EA') +
  box(145, 90, 50, 8, '#D9B48C')

const before = ({ near, dark, light }: Mood) =>
  repeat(
    3,
    (index) => box(150, 136 + index * 46, 40, 4, '#C98A6E') + shape(`M${163} ${132 + index * 46}v-20a7 7 0 0 1 14 0v20z`, near, 0.65),
  ) +
  box(456, 168, 30, 124, '#C98A5E') +
  box(450, 160, 42, 16, '#B0744E') +
  repeat(4, (index) => box(451 + index * 11, 152, 7, 9, '#B0744E')) +
  box(462, 122, 18, 34, '#C98A5E') +
  spire(471, 124, 22, 20, '#B0744E') +
  repeat(
    11,
    (index) =>
      house(index * 58 - 20, 318, 58, 44 + ((index * 23) % 26), 16, [
        ['#F3DDB8', '#E3B98A', '#EBCFA6'][index % 3] ?? '',
        index % 2 ? '#B8503A' : '#A8452F',
      ]) + windows(index * 58 - 10, 286, [3, 1], [16, 0], [8, 13], near, 0.6),
  ) +
  box(0, 312, 600, 26, '#A98068') +
  box(0, 334, 600, 66, 'url(#w)') +
  arcade(86, 318, 50, { count: 3, w: 116, gap: 20, spring: 68 }, '#C99A66') +
  repeat(
    9,
    (index) =>
      box(96 + index * 46, 288 + (index % 3) * 4, 46, 34, ['#E9B27A', '#F3DDB8', '#D98D62', '#EBCFA6'][index % 4] ?? '') +
      poly(
        [
          [94 + index * 46, 290 + (index % 3) * 4],
          [119 + index * 46, 280 + (index % 3) * 4],
          [144 + index * 46, 290 + (index % 3) * 4],
        ],
        '#A8452F',
      ) +
      windows(102 + index * 46, 298 + (index % 3) * 4, [3, 1], [13, 0], [7, 11], index % 2 ? windowLight : near, 0.85),
  ) +
  glints(480, 372, 2, light, 0.6) +
  glints(290, 384, 1, light, 0.5) +
  birds(70, 90, near) +
  moved(540, 380, shape('M-30-4H34L24 8H-22z', dark) + person(0, 0, 26, dark)) +
  tree(580, 338, 14, near)

/** The ribbed red dome and its bell tower over tiled roofs, the old bridge, cypress hills. */
export const florence: Scene = {
  mood: 'rose',
  light: [480, 150, 40],
  shore: 336,
  draw: (inks) => behind(inks) + before(inks),
}
