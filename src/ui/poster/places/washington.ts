import type { Mood } from '../moods'
import { box, disc, dome, hills, poly, repeat, shape, stroke } from '../pen'
import { birds, cloud, glints } from '../props'
import type { Scene } from '../sheet'

const behind = ({ far, light }: Mood) =>
  cloud(480, 70, 1.2, light, 0.6) +
  hills(
    [
      [0, 270],
      [200, 250],
      [420, 268],
      [600, 250],
    ],
    far,
    318,
  ) +
  poly(
    [
      [110, 310],
      [115, 96],
      [120, 82],
      [125, 96],
      [130, 310],
    ],
    '#FFF9EA',
  ) +
  poly(
    [
      [120, 82],
      [125, 96],
      [130, 310],
      [122, 310],
    ],
    '#D9B9A0',
  ) +
  box(250, 254, 340, 62, '#FFF6E3') +
  box(250, 250, 340, 6, '#D9B9A0') +
  repeat(26, (index) => box(258 + index * 12.8, 262, 5, 50, '#D9B9A0'))

const before = ({ near, dark }: Mood) =>
  box(360, 238, 120, 78, '#FFF9EA') +
  poly(
    [
      [354, 240],
      [420, 216],
      [486, 240],
    ],
    '#EBD2B4',
  ) +
  repeat(9, (index) => box(368 + index * 12.4, 244, 5, 70, '#D9B9A0')) +
  box(374, 186, 92, 36, '#FFF6E3') +
  repeat(11, (index) => box(378 + index * 8, 188, 3.5, 32, '#C89F88')) +
  box(368, 182, 104, 6, '#EBD2B4') +
  box(384, 166, 72, 18, '#FFF6E3') +
  dome(420, 168, 40, 58, '#FFF6E3') +
  shape('M420 110a40 58 0 0 1 40 58h-18q2-36-22-58z', '#D9B9A0') +
  stroke('M420 112v54M400 120q-8 20-8 46M440 120q8 20 8 46', '#C89F88', 1.5) +
  box(412, 88, 16, 26, '#FFF6E3') +
  dome(420, 88, 9, 10, '#EBD2B4') +
  stroke('M420 80V62', near, 4) +
  box(0, 314, 600, 8, '#7E8F6E') +
  glints(120, 334, 5, '#FFF9EA', 0.6) +
  glints(420, 336, 4, '#FFF9EA', 0.6) +
  stroke('M-6 400Q30 330 26 262M22 330Q50 290 86 274M640 400Q560 340 566 280M580 330Q540 320 520 316', dark, 7) +
  repeat(17, (index) =>
    disc(((index * 53) % 130) - 24, 196 + ((index * 37) % 92), 17 + (index % 4) * 4, index % 3 ? '#F2B7A8' : '#FBDCD0', 0.95),
  ) +
  repeat(11, (index) =>
    disc(516 + ((index * 41) % 96), 262 + ((index * 29) % 62), 13 + (index % 4) * 4, index % 3 ? '#F2B7A8' : '#FBDCD0', 0.95),
  ) +
  birds(250, 110, near)

/** The dome of the Capitol, the needle, blossom along the basin. */
export const washington: Scene = {
  mood: 'rose',
  light: [180, 150, 36],
  shore: 318,
  draw: (inks) => behind(inks) + before(inks),
}
