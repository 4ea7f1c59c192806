import { type Mood, windowLight } from '../moods'
import { box, disc, hills, house, poly, repeat, shape, stroke, windows } from '../pen'
import { cloud, tree } from '../props'
import type { Scene } from '../sheet'

const behind = ({ far, near, light }: Mood) =>
  cloud(130, 70, 1.2, light, 0.3) +
  hills(
    [
      [0, 270],
      [180, 240],
      [360, 262],
      [600, 236],
    ],
    far,
  ) +
  house(20, 330, 90, 90, 44, ['#6A5B68', near]) +
  house(500, 330, 110, 84, 44, ['#6A5B68', near]) +
  windows(38, 262, [2, 2], [32, 34], [18, 22], windowLight, 0.6) +
  box(180, 170, 240, 162, '#EBCFA6') +
  poly(
    [
      [164, 174],
      [300, 74],
      [436, 174],
    ],
    '#8C4A40',
  ) +
  poly(
    [
      [236, 174],
      [300, 126],
      [364, 174],
    ],
    '#EBCFA6',
  ) +
  box(372, 92, 26, 52, '#8C4A40') +
  windows(204, 196, [2, 1], [144, 0], [48, 48], '#FFFDF4') +
  windows(209, 201, [2, 1], [144, 0], [38, 38], windowLight) +
  stroke('M228 201v38M209 220h38M372 201v38M353 220h38', '#FFFDF4', 3) +
  windows(204, 266, [1, 1], [0, 0], [56, 46], '#FFFDF4') +
  windows(209, 271, [1, 1], [0, 0], [46, 36], windowLight) +
  disc(300, 152, 13, windowLight) +
  box(276, 244, 48, 88, '#FFFDF4')

const before = ({ dark }: Mood) =>
  box(282, 250, 36, 82, '#0B6E6E') +
  disc(311, 294, 3, windowLight) +
  poly(
    [
      [264, 246],
      [300, 224],
      [336, 246],
    ],
    '#8C4A40',
  ) +
  box(346, 266, 54, 46, '#FFFDF4') +
  box(351, 271, 44, 36, windowLight) +
  hills(
    [
      [0, 334],
      [200, 326],
      [420, 332],
      [600, 322],
    ],
    '#3F5F52',
  ) +
  poly(
    [
      [238, 400],
      [278, 332],
      [322, 332],
      [372, 400],
    ],
    '#D9B48C',
  ) +
  repeat(9, (index) => disc(20 + index * 24, 344, 18, '#2F5047')) +
  repeat(9, (index) => disc(390 + index * 26, 346, 18, '#2F5047')) +
  tree(130, 340, 42, dark) +
  tree(470, 344, 36, dark) +
  `<g transform="translate(430 368)" fill="none" stroke="${dark}" stroke-width="4"><circle r="15" cx="-20" cy="8"/><circle r="15" cx="26" cy="8"/><path d="M-20 8L-8-14H18L26 8M-8-14L4 8L18-14M-14-16h12M18-22h-8"/></g>` +
  shape('M0 390H600V400H0z', dark, 0.5)

/** A family's house in the evening: lit windows, a garden path, a bicycle at the hedge. */
export const homestay: Scene = {
  mood: 'dusk',
  light: [486, 150, 34],
  draw: (inks) => behind(inks) + before(inks),
}
