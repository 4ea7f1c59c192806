import { windowLight } from '../moods'
import { box, dome, hills, house, poly, repeat, shape, windows } from '../pen'
import { birds, cloud, glints, palm, sailboat } from '../props'
import type { Scene } from '../sheet'

/** For a city nobody has drawn yet: a town by the sea. */
export const coast: Scene = {
  mood: 'noon',
  light: [450, 92, 32],
  shore: 262,
  draw: ({ near, dark, light }) =>
    cloud(200, 70, 1.2, light, 0.9) +
    hills(
      [
        [0, 210],
        [120, 172],
        [250, 200],
        [340, 262],
      ],
      '#8FB3A5',
      262,
    ) +
    repeat(
      11,
      (index) =>
        house(10 + (index % 6) * 46 + Math.floor(index / 6) * 20, 262 - Math.floor(index / 6) * 34, 40, 30, 14, [
          ['#F7EAD0', '#E9B27A', '#FFFDF4'][index % 3] ?? '',
          '#C8553D',
        ]) +
        windows(18 + (index % 6) * 46 + Math.floor(index / 6) * 20, 240 - Math.floor(index / 6) * 34, [2, 1], [14, 0], [8, 12], near, 0.7),
    ) +
    poly(
      [
        [338, 262],
        [344, 150],
        [360, 150],
        [366, 262],
      ],
      '#FFFDF4',
    ) +
    box(340, 178, 24, 20, '#C8553D') +
    box(339, 222, 27, 20, '#C8553D') +
    box(342, 134, 20, 16, windowLight) +
    dome(352, 134, 12, 10, dark) +
    shape('M310 276Q350 250 400 268L410 280H300z', near) +
    glints(450, 282, 6, light, 0.8) +
    sailboat(470, 320, 0.9, ['#FFFDF4', dark]) +
    sailboat(180, 306, 0.6, ['#C8553D', dark]) +
    sailboat(90, 292, 0.4, ['#FFFDF4', dark]) +
    hills(
      [
        [0, 352],
        [160, 340],
        [340, 368],
        [600, 392],
      ],
      '#F0D9AC',
    ) +
    palm(60, 372, 150, near) +
    palm(110, 384, 100, dark) +
    birds(300, 110, near),
}
