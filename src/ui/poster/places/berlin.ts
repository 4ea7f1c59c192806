import { type Mood, windowLight } from '../moods'
import { blocks, box, disc, dome, moved, poly, repeat, shape, stroke, twin, windows } from '../pen'
import { birds, cloud, lamp, person, tree } from '../props'
import type { Scene } from '../sheet'

const behind = ({ far, mid, light }: Mood) =>
  cloud(250, 70, 1.2, light, 0.28) +
  blocks(
    320,
    [
      [0, 70, 96],
      [70, 60, 70],
      [440, 40, 110],
      [560, 60, 90],
      [380, 60, 80],
    ],
    far,
  ) +
  windows(10, 236, [4, 4], [14, 18], [7, 9], windowLight, 0.4) +
  dome(420, 236, 34, 40, far) +
  poly(
    [
      [496, 330],
      [506, 150],
      [514, 150],
      [524, 330],
    ],
    mid,
  ) +
  disc(510, 146, 25, mid) +
  shape('M486 140a25 25 0 0 1 18-19q-8 12-8 26q0 14 6 22a25 25 0 0 1-16-29z', light, 0.7) +
  stroke('M486 148h48', windowLight, 4) +
  box(507, 88, 6, 36, mid) +
  stroke('M510 92V28', '#F7F2E8', 3) +
  stroke('M510 62v14', '#C8553D', 3) +
  // The gate.
  box(104, 170, 292, 22, '#D9B98E') +
  box(98, 164, 304, 8, '#F3D9A9') +
  box(98, 192, 304, 8, '#B08E6C') +
  box(150, 138, 200, 28, '#D9B98E') +
  box(144, 132, 212, 7, '#F3D9A9') +
  repeat(14, (index) => box(160 + index * 14, 143, 4, 18, '#B08E6C')) +
  repeat(
    6,
    (index) =>
      box(108 + index * 51, 200, 27, 138, '#D9B98E') +
      box(108 + index * 51, 200, 8, 138, '#F3D9A9') +
      box(122 + index * 51, 200, 2, 138, '#B08E6C') +
      box(104 + index * 51, 198, 35, 7, '#B08E6C') +
      box(103 + index * 51, 328, 37, 10, '#B08E6C'),
  )

const before = ({ near, dark, lit }: Mood) =>
  twin(
    250,
    box(56, 246, 46, 92, '#C3A079') +
      poly(
        [
          [50, 248],
          [79, 228],
          [108, 248],
        ],
        '#B08E6C',
      ) +
      repeat(3, (index) => box(62 + index * 13, 254, 6, 80, '#F3D9A9')),
  ) +
  // The chariot.
  moved(
    250,
    132,
    repeat(4, (index) => shape(`M${-44 + index * 20} 0l4-16l-4-10l6-8l8 4l-2 6l8 8l2 16h-4l-4-10h-6l-3 10z`, '#3F7C74')) +
      box(36, -22, 22, 20, '#3F7C74') +
      disc(44, 0, 5, '#3F7C74') +
      shape('M40-20l2-20l6-4l6 4l2 20z', '#3F7C74') +
      stroke('M54-36L60-66M54-62h12', '#3F7C74', 3),
  ) +
  box(0, 336, 600, 64, near) +
  shape('M190 400L226 338H276L330 400z', lit, 0.3) +
  box(0, 336, 600, 4, dark) +
  lamp(44, 366, 52, dark) +
  lamp(456, 366, 52, dark) +
  person(360, 378, 40, dark) +
  person(382, 380, 36, dark) +
  moved(
    150,
    372,
    `<g fill="none" stroke="${dark}" stroke-width="3"><circle r="12" cx="-16" cy="10"/><circle r="12" cx="20" cy="10"/><path d="M-16 10l10-18h20l6 18M-6-8l8 18L16-8"/></g>`,
  ) +
  tree(570, 350, 26, dark) +
  birds(340, 84, dark)

/** The columned gate with its chariot, the television tower's ball behind. */
export const berlin: Scene = {
  mood: 'dusk',
  light: [112, 180, 36],
  draw: (inks) => behind(inks) + before(inks),
}
