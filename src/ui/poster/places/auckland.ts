import { type Mood, windowLight } from '../moods'
import { blocks, box, hills, poly, repeat, shape, stroke, windows } from '../pen'
import { birds, cloud, glints, sailboat } from '../props'
import type { Scene } from '../sheet'

const behind = ({ near, light }: Mood) =>
  cloud(240, 60, 1.1, light, 0.9) +
  hills(
    [
      [180, 286],
      [300, 268],
      [400, 226],
      [432, 204],
      [470, 202],
      [500, 226],
      [600, 272],
    ],
    '#7FAAA5',
    286,
  ) +
  stroke('M-10 262Q70 250 96 236Q150 176 214 236Q240 254 330 262', near, 4) +
  stroke('M-10 268H330', near, 5) +
  repeat(8, (index) => stroke(`M${98 + index * 17} ${238 - 34 * Math.sin(((index + 0.4) / 8) * Math.PI)}V268`, near, 2)) +
  repeat(7, (index) => stroke(`M${6 + index * 50} 268V290`, near, 4)) +
  blocks(
    286,
    [
      [318, 34, 70],
      [356, 30, 104],
      [430, 40, 116],
      [474, 30, 84],
      [508, 38, 132],
      [550, 50, 92],
    ],
    '#4E8A8A',
  ) +
  windows(324, 224, [3, 4], [9, 13], [5, 7], '#F7EFDD', 0.7) +
  windows(436, 178, [4, 8], [9, 13], [5, 7], '#F7EFDD', 0.6) +
  windows(514, 164, [3, 9], [10, 13], [6, 7], '#F7EFDD', 0.6) +
  windows(556, 204, [4, 6], [11, 13], [6, 7], '#F7EFDD', 0.6) +
  poly(
    [
      [396, 286],
      [401, 130],
      [411, 130],
      [416, 286],
    ],
    '#F7EFDD',
  )

const before = ({ near, dark, light }: Mood) =>
  poly(
    [
      [406, 130],
      [411, 130],
      [416, 286],
      [408, 286],
    ],
    '#C9BFA4',
  ) +
  poly(
    [
      [384, 286],
      [406, 240],
      [428, 286],
    ],
    near,
  ) +
  shape('M384 122q0-10 10-12h24q10 2 10 12l-9 12h-26z', near) +
  box(385, 120, 42, 4, windowLight) +
  box(396, 98, 20, 12, near) +
  box(402, 70, 8, 30, near) +
  stroke('M406 72V24', near, 3) +
  box(300, 284, 300, 8, dark) +
  sailboat(110, 346, 1.25, ['#FFFDF4', dark]) +
  sailboat(214, 322, 0.8, ['#C8553D', dark]) +
  sailboat(330, 352, 1, ['#FFFDF4', dark]) +
  sailboat(470, 326, 0.6, ['#E9A23B', dark]) +
  sailboat(540, 360, 0.95, ['#FFFDF4', dark]) +
  sailboat(30, 312, 0.5, ['#FFFDF4', dark]) +
  glints(120, 366, 2, light, 0.8) +
  glints(406, 312, 4, '#F7EFDD', 0.5) +
  glints(250, 376, 2, light, 0.5) +
  birds(480, 110, near)

/** The needle tower, the island volcano, the coat-hanger bridge, sails everywhere. */
export const auckland: Scene = {
  mood: 'noon',
  light: [120, 90, 30],
  shore: 286,
  draw: (inks) => behind(inks) + before(inks),
}
