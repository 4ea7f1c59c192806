import type { Mood } from '../moods'
import { arcade, blocks, box, dome, hills, poly, repeat, shape, stroke, windows } from '../pen'
import { birds, cloud, cypress, lamp, person, pine } from '../props'
import type { Scene } from '../sheet'

const tier = (y: number, h: number, fill: string) => arcade(236, y, h, { count: 9, w: 22, gap: 10, spring: h * 0.42 }, fill)

const behind = ({ far, mid, near, light }: Mood) =>
  cloud(360, 62, 1.2, light, 0.28) +
  hills(
    [
      [0, 270],
      [130, 246],
      [260, 262],
      [420, 240],
      [600, 256],
    ],
    far,
  ) +
  box(82, 236, 92, 30, mid) +
  box(100, 214, 56, 24, mid) +
  repeat(6, (index) => box(104 + index * 9, 216, 3, 20, far)) +
  dome(128, 216, 30, 36, mid) +
  box(123, 172, 10, 12, mid) +
  stroke('M128 172v-14', mid, 2.5) +
  blocks(
    300,
    [
      [0, 60, 46],
      [180, 50, 40],
    ],
    mid,
  ) +
  // The amphitheatre: outer wall whole on the right, broken to the left.
  shape('M232 330V236H286V190H352V146H534V330z', '#5F4A4C') +
  shape('M534 146H556V330H534z', near) +
  tier(288, 44, '#E0A873') +
  tier(242, 46, '#D9A06C') +
  arcade(300, 196, 46, { count: 7, w: 22, gap: 10, spring: 20 }, '#E0A873') +
  box(352, 148, 182, 48, '#D9A06C')

const between = ({ near, lit }: Mood) =>
  windows(366, 162, [8, 1], [21, 0], [8, 13], near, 0.75) +
  box(236, 238, 298, 5, '#F3CD96') +
  box(300, 192, 234, 5, '#F3CD96') +
  box(352, 144, 186, 5, '#F3CD96') +
  box(236, 284, 298, 5, '#F3CD96') +
  poly(
    [
      [236, 242],
      [236, 330],
      [232, 330],
      [232, 236],
    ],
    lit,
  ) +
  poly(
    [
      [300, 196],
      [286, 190],
      [262, 236],
      [300, 242],
    ],
    '#B98358',
  ) +
  poly(
    [
      [352, 148],
      [340, 166],
      [330, 192],
      [352, 192],
    ],
    '#B98358',
  )

const before = ({ near, dark }: Mood) =>
  box(534, 146, 20, 184, '#8A5F52') +
  hills(
    [
      [0, 336],
      [200, 326],
      [400, 334],
      [600, 322],
    ],
    near,
  ) +
  hills(
    [
      [0, 362],
      [240, 350],
      [420, 366],
      [600, 354],
    ],
    dark,
  ) +
  pine(66, 366, 170, dark) +
  pine(184, 358, 110, dark) +
  pine(566, 362, 190, dark) +
  cypress(30, 362, 84, dark) +
  cypress(512, 364, 70, dark) +
  lamp(330, 368, 36, dark) +
  person(380, 370, 28, dark) +
  person(396, 371, 26, dark) +
  birds(250, 100, dark)

/** Tiers of arches, the great dome far off, stone pines. */
export const rome: Scene = {
  mood: 'dusk',
  light: [120, 190, 38],
  draw: (inks) => behind(inks) + between(inks) + before(inks),
}
