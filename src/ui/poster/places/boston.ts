import type { Mood } from '../moods'
import { blocks, box, dome, hills, poly, repeat, shape, stroke, windows } from '../pen'
import { birds, cloud, glints, sailboat, tree } from '../props'
import type { Scene } from '../sheet'

const behind = ({ far, near, light }: Mood) =>
  cloud(120, 64, 1.2, light, 0.7) +
  blocks(
    308,
    [
      [196, 44, 150],
      [246, 36, 196],
      [288, 50, 130],
      [340, 34, 96],
    ],
    far,
  ) +
  windows(252, 122, [3, 12], [10, 14], [5, 8], '#F7EAD0', 0.6) +
  windows(202, 168, [4, 9], [10, 14], [5, 8], '#F7EAD0', 0.5) +
  // The cable bridge.
  [390, 540]
    .map(
      (x) =>
        poly(
          [
            [x - 26, 312],
            [x - 5, 120],
            [x + 5, 120],
            [x + 26, 312],
            [x + 14, 312],
            [x, 190],
            [x - 14, 312],
          ],
          '#F7EFDD',
        ) +
        poly(
          [
            [x - 6, 122],
            [x, 92],
            [x + 6, 122],
          ],
          '#F7EFDD',
        ) +
        repeat(8, (index) =>
          stroke(
            `M${x} ${134 + index * 9}L${x - 30 - index * 7} 284M${x} ${134 + index * 9}L${x + 30 + index * 7} 284`,
            '#F7EFDD',
            1.3,
            0.9,
          ),
        ),
    )
    .join('') +
  box(300, 282, 300, 8, near)

const before = ({ mid, near, dark, lit, light }: Mood) =>
  // State House on the hill.
  hills(
    [
      [0, 262],
      [90, 236],
      [190, 240],
      [270, 268],
      [330, 308],
    ],
    '#7FA07A',
    308,
  ) +
  box(64, 178, 150, 66, '#A65A44') +
  box(64, 176, 150, 6, '#F7EFDD') +
  repeat(8, (index) => box(84 + index * 15, 186, 5, 52, '#F7EFDD')) +
  windows(68, 190, [2, 3], [130, 17], [8, 11], '#F7EFDD', 0.9) +
  poly(
    [
      [92, 178],
      [139, 156],
      [186, 178],
    ],
    '#F7EFDD',
  ) +
  box(110, 140, 58, 24, '#F7EFDD') +
  windows(116, 145, [5, 1], [10, 0], [5, 12], near, 0.7) +
  dome(139, 142, 34, 38, '#E9A23B') +
  shape('M105 142a34 38 0 0 1 22-34q-12 16-10 34z', '#FBE0A6') +
  box(133, 88, 12, 18, '#F7EFDD') +
  dome(139, 88, 7, 8, '#E9A23B') +
  repeat(
    7,
    (index) =>
      box(-10 + index * 46, 250 + (index % 2) * 6, 46, 62, index % 2 ? '#8E4A3C' : '#A65A44') +
      windows(-4 + index * 46, 262 + (index % 2) * 6, [3, 2], [13, 20], [7, 11], '#F7EFDD', 0.85) +
      box(24 + index * 46, 238 + (index % 2) * 6, 8, 14, '#6E3A33'),
  ) +
  tree(30, 300, 16, near) +
  tree(306, 306, 20, near) +
  box(0, 306, 600, 10, dark) +
  sailboat(430, 350, 0.85, ['#FFFDF4', dark]) +
  sailboat(180, 372, 1.05, ['#C8553D', dark]) +
  sailboat(320, 336, 0.5, ['#FFFDF4', dark]) +
  glints(430, 362, 3, light, 0.7) +
  glints(60, 346, 3, lit, 0.6) +
  birds(280, 70, mid)

/** The golden dome on its hill, the harp of cables, brick and sails on the river. */
export const boston: Scene = {
  mood: 'dawn',
  light: [420, 122, 30],
  shore: 308,
  draw: (inks) => behind(inks) + before(inks),
}
