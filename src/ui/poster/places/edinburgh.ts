import { type Mood, windowLight } from '../moods'
import { box, disc, dome, hills, house, poly, repeat, ridge, shape, spire, stroke, twin, windows } from '../pen'
import { birds, cloud, lamp, tree } from '../props'
import type { Scene } from '../sheet'

const behind = ({ far, mid, near, lit, light }: Mood) =>
  cloud(330, 66, 1.3, light, 0.3) +
  ridge(
    [
      [330, 300],
      [400, 262],
      [440, 236],
      [478, 206],
      [510, 214],
      [560, 262],
      [600, 280],
    ],
    far,
  ) +
  // Rock and castle.
  ridge(
    [
      [0, 216],
      [40, 196],
      [90, 184],
      [150, 178],
      [236, 178],
      [262, 200],
      [282, 246],
      [316, 286],
      [360, 330],
    ],
    mid,
  ) +
  ridge(
    [
      [0, 250],
      [50, 232],
      [70, 262],
      [120, 226],
      [150, 268],
      [206, 216],
      [226, 262],
      [262, 250],
      [330, 340],
    ],
    '#47485C',
  ) +
  box(52, 140, 190, 46, near) +
  box(52, 140, 190, 5, lit, 0.5) +
  repeat(12, (index) => box(54 + index * 16, 134, 8, 7, near)) +
  box(92, 96, 62, 50, near)

const between = ({ mid, near, dark, lit }: Mood) =>
  poly(
    [
      [88, 96],
      [104, 78],
      [142, 78],
      [158, 96],
    ],
    dark,
  ) +
  box(168, 108, 54, 40, near) +
  poly(
    [
      [164, 108],
      [195, 84],
      [226, 108],
    ],
    dark,
  ) +
  shape('M18 188v-38a26 14 0 0 1 52 0v36z', near) +
  repeat(4, (index) => box(22 + index * 13, 130, 7, 10, near)) +
  box(124, 64, 14, 18, near) +
  stroke('M131 64V40', dark, 2) +
  shape('M131 40h20l-5 6l5 6h-20z', '#C8553D') +
  windows(100, 106, [4, 2], [13, 18], [6, 9], windowLight, 0.85) +
  windows(176, 118, [3, 1], [15, 0], [6, 10], windowLight, 0.85) +
  windows(70, 158, [10, 1], [17, 0], [5, 9], windowLight, 0.6) +
  // Old town, clock tower, monument.
  repeat(
    7,
    (index) =>
      house(300 + index * 40, 330, 40, 50 + ((index * 29) % 34), 26, [mid, near]) +
      windows(308 + index * 40, 300, [3, 1], [11, 0], [5, 9], windowLight, 0.7),
  ) +
  box(536, 176, 44, 154, near) +
  box(536, 176, 12, 154, lit, 0.35) +
  disc(558, 196, 13, '#FFF1CF') +
  stroke('M558 196v-8M558 196l6 3', dark, 2) +
  dome(558, 164, 18, 26, dark) +
  box(532, 162, 52, 15, dark) +
  stroke('M558 140v-14', dark, 2) +
  twin(
    400,
    poly(
      [
        [372, 344],
        [384, 250],
        [394, 250],
        [388, 344],
      ],
      dark,
    ) +
      spire(378, 268, 14, 40, dark) +
      spire(389, 226, 12, 44, dark),
  )

const before = ({ dark, lit }: Mood) =>
  poly(
    [
      [382, 268],
      [392, 190],
      [400, 116],
      [408, 190],
      [418, 268],
    ],
    dark,
  ) +
  box(376, 266, 48, 8, dark) +
  box(384, 224, 32, 6, dark) +
  shape('M392 344v-40q8-22 16 0v40z', lit, 0.9) +
  hills(
    [
      [0, 344],
      [140, 330],
      [300, 350],
      [470, 336],
      [600, 344],
    ],
    '#27493F',
  ) +
  hills(
    [
      [0, 372],
      [180, 358],
      [360, 380],
      [600, 362],
    ],
    dark,
  ) +
  tree(50, 366, 24, dark) +
  tree(482, 364, 22, dark) +
  tree(250, 368, 18, dark) +
  lamp(330, 374, 40, dark) +
  birds(262, 96, dark)

/** The castle on its rock, the gothic monument, the clock tower above the gardens. */
export const edinburgh: Scene = {
  mood: 'dusk',
  light: [410, 156, 32],
  draw: (inks) => behind(inks) + between(inks) + before(inks),
}
