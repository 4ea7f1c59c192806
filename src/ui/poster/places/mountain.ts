import { type Mood, windowLight } from '../moods'
import { box, hills, house, moved, poly, repeat, ridge, shape, spire, windows } from '../pen'
import { cloud, fir, glints, person } from '../props'
import type { Scene } from '../sheet'

const behind = ({ light }: Mood) =>
  cloud(440, 64, 1.1, light, 0.8) +
  ridge(
    [
      [0, 230],
      [90, 150],
      [150, 196],
      [270, 84],
      [370, 190],
      [450, 126],
      [540, 200],
      [600, 168],
    ],
    '#8FAFA9',
    320,
  ) +
  poly(
    [
      [270, 84],
      [222, 130],
      [250, 124],
      [268, 148],
      [292, 122],
      [312, 130],
    ],
    '#FFFDF4',
  ) +
  poly(
    [
      [450, 126],
      [412, 156],
      [436, 152],
      [452, 170],
      [470, 148],
      [484, 154],
    ],
    '#FFFDF4',
  )

const before = ({ near, dark, light }: Mood) =>
  poly(
    [
      [90, 150],
      [62, 176],
      [84, 172],
      [96, 186],
      [108, 168],
    ],
    '#FFFDF4',
  ) +
  hills(
    [
      [0, 270],
      [140, 236],
      [300, 258],
      [440, 230],
      [600, 252],
    ],
    '#5E8C7B',
    320,
  ) +
  repeat(22, (index) => fir(10 + index * 28, 280 + ((index * 17) % 16), 40 + ((index * 13) % 24), index % 2 ? near : '#3F6B62')) +
  repeat(
    7,
    (index) =>
      house(130 + index * 50, 316, 40, 24, 22, [['#F7EAD0', '#E9B27A', '#FFFDF4'][index % 3] ?? '', index % 2 ? '#C8553D' : '#8A4A39']) +
      windows(138 + index * 50, 298, [2, 1], [14, 0], [8, 10], windowLight),
  ) +
  box(294, 246, 20, 70, '#FFFDF4') +
  spire(304, 248, 28, 44, '#8A4A39') +
  shape('M0 318Q300 308 600 318V326H0z', '#7FA07A') +
  glints(270, 344, 4, '#FFFDF4', 0.6) +
  glints(130, 356, 3, light) +
  moved(430, 366, shape('M-34-4H38L28 8H-24z', dark) + person(0, 0, 26, dark)) +
  fir(30, 400, 90, dark) +
  fir(74, 404, 60, dark) +
  fir(560, 404, 110, dark)

/** For a city nobody has drawn yet: a town under mountains. */
export const mountain: Scene = {
  mood: 'dawn',
  light: [130, 110, 30],
  shore: 320,
  draw: (inks) => behind(inks) + before(inks),
}
