import { type Mood, windowLight } from '../moods'
import { blocks, box, house, moved, poly, repeat, shape, spire, stroke, windows } from '../pen'
import { glints, lamp } from '../props'
import type { Scene } from '../sheet'

const behind = ({ far, mid, near, lit }: Mood) =>
  blocks(
    306,
    [
      [0, 50, 90],
      [130, 50, 150],
      [330, 60, 170],
      [480, 50, 130],
      [540, 60, 96],
      [250, 50, 120],
    ],
    far,
  ) +
  box(196, 132, 86, 174, near) +
  box(210, 96, 58, 60, near) +
  box(222, 62, 34, 50, near) +
  box(222, 62, 9, 244, lit, 0.4) +
  stroke('M230 62V12M248 62V16', '#F7F2E8', 3) +
  windows(204, 142, [9, 12], [8.4, 13], [4, 6], windowLight, 0.6) +
  windows(226, 70, [4, 5], [8, 11], [4, 6], windowLight, 0.7) +
  poly(
    [
      [404, 306],
      [420, 86],
      [466, 86],
      [482, 306],
    ],
    near,
  ) +
  stroke('M419 110l52 46M470 110l-55 46M414 166l62 50M474 166l-66 50M408 226l70 58M478 226l-76 58', mid, 3) +
  stroke('M432 86V40M454 86V36', '#F7F2E8', 3)

const before = ({ mid, near, dark, light }: Mood) =>
  blocks(
    306,
    [
      [60, 60, 110],
      [310, 56, 96],
      [370, 30, 128],
      [500, 46, 84],
    ],
    mid,
  ) +
  windows(68, 206, [5, 6], [10, 15], [5, 7], windowLight, 0.75) +
  windows(318, 220, [5, 5], [10, 15], [5, 7], windowLight, 0.75) +
  repeat(
    2,
    (index) =>
      shape(`M${126 + index * 40} 306v-110a17 6 0 0 1 34 0v110z`, mid) +
      repeat(8, (row) => stroke(`M${127 + index * 40} ${204 + row * 12}q16 9 32 0`, windowLight, 2.5, 0.8)),
  ) +
  box(0, 304, 600, 12, dark) +
  moved(
    300,
    322,
    shape('M-150 0Q0-40 150 0v10H-150z', '#8C4A40') +
      stroke('M-140-2L-100 6L-60-16L-20 4L20-20L60 2L100-12L140 4', dark, 3) +
      box(-176, -14, 30, 44, dark) +
      box(146, -14, 30, 44, dark) +
      lamp(-160, -14, 18, dark) +
      lamp(162, -14, 18, dark),
  ) +
  glints(90, 338, 4, light, 0.6) +
  glints(440, 344, 4, windowLight, 0.5) +
  moved(300, 376, shape('M-60 0H66L54 14H-50z', '#F7F2E8') + box(-36, -12, 70, 12, mid)) +
  house(560, 304, 40, 30, 14, [mid, dark]) +
  spire(520, 222, 20, 30, near)

/** Dark towers with white masts over the lake, the river bridge. */
export const chicago: Scene = {
  mood: 'dusk',
  light: [90, 200, 32],
  shore: 306,
  draw: (inks) => behind(inks) + before(inks),
}
