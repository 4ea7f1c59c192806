import { type Mood, windowLight } from '../moods'
import { blocks, box, disc, dome, hills, repeat, ridge, shape, stroke, twin, windows } from '../pen'
import { birds, cloud, palm } from '../props'
import type { Scene } from '../sheet'

const behind = ({ far, mid, light }: Mood) =>
  cloud(120, 60, 1, light, 0.45) +
  cloud(500, 90, 1.2, light, 0.4) +
  ridge(
    [
      [0, 262],
      [70, 236],
      [130, 250],
      [210, 216],
      [300, 246],
      [400, 220],
      [500, 250],
      [600, 228],
    ],
    far,
  ) +
  blocks(
    300,
    [
      [222, 22, 72],
      [248, 26, 108],
      [304, 20, 84],
      [328, 30, 96],
      [362, 22, 66],
      [388, 20, 80],
    ],
    mid,
  ) +
  shape('M276 300V176q13-8 26 0V300z', mid) +
  windows(253, 200, [3, 7], [7, 12], [3, 6], windowLight, 0.7) +
  windows(280, 188, [3, 8], [7, 12], [3, 6], windowLight, 0.7) +
  windows(333, 212, [4, 6], [6, 12], [3, 6], windowLight, 0.7) +
  hills(
    [
      [190, 320],
      [280, 300],
      [420, 306],
      [600, 286],
    ],
    '#8A5B5C',
  )

const before = ({ near, dark }: Mood) =>
  hills(
    [
      [0, 232],
      [90, 218],
      [200, 226],
      [300, 290],
      [420, 350],
    ],
    '#6B4A55',
  ) +
  box(34, 172, 186, 50, '#FFF4DC') +
  box(34, 170, 186, 6, '#D9B18C') +
  box(96, 148, 62, 32, '#FFF4DC') +
  windows(44, 184, [4, 1], [13, 0], [7, 24], near, 0.7) +
  windows(162, 184, [4, 1], [13, 0], [7, 24], near, 0.7) +
  shape('M118 222v-34a9 9 0 0 1 18 0v34z', windowLight) +
  dome(127, 150, 36, 42, '#3F6B69') +
  shape('M91 150a36 42 0 0 1 20-38q-8 18-6 38z', '#8DB894') +
  twin(127, dome(54, 172, 20, 24, '#3F6B69') + box(34, 168, 40, 8, '#D9B18C')) +
  stroke('M127 108V94', near, 2) +
  hills(
    [
      [0, 318],
      [170, 330],
      [330, 318],
      [470, 336],
      [600, 322],
    ],
    near,
  ) +
  repeat(20, (index) => disc(18 + index * 30, 340 + ((index * 17) % 26), 2, windowLight, 0.85)) +
  palm(452, 372, 240, dark) +
  palm(510, 380, 290, dark) +
  palm(560, 376, 210, dark) +
  palm(404, 384, 176, dark) +
  hills(
    [
      [0, 376],
      [260, 366],
      [600, 378],
    ],
    dark,
  ) +
  birds(230, 110, near)

/** The domes of the observatory on the hill, tall thin palms, the towers down in the haze. */
export const losAngeles: Scene = {
  mood: 'rose',
  light: [330, 190, 46],
  draw: (inks) => behind(inks) + before(inks),
}
