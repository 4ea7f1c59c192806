import { type Mood, windowLight } from '../moods'
import { box, disc, dome, hills, poly, shape, stroke, windows } from '../pen'
import { birds, cloud, person, tree } from '../props'
import type { Scene } from '../sheet'

const behind = ({ far, mid, near, dark, light }: Mood) =>
  cloud(150, 70, 1.2, light, 0.7) +
  hills(
    [
      [0, 240],
      [150, 210],
      [320, 236],
      [470, 206],
      [600, 226],
    ],
    far,
  ) +
  box(120, 216, 330, 110, '#B5644A') +
  box(120, 212, 330, 6, '#F7EFDD') +
  poly(
    [
      [114, 214],
      [140, 186],
      [430, 186],
      [456, 214],
    ],
    near,
  ) +
  windows(134, 230, [12, 3], [27, 30], [13, 18], windowLight, 0.85) +
  box(250, 130, 70, 196, '#A4563F') +
  box(250, 130, 18, 196, '#D98D72') +
  box(246, 124, 78, 8, '#F7EFDD') +
  disc(285, 160, 17, '#FFF4DA') +
  stroke('M285 160v-11M285 160l8 5', dark, 2.5) +
  box(262, 94, 46, 32, '#F7EFDD') +
  windows(268, 100, [3, 1], [14, 0], [8, 22], near, 0.7) +
  dome(285, 96, 28, 30, mid) +
  stroke('M285 66V46', dark, 3) +
  shape('M266 326v-42a19 19 0 0 1 38 0v42z', near)

const before = ({ near, dark }: Mood) =>
  hills(
    [
      [0, 324],
      [180, 318],
      [400, 326],
      [600, 316],
    ],
    '#7FA07A',
  ) +
  poly(
    [
      [220, 400],
      [266, 324],
      [304, 324],
      [360, 400],
    ],
    '#EBDFC2',
  ) +
  tree(70, 340, 40, '#4E7A5E') +
  tree(520, 344, 46, '#C98A3E') +
  tree(470, 336, 26, '#5E8F66') +
  person(340, 366, 36, dark) +
  person(362, 368, 33, dark) +
  person(180, 370, 34, dark) +
  birds(380, 90, near) +
  hills(
    [
      [0, 386],
      [300, 378],
      [600, 388],
    ],
    '#5E8468',
  )

/** For a city nobody has drawn yet: a college town. */
export const universityTown: Scene = {
  mood: 'dawn',
  light: [460, 116, 32],
  draw: (inks) => behind(inks) + before(inks),
}
