import { blocks, box, dome, poly, repeat, shape, stroke, windows } from '../pen'
import { birds, cloud, lamp, person, tree } from '../props'
import type { Scene } from '../sheet'

/** For a city nobody has drawn yet: a capital with its dome. */
export const capital: Scene = {
  mood: 'rose',
  light: [150, 156, 40],
  draw: ({ far, mid, near, dark, light }) =>
    cloud(460, 70, 1.2, light, 0.5) +
    blocks(
      322,
      [
        [0, 60, 110],
        [66, 44, 160],
        [116, 60, 90],
        [430, 50, 140],
        [486, 44, 190],
        [536, 64, 120],
      ],
      far,
    ) +
    windows(74, 176, [3, 9], [11, 15], [6, 8], light, 0.5) +
    windows(494, 146, [3, 11], [11, 15], [6, 8], light, 0.5) +
    box(180, 236, 240, 90, '#F3DDB8') +
    box(180, 232, 240, 6, '#D9B48C') +
    poly(
      [
        [240, 236],
        [300, 206],
        [360, 236],
      ],
      '#EBCFA6',
    ) +
    repeat(9, (index) => box(188 + index * 27, 244, 9, 82, '#D9B48C')) +
    box(252, 176, 96, 40, '#F3DDB8') +
    windows(260, 184, [7, 1], [12.4, 0], [6, 22], near, 0.6) +
    dome(300, 178, 50, 58, mid) +
    shape('M250 178a50 58 0 0 1 32-54q-16 24-14 54z', light, 0.35) +
    box(292, 104, 16, 18, '#F3DDB8') +
    stroke('M300 104V82', near, 3) +
    box(0, 322, 600, 78, near) +
    poly(
      [
        [210, 400],
        [270, 324],
        [330, 324],
        [390, 400],
      ],
      light,
      0.3,
    ) +
    repeat(4, (index) => tree([60, 130, 470, 540][index] ?? 0, 346, 22, dark)) +
    lamp(200, 372, 50, dark) +
    lamp(400, 372, 50, dark) +
    person(300, 376, 34, dark) +
    birds(380, 110, near),
}
