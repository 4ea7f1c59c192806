import type { Mood } from '../moods'
import { box, disc, hills, moved, poly, repeat, ridge, shape, spire, stroke, twin, windows } from '../pen'
import { birds, cloud, person, tree } from '../props'
import type { Scene } from '../sheet'

const behind = ({ light }: Mood) =>
  cloud(90, 66, 1.1, light, 0.9) +
  ridge(
    [
      [0, 232],
      [60, 186],
      [110, 210],
      [180, 150],
      [240, 200],
      [320, 160],
      [390, 206],
      [450, 148],
      [520, 200],
      [600, 166],
    ],
    '#9DC0C4',
  ) +
  poly(
    [
      [180, 150],
      [152, 178],
      [172, 174],
      [184, 188],
      [202, 172],
      [212, 176],
    ],
    '#FFFDF4',
  ) +
  poly(
    [
      [450, 148],
      [420, 180],
      [440, 176],
      [454, 190],
      [472, 172],
      [482, 174],
    ],
    '#FFFDF4',
  )

const between = ({ near }: Mood) =>
  poly(
    [
      [320, 160],
      [296, 176],
      [318, 174],
      [330, 182],
      [344, 172],
    ],
    '#FFFDF4',
  ) +
  hills(
    [
      [0, 262],
      [200, 240],
      [400, 258],
      [600, 236],
    ],
    '#7FAA8E',
  ) +
  // The cathedral.
  box(130, 214, 170, 112, '#A85C44') +
  poly(
    [
      [124, 216],
      [146, 166],
      [286, 166],
      [306, 216],
    ],
    '#C8553D',
  ) +
  repeat(7, (index) => shape(`M${142 + index * 23} 320v-76q5-10 10 0v76z`, near, 0.7)) +
  twin(
    164,
    box(92, 122, 46, 206, '#B5664B') +
      box(92, 122, 13, 206, '#D99372') +
      shape('M107 206v-50q8-14 16 0v50z', near, 0.75) +
      shape('M107 286v-50q8-14 16 0v50z', near, 0.6) +
      disc(115, 138, 8, '#FFF4DA') +
      box(88, 118, 54, 6, '#7C4636') +
      shape('M92 120Q84 92 104 84Q114 78 115 62Q116 78 126 84Q146 92 138 120z', '#5F9A8F') +
      stroke('M115 64V46', '#E9A23B', 3) +
      disc(115, 50, 3.5, '#E9A23B'),
  )

const before = ({ near, dark }: Mood) =>
  // Town hall.
  box(340, 232, 230, 96, '#B9AB8D') +
  repeat(11, (index) => spire(352 + index * 21, 234, 14, 26, '#8F8468')) +
  windows(350, 246, [13, 3], [17, 26], [8, 16], near, 0.65) +
  box(428, 138, 48, 190, '#A99B7C') +
  box(428, 138, 14, 190, '#D6C9A8') +
  twin(452, spire(432, 140, 12, 30, '#8F8468')) +
  spire(452, 140, 40, 74, '#6E7F70') +
  disc(452, 164, 13, '#FFF4DA') +
  stroke('M452 164v-8M452 164l5 4', dark, 2) +
  shape('M440 222v-26q12-16 24 0v26z', near, 0.75) +
  box(446, 208, 5, 14, '#C8553D') +
  box(454, 208, 5, 14, '#1F5FA0') +
  box(0, 324, 600, 76, '#D9CBA8') +
  poly(
    [
      [180, 400],
      [250, 326],
      [330, 326],
      [420, 400],
    ],
    '#EBDFC2',
  ) +
  repeat(3, (index) =>
    moved(
      60 + index * 56,
      346,
      shape('M-24-20Q0-44 24-20z', index % 2 ? '#F7F2E8' : '#0B6E6E') + stroke('M0-26V12', dark, 2.5) + box(-14, -2, 28, 4, dark),
    ),
  ) +
  stroke('M508 376V196', '#F7F2E8', 8) +
  stroke('M508 376V196', '#1F6FB0', 4) +
  repeat(4, (index) => box(index % 2 ? 512 : 478, 222 + index * 30, 26, 16, ['#C8553D', '#E9A23B', '#0B6E6E', '#F7F2E8'][index] ?? '')) +
  disc(508, 192, 8, '#E9A23B') +
  person(300, 376, 40, dark) +
  person(322, 378, 34, dark) +
  tree(580, 372, 26, near) +
  birds(250, 100, near)

/** Two brick towers with green caps, the gothic town hall, the Alps close on a clear day. */
export const munich: Scene = {
  mood: 'noon',
  light: [486, 84, 30],
  draw: (inks) => behind(inks) + between(inks) + before(inks),
}
