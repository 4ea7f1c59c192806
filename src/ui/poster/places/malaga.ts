import type { Mood } from '../moods'
import { blocks, box, dome, hills, repeat, ridge, shape, stroke, windows } from '../pen'
import { birds, cloud, cypress, glints, lamp, palm, sailboat } from '../props'
import type { Scene } from '../sheet'

const behind = ({ far, near, light }: Mood) =>
  cloud(330, 66, 1.2, light, 0.5) +
  ridge(
    [
      [0, 250],
      [100, 206],
      [180, 232],
      [280, 190],
      [420, 226],
      [600, 186],
    ],
    far,
    320,
  ) +
  hills(
    [
      [240, 320],
      [320, 240],
      [420, 182],
      [520, 166],
      [600, 186],
    ],
    '#8F8463',
    320,
  ) +
  box(372, 176, 150, 26, '#D9B48C') +
  repeat(10, (index) => box(374 + index * 15, 168, 8, 9, '#D9B48C')) +
  [
    [360, 152, 34],
    [436, 140, 36],
    [512, 148, 36],
  ]
    .map(
      ([x = 0, y = 0, w = 0]) =>
        box(x, y, w, 60, '#E3C49A') +
        box(x, y, 10, 60, '#F7E3C4') +
        repeat(3, (index) => box(x + index * (w / 3), y - 8, w / 5, 9, '#E3C49A')) +
        box(x + w / 2 - 3, y + 16, 6, 14, near, 0.7),
    )
    .join('')

const before = ({ mid, near, dark, light }: Mood) =>
  stroke('M372 202L330 246L352 262L310 300', '#D9B48C', 8) +
  repeat(9, (index) => cypress(300 + index * 34, 300 - ((index * 23) % 60), 44, index % 2 ? '#5B5A4A' : '#6E7F5A')) +
  box(140, 226, 170, 96, '#F3DDB8') +
  windows(152, 244, [7, 2], [22, 34], [11, 22], near, 0.6) +
  box(140, 222, 170, 6, '#D9B48C') +
  box(166, 110, 46, 212, '#F3DDB8') +
  box(166, 110, 13, 212, '#FFF4DA') +
  box(160, 106, 58, 6, '#D9B48C') +
  box(160, 168, 58, 5, '#D9B48C') +
  shape('M180 160v-30a9 9 0 0 1 18 0v30zM180 216v-30a9 9 0 0 1 18 0v30z', near, 0.7) +
  box(172, 82, 34, 26, '#EBCFA6') +
  dome(189, 84, 18, 22, mid) +
  stroke('M189 62V48', near, 2.5) +
  box(240, 168, 46, 60, '#EBCFA6') +
  repeat(3, (index) => box(242 + index * 16, 162, 10, 8, '#EBCFA6')) +
  repeat(
    5,
    (index) =>
      box(index * 30 - 6, 262 + (index % 2) * 8, 30, 60, ['#F7E3C4', '#E9B27A', '#FFF4DA'][index % 3] ?? '') +
      windows(index * 30, 272 + (index % 2) * 8, [2, 2], [11, 20], [6, 10], near, 0.6),
  ) +
  repeat(
    5,
    (index) =>
      box(310 + index * 60, 274 + (index % 2) * 6, 60, 48, ['#FFF4DA', '#E9B27A', '#F7E3C4'][index % 3] ?? '') +
      windows(318 + index * 60, 286 + (index % 2) * 6, [4, 1], [13, 0], [7, 14], near, 0.6),
  ) +
  box(0, 316, 600, 10, near) +
  repeat(7, (index) => palm(40 + index * 88, 322, 70, dark)) +
  sailboat(110, 366, 0.9, ['#FFF4DA', dark]) +
  sailboat(440, 356, 0.6, ['#C8553D', dark]) +
  glints(120, 376, 2, light) +
  glints(300, 346, 4, light, 0.5) +
  birds(60, 90, near) +
  lamp(560, 396, 40, dark) +
  blocks(400, [[0, 600, 6]], dark)

/** The fortress on its hill, the one-armed cathedral, palms and the harbour. */
export const malaga: Scene = {
  mood: 'rose',
  light: [120, 170, 42],
  shore: 320,
  draw: (inks) => behind(inks) + before(inks),
}
