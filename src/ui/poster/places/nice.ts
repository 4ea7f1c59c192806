import type { Mood } from '../moods'
import { box, dome, hills, moved, shape, stroke, windows } from '../pen'
import { birds, cloud, glints, palm, person, sailboat } from '../props'
import type { Scene } from '../sheet'

const behind = ({ dark, light }: Mood) =>
  cloud(320, 60, 1, light, 0.9) +
  hills(
    [
      [0, 196],
      [70, 168],
      [150, 196],
      [230, 232],
    ],
    '#7FA59A',
    232,
  ) +
  hills(
    [
      [0, 214],
      [110, 208],
      [190, 232],
    ],
    '#5E8C7B',
    232,
  ) +
  box(56, 158, 26, 22, '#E3CFA3') +
  glints(180, 246, 5, light, 0.8) +
  sailboat(96, 258, 0.5, ['#FFFDF4', dark]) +
  sailboat(250, 246, 0.34, ['#C8553D', dark]) +
  hills(
    [
      [260, 232],
      [380, 168],
      [500, 150],
      [600, 132],
    ],
    '#8FB3A5',
    240,
  )

const before = ({ near, dark }: Mood) =>
  [
    [300, 50, 70, '#E9B27A'],
    [346, 46, 92, '#F0D3A0'],
    [508, 50, 128, '#D98D62'],
    [552, 60, 112, '#F2C98E'],
  ]
    .map(
      ([x, w, h, wall]) =>
        box(Number(x), 262 - Number(h), Number(w), Number(h) + 20, String(wall)) +
        box(Number(x), 258 - Number(h), Number(w), 5, '#C8553D') +
        windows(Number(x) + 7, 270 - Number(h), [3, Math.floor(Number(h) / 26)], [Number(w) / 3 - 1, 24], [8, 14], near, 0.75),
    )
    .join('') +
  box(388, 160, 124, 124, '#FFF6E6') +
  box(388, 156, 124, 6, '#E3CFA3') +
  windows(398, 172, [8, 4], [14, 26], [7, 16], near, 0.65) +
  box(380, 142, 50, 142, '#FFFDF4') +
  dome(405, 142, 29, 40, '#E58F80') +
  shape('M376 142a29 40 0 0 1 20-38q-10 16-8 38z', '#F6BFB2') +
  box(400, 94, 10, 10, '#FFFDF4') +
  stroke('M405 94V78', dark, 2) +
  windows(388, 156, [3, 5], [13, 24], [7, 14], near, 0.65) +
  shape('M600 274Q420 268 320 292Q250 316 220 400H600z', '#E9DFC8') +
  shape('M320 292Q250 316 220 400H190Q214 310 290 288z', '#C9BFA4') +
  shape('M600 276Q430 272 340 290L352 298Q440 282 600 288z', '#8A9A8F') +
  palm(372, 322, 120, near) +
  palm(452, 330, 150, near) +
  palm(556, 344, 190, dark) +
  moved(
    330,
    356,
    shape('M-52-34Q-10-76 40-36z', '#1F5FA0') +
      shape('M-24-48Q-10-62 8-54L2-36H-24z', '#FFFDF4') +
      stroke('M-6-36L4 26', dark, 3) +
      box(16, 14, 46, 6, '#C8553D') +
      stroke('M58 14L72-4', '#C8553D', 5),
  ) +
  person(500, 372, 46, dark) +
  stroke('M600 316Q440 310 368 328', '#FFFDF4', 4) +
  birds(60, 110, near)

/** The bay curving away, pink dome and shutters, palms along the promenade, blue chairs. */
export const nice: Scene = {
  mood: 'noon',
  light: [180, 88, 30],
  shore: 232,
  draw: (inks) => behind(inks) + before(inks),
}
