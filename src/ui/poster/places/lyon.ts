import type { Mood } from '../moods'
import { box, disc, hills, poly, repeat, shape, spire, stroke, twin, windows } from '../pen'
import { birds, cloud, glints, person, tree } from '../props'
import type { Scene } from '../sheet'

const walls = ['#E3A96B', '#D98D62', '#F0CFA0', '#C9785A', '#EBBE86', '#D9A06C', '#F3DDB4']

const behind = ({ near, light }: Mood) =>
  cloud(330, 64, 1.2, light, 0.8) +
  hills(
    [
      [0, 196],
      [110, 150],
      [230, 146],
      [350, 190],
      [460, 232],
      [600, 250],
    ],
    '#7C9A80',
    316,
  ) +
  repeat(14, (index) => disc(20 + index * 32, 206 + ((index * 23) % 30), 18, index % 2 ? '#5E8468' : '#8FAA84')) +
  box(118, 92, 112, 66, '#FBF0D8') +
  poly(
    [
      [112, 94],
      [174, 66],
      [236, 94],
    ],
    '#D9C49C',
  ) +
  twin(
    174,
    box(100, 62, 22, 96, '#FBF0D8') + box(96, 58, 30, 6, '#D9C49C') + spire(111, 60, 24, 16, '#D9C49C') + box(100, 62, 6, 96, '#FFFDF4'),
  ) +
  repeat(5, (index) => shape(`M${130 + index * 19} 158v-34a6 6 0 0 1 12 0v34z`, near, 0.6)) +
  stroke('M270 166L286 52M302 166L286 52M274 140h24M278 106h16', near, 3)

const before = ({ near, dark, light }: Mood) =>
  repeat(9, (index) => {
    const top = 214 - ((index * 31) % 40)
    return (
      box(index * 68 - 6, top, 68, 316 - top, walls[index % 7] ?? '') +
      box(index * 68 - 8, top - 4, 72, 6, '#A4563F') +
      windows(index * 68 + 3, top + 10, [4, Math.floor((300 - top) / 24)], [15, 23], [8, 14], near, 0.75)
    )
  }) +
  box(0, 312, 600, 14, '#A98F6C') +
  repeat(9, (index) => tree(30 + index * 70, 318, 13, '#4E7A5E')) +
  box(0, 324, 600, 76, 'url(#w)') +
  glints(470, 346, 4, light, 0.7) +
  poly(
    [
      [236, 352],
      [250, 200],
      [258, 200],
      [272, 352],
    ],
    '#A83A2C',
  ) +
  box(245, 196, 18, 6, '#8C2F24') +
  stroke('M254 202L40 330M254 214L100 330M254 226L150 330M254 202L470 330M254 214L410 330M254 226L350 330', '#A83A2C', 2) +
  shape('M-10 338Q254 322 610 338V346Q254 330-10 346z', '#8C2F24') +
  person(360, 332, 22, dark) +
  person(376, 332, 20, dark) +
  person(120, 334, 22, dark) +
  poly(
    [
      [0, 400],
      [0, 390],
      [600, 384],
      [600, 400],
    ],
    dark,
  ) +
  birds(360, 120, near)

/** The white basilica on its hill, ochre fronts on the quay, the red footbridge. */
export const lyon: Scene = {
  mood: 'dawn',
  light: [470, 106, 30],
  shore: 316,
  draw: (inks) => behind(inks) + before(inks),
}
