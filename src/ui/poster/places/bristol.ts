import type { Mood } from '../moods'
import { box, disc, hills, moved, poly, repeat, ridge, shape, stroke, windows } from '../pen'
import { birds, cloud, glints, tree } from '../props'
import type { Scene } from '../sheet'

const behindFirst = ({ far, dark }: Mood) => {
  const balloon = (x: number, y: number, size: number, [one, other]: readonly [string, string]) =>
    moved(
      x,
      y,
      disc(0, 0, 40, one) +
        shape('M-38 12Q-24 36-8 54H8Q24 36 38 12z', one) +
        shape('M0-40Q-22 0-5 54H5Q22 0 0-40z', other) +
        shape('M-30-26Q-36 10-8 54h-3Q-44 20-38-12z', other, 0.6) +
        box(-7, 60, 14, 11, dark),
      size,
    )
  return (
    hills(
      [
        [0, 300],
        [160, 268],
        [300, 290],
        [440, 262],
        [600, 280],
      ],
      far,
    ) +
    hills(
      [
        [180, 330],
        [260, 300],
        [340, 306],
        [430, 330],
      ],
      '#A7A98A',
    ) +
    balloon(220, 92, 0.9, ['#C8553D', '#F7EFDD']) +
    balloon(400, 66, 0.6, ['#0B8A86', '#E9A23B']) +
    balloon(446, 150, 0.36, ['#E9A23B', '#C8553D']) +
    balloon(92, 66, 0.5, ['#F7EFDD', '#0B6E6E']) +
    balloon(324, 130, 0.32, ['#13263B', '#F7EFDD'])
  )
}

const behindThen = () =>
  ridge(
    [
      [0, 226],
      [110, 232],
      [136, 262],
      [150, 310],
      [176, 340],
      [190, 400],
    ],
    '#8A7A66',
  ) +
  ridge(
    [
      [0, 400],
      [0, 268],
      [60, 300],
      [90, 280],
      [112, 332],
      [140, 318],
      [168, 400],
    ],
    '#6E6658',
  )

const behind = (inks: Mood) => behindFirst(inks) + behindThen()

const between = ({ near, light }: Mood) =>
  ridge(
    [
      [600, 222],
      [492, 232],
      [464, 266],
      [450, 318],
      [424, 350],
      [410, 400],
      [600, 400],
    ],
    '#7C6E5E',
  ) +
  ridge(
    [
      [600, 270],
      [546, 300],
      [518, 282],
      [496, 336],
      [470, 322],
      [440, 400],
      [600, 400],
    ],
    '#655C50',
  ) +
  shape('M190 400L176 366Q300 330 424 366L410 400z', '#3F8284') +
  glints(300, 366, 3, light, 0.7) +
  stroke('M-10 196L96 118Q300 306 504 118L610 196', near, 5) +
  repeat(27, (index) => {
    const x = 104 + index * 15
    return stroke(`M${x} ${118 + 94 * (1 - ((x - 300) / 204) ** 2)}V228`, near, 1.6)
  }) +
  box(-10, 226, 620, 8, near)

const before = ({ near, light }: Mood) =>
  [96, 504]
    .map(
      (x) =>
        poly(
          [
            [x - 20, 240],
            [x - 14, 108],
            [x + 14, 108],
            [x + 20, 240],
          ],
          '#B98F6A',
        ) +
        poly(
          [
            [x - 20, 240],
            [x - 14, 108],
            [x - 6, 108],
            [x - 8, 240],
          ],
          '#E3C49A',
        ) +
        shape(`M${x - 8} 228v-56a8 8 0 0 1 16 0v56z`, near) +
        box(x - 18, 102, 36, 8, '#8A6A4A'),
    )
    .join('') +
  repeat(
    5,
    (index) =>
      box(508 + index * 20, 206 - (index % 2) * 4, 20, 24, ['#F3D9A9', '#E9B27A', '#C98A6E', '#F7EFDD', '#8FB5A8'][index] ?? '') +
      windows(511 + index * 20, 210 - (index % 2) * 4, [2, 1], [8, 0], [5, 8], near, 0.7),
  ) +
  repeat(5, (index) => tree(10 + index * 18, 230, 10, '#4E7A5E')) +
  [
    [30, 300],
    [70, 336],
    [120, 366],
    [560, 316],
    [520, 352],
    [470, 384],
    [590, 360],
  ]
    .map(([x = 0, y = 0]) => disc(x, y, 18, '#4E7A5E') + disc(x + 16, y + 6, 13, '#5E8F66'))
    .join('') +
  birds(360, 190, near) +
  box(280, 218, 22, 8, '#C8553D') +
  cloud(540, 70, 0.8, light, 0.7)

/** The hanging bridge across the gorge, balloons at first light, terraces on the cliff. */
export const bristol: Scene = {
  mood: 'dawn',
  light: [300, 176, 40],
  draw: (inks) => behind(inks) + between(inks) + before(inks),
}
