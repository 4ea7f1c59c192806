import type { Mood } from '../moods'
import { box, hills, house, poly, repeat, ridge, shape, stroke, twin } from '../pen'
import { birds, cloud, cypress, person } from '../props'
import type { Scene } from '../sheet'

const behind = ({ far, dark, light }: Mood) =>
  cloud(180, 62, 1.2, light, 0.7) +
  ridge(
    [
      [0, 250],
      [70, 206],
      [150, 236],
      [250, 190],
      [340, 226],
      [430, 196],
      [520, 232],
      [600, 206],
    ],
    far,
  ) +
  hills(
    [
      [380, 330],
      [440, 240],
      [500, 214],
      [560, 210],
      [600, 226],
    ],
    '#B08A62',
  ) +
  stroke('M430 254L456 226L492 204L530 198L600 206', '#8A6A4A', 9) +
  repeat(6, (index) => box(446 + index * 28, [226, 206, 194, 188, 188, 192][index] ?? 0, 14, 30, '#8A6A4A')) +
  repeat(8, (index) => house(440 + (index % 4) * 42, 296 - Math.floor(index / 4) * 34, 36, 22, 12, ['#F7EFDD', '#C8553D'])) +
  stroke('M534 190v-26', dark, 2) +
  shape('M534 164h20v12h-20z', '#C8553D') +
  hills(
    [
      [0, 292],
      [140, 268],
      [300, 274],
      [420, 300],
      [600, 320],
    ],
    '#7F9A78',
  )

const between = ({ near }: Mood) =>
  box(150, 154, 190, 126, '#E3C99A') +
  box(144, 146, 202, 12, '#F7EAD0') +
  box(144, 158, 202, 6, '#B9976A') +
  repeat(9, (index) => box(152 + index * 22.4, 164, 9, 108, '#F7EAD0') + box(158 + index * 22.4, 164, 3, 108, '#C9AE82')) +
  repeat(8, (index) => box(161 + index * 22.4, 170, 13, 102, near, 0.42)) +
  box(132, 270, 226, 12, '#D9BF92') +
  box(118, 280, 254, 10, '#C9AE82') +
  poly(
    [
      [190, 340],
      [214, 290],
      [276, 290],
      [300, 340],
    ],
    '#E9DDBE',
  ) +
  stroke('M209 300h72M204 312h82M199 324h92', '#C9AE82', 2) +
  twin(
    245,
    box(60, 234, 44, 58, '#E3C99A') +
      poly(
        [
          [56, 236],
          [82, 214],
          [108, 236],
        ],
        '#B9976A',
      ) +
      shape('M74 292v-28a8 8 0 0 1 16 0v28z', near, 0.7),
  ) +
  stroke('M404 336V110', '#F7EFDD', 5) +
  shape('M406 112Q430 104 452 116V150Q430 138 406 148z', '#C8553D') +
  box(0, 338, 600, 62, '#B9A47C')

const before = ({ mid, near, dark }: Mood) =>
  poly(
    [
      [150, 400],
      [190, 338],
      [300, 338],
      [340, 400],
    ],
    '#E9DDBE',
  ) +
  repeat(7, (index) =>
    cypress([20, 52, 116, 392, 456, 520, 572][index] ?? 0, 372, [96, 120, 70, 78, 110, 130, 92][index] ?? 0, index % 2 ? '#2F5F55' : near),
  ) +
  person(236, 376, 34, dark) +
  person(256, 378, 30, dark) +
  poly(
    [
      [0, 400],
      [0, 380],
      [140, 376],
      [150, 400],
    ],
    dark,
    0.5,
  ) +
  birds(300, 90, mid)

/** The colonnade on its hill, the citadel, the square minarets of the great mosque, poplars. */
export const ankara: Scene = {
  mood: 'dawn',
  light: [480, 112, 32],
  draw: (inks) => behind(inks) + between(inks) + before(inks),
}
