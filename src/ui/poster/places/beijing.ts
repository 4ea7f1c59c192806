import type { Mood } from '../moods'
import { box, boxPath, hills, onion, poly, repeat, shape, stroke, twin, windows } from '../pen'
import { birds, cloud, person } from '../props'
import type { Scene } from '../sheet'

const behind = ({ far, mid, light }: Mood) =>
  cloud(130, 70, 1.2, light, 0.7) +
  hills(
    [
      [0, 236],
      [90, 206],
      [180, 226],
      [300, 196],
      [420, 220],
      [520, 196],
      [600, 216],
    ],
    far,
  ) +
  stroke('M0 222l24-10l20 6l28-14l26 12l30-4', mid, 4) +
  box(64, 192, 12, 16, mid) +
  box(118, 202, 10, 12, mid) +
  [
    [140, 104, 96, 36],
    [166, 150, 150, 34],
    [192, 202, 210, 38],
  ]
    .map(
      ([, top = 0, w = 0, h = 0]) =>
        box(300 - w * 0.34, top + h - 8, w * 0.68, 30, '#A83A2C') +
        windows(300 - w * 0.3, top + h + 2, [Math.floor(w / 18), 1], [(w * 0.6) / Math.floor(w / 18), 0], [w * 0.014 + 2, 16], '#E9A23B') +
        box(300 - w * 0.36, top + h - 6, w * 0.72, 8, '#1F6B6E') +
        shape(
          `M${300 - w * 0.62} ${top + h}Q${300 - w * 0.3} ${top + h - 10} ${300 - w * 0.16} ${top}H${300 + w * 0.16}Q${300 + w * 0.3} ${top + h - 10} ${300 + w * 0.62} ${top + h}Q300 ${top + h + 10} ${300 - w * 0.62} ${top + h}z`,
          '#1F4E79',
        ) +
        shape(
          `M${300 - w * 0.62} ${top + h}Q${300 - w * 0.3} ${top + h - 10} ${300 - w * 0.16} ${top}H${300 - w * 0.05}Q${300 - w * 0.2} ${top + h - 10} ${300 - w * 0.3} ${top + h + 5}z`,
          '#5F8FB5',
        ),
    )
    .join('')

const between = () =>
  onion(300, 106, 14, 34, '#E9A23B') +
  [
    [262, 190, 14],
    [278, 230, 14],
    [294, 276, 16],
  ]
    .map(
      ([y = 0, half = 0, h = 0]) =>
        box(300 - half / 1.05, y + 6, half * 1.9, h, '#F7EFDD') +
        box(300 - half / 1.05, y + 6 + h - 4, half * 1.9, 4, '#C9B994') +
        repeat(Math.floor(half / 8), (index) => box(300 - half / 1.08 + index * 15.2, y - 2, 4, 10, '#E3D6BB')),
    )
    .join('') +
  poly(
    [
      [270, 312],
      [282, 262],
      [318, 262],
      [330, 312],
    ],
    '#E3D6BB',
  ) +
  stroke('M276 290h48M279 278h42M273 302h54', '#C9B994', 2) +
  box(0, 310, 600, 90, '#B9A47C') +
  poly(
    [
      [230, 400],
      [276, 312],
      [324, 312],
      [370, 400],
    ],
    '#F0E4C8',
  )

const before = ({ near, dark }: Mood) =>
  twin(
    300,
    box(0, 282, 74, 34, '#A83A2C') +
      poly(
        [
          [-6, 284],
          [4, 268],
          [70, 268],
          [80, 284],
        ],
        '#E9A23B',
      ) +
      repeat(4, (index) =>
        shape(`M${24 + index * 42} ${330 + (index % 2) * 12}c14-40 10-70 0-84c-10 14-14 44 0 84z`, index % 2 ? near : '#2F6A5A'),
      ),
  ) +
  box(0, 326, 600, 3, '#8F7B56', 0.4) +
  person(330, 376, 38, dark) +
  person(280, 384, 40, dark) +
  birds(430, 66, near) +
  shape(boxPath(0, 388, 600, 12), near, 0.25)

/** The round hall with three roofs on white terraces, red walls and cypresses. */
export const beijing: Scene = {
  mood: 'dawn',
  light: [456, 116, 32],
  draw: (inks) => behind(inks) + between() + before(inks),
}
