import type { Mood } from '../moods'
import { box, disc, hills, poly, repeat, ridge, shape, windows } from '../pen'
import { birds, cloud, palm, person } from '../props'
import type { Scene } from '../sheet'

const walls = ['#C8553D', '#0B8A86', '#E9A23B', '#8FAF6B', '#E58F80', '#5FA0B5', '#F3D9A9']

const behind = () =>
  ridge(
    [
      [0, 300],
      [0, 250],
      [60, 196],
      [84, 150],
      [110, 138],
      [128, 170],
      [160, 230],
    ],
    '#8FA39A',
  ) +
  ridge(
    [
      [90, 300],
      [130, 226],
      [166, 170],
      [190, 126],
      [410, 120],
      [430, 138],
      [452, 174],
      [520, 232],
      [600, 262],
      [600, 300],
    ],
    '#6F8A8C',
  ) +
  poly(
    [
      [190, 126],
      [410, 120],
      [404, 150],
      [380, 196],
      [362, 146],
      [330, 206],
      [310, 150],
      [276, 196],
      [262, 150],
      [226, 204],
      [214, 156],
      [180, 210],
      [172, 160],
    ],
    '#9DB3A8',
  )

const before = ({ mid, near, dark, light }: Mood) =>
  shape(
    'M150 150Q164 116 200 112Q240 92 280 108Q330 90 372 106Q420 100 446 136Q420 124 396 134Q372 120 350 140Q318 122 296 142Q262 124 240 142Q210 128 194 150Q172 136 150 150z',
    '#FFFDF4',
    0.95,
  ) +
  hills(
    [
      [0, 290],
      [140, 262],
      [300, 278],
      [460, 258],
      [600, 276],
    ],
    '#7C9A78',
  ) +
  repeat(18, (index) => disc(16 + index * 34, 286 + ((index * 13) % 14), 15, '#5E8468')) +
  repeat(7, (index) => {
    const x = index * 88 - 8
    const top = 272 + ((index * 19) % 26)
    return (
      box(x, top, 88, 100, walls[index] ?? '') +
      box(x - 2, top - 8, 92, 10, '#FFFDF4') +
      shape(`M${x + 26} ${top - 8}q18-24 36 0z`, '#FFFDF4') +
      windows(x + 12, top + 18, [2, 1], [46, 0], [18, 26], '#FFFDF4') +
      windows(x + 15, top + 21, [2, 1], [46, 0], [12, 20], near, 0.8) +
      shape(`M${x + 36} ${top + 72}v-28h16v28z`, '#FFFDF4') +
      box(x + 39, top + 47, 10, 25, dark, 0.7)
    )
  }) +
  shape('M0 352Q300 336 600 356V400H0z', '#A98F6C') +
  shape('M0 366Q300 350 600 372V400H0z', near) +
  palm(70, 372, 90, dark) +
  palm(540, 376, 110, dark) +
  person(300, 376, 38, dark) +
  person(320, 378, 34, dark) +
  birds(60, 90, mid) +
  cloud(90, 60, 0.8, light, 0.6)

/** The flat mountain under its cloth of cloud, painted houses climbing below. */
export const capeTown: Scene = {
  mood: 'dawn',
  light: [500, 128, 34],
  draw: (inks) => behind() + before(inks),
}
