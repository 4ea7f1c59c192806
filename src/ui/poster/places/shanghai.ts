import { type Mood, windowLight } from '../moods'
import { blocks, box, disc, moved, poly, repeat, shape, spire, stroke, twin, windows } from '../pen'
import { birds, cloud, glints } from '../props'
import type { Scene } from '../sheet'

const behind = ({ far, mid, near, lit, light }: Mood) =>
  cloud(250, 66, 1.2, light, 0.26) +
  blocks(
    308,
    [
      [0, 50, 70],
      [60, 40, 100],
      [104, 46, 80],
      [300, 40, 120],
      [346, 36, 90],
      [540, 60, 110],
      [500, 44, 76],
    ],
    far,
  ) +
  twin(
    206,
    poly(
      [
        [172, 308],
        [196, 226],
        [202, 226],
        [184, 308],
      ],
      near,
    ),
  ) +
  box(198, 120, 5, 188, near) +
  box(209, 120, 5, 188, near) +
  box(204, 74, 4, 60, near) +
  disc(206, 228, 30, '#A8455A') +
  disc(196, 220, 18, '#D98D86', 0.6) +
  stroke('M177 234h58', windowLight, 3) +
  disc(206, 132, 20, '#A8455A') +
  disc(200, 126, 11, '#D98D86', 0.6) +
  disc(206, 88, 9, '#A8455A') +
  stroke('M206 80V18', '#F7F2E8', 3) +
  repeat(5, (index) => disc(206, 158 + index * 10, 4, '#A8455A')) +
  shape('M436 308Q428 180 446 70Q464 44 482 56Q504 180 496 308z', mid) +
  shape('M436 308Q428 180 446 70Q456 140 462 308z', lit, 0.55) +
  stroke('M462 60Q470 180 484 308M480 60Q498 200 494 308', near, 2) +
  poly(
    [
      [366, 308],
      [372, 130],
      [386, 88],
      [412, 88],
      [424, 130],
      [428, 308],
    ],
    near,
  )

const before = ({ mid, dark, light }: Mood) =>
  poly(
    [
      [388, 98],
      [410, 98],
      [405, 122],
      [393, 122],
    ],
    '#E3A97C',
  ) +
  windows(376, 140, [6, 11], [8, 14], [4, 7], windowLight, 0.55) +
  box(306, 176, 40, 132, mid) +
  box(312, 152, 28, 26, mid) +
  spire(326, 154, 22, 52, mid) +
  windows(312, 186, [4, 8], [8, 14], [4, 7], windowLight, 0.65) +
  blocks(
    308,
    [
      [250, 50, 60],
      [506, 40, 92],
      [552, 60, 70],
      [20, 60, 54],
      [110, 50, 60],
    ],
    mid,
  ) +
  windows(512, 224, [4, 5], [8, 14], [4, 7], windowLight, 0.7) +
  windows(28, 262, [6, 3], [9, 13], [5, 7], windowLight, 0.6) +
  box(0, 304, 600, 9, dark) +
  glints(206, 330, 6, windowLight, 0.5) +
  glints(96, 336, 4, light, 0.5) +
  glints(450, 340, 4, windowLight, 0.4) +
  moved(
    360,
    366,
    shape('M-70-4Q0 14 80-8L60 16H-54z', dark) +
      shape('M-36-8V-66Q-4-74 12-60L8-6z', '#C8553D') +
      shape('M18-6V-48Q40-52 48-42L44-6z', '#B5483A') +
      stroke('M-36-50Q-8-56 10-46M-36-34Q-8-40 10-30M-36-18Q-8-24 10-16', '#8C3A30', 2),
  ) +
  birds(330, 66, dark)

/** The pearl tower, the twisting one and the bottle-opener over the river, old banks at the quay. */
export const shanghai: Scene = {
  mood: 'dusk',
  light: [96, 184, 34],
  shore: 308,
  draw: (inks) => behind(inks) + before(inks),
}
