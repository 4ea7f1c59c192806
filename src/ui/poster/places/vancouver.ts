import type { Mood } from '../moods'
import { box, hills, moved, poly, repeat, ridge, shape, spire, stroke, windows } from '../pen'
import { birds, cloud, glints, sailboat } from '../props'
import type { Scene } from '../sheet'

const snow = (points: readonly (readonly [number, number])[]) => poly(points, '#FFFDF4')

const behind = ({ light }: Mood) =>
  cloud(470, 56, 1.1, light, 0.8) +
  ridge(
    [
      [0, 232],
      [70, 168],
      [120, 206],
      [200, 112],
      [262, 178],
      [320, 138],
      [396, 206],
      [470, 120],
      [540, 186],
      [600, 150],
    ],
    '#8FAFA9',
    306,
  ) +
  snow([
    [200, 112],
    [162, 156],
    [182, 150],
    [196, 166],
    [214, 148],
    [232, 158],
  ]) +
  snow([
    [470, 120],
    [432, 162],
    [454, 156],
    [470, 172],
    [490, 152],
    [508, 156],
  ]) +
  snow([
    [320, 138],
    [292, 158],
    [310, 156],
    [322, 168],
    [338, 154],
    [352, 168],
  ])

const between = ({ mid }: Mood) =>
  snow([
    [70, 168],
    [44, 192],
    [62, 190],
    [72, 200],
    [86, 184],
  ]) +
  hills(
    [
      [0, 262],
      [110, 226],
      [250, 250],
      [380, 226],
      [520, 252],
      [600, 230],
    ],
    mid,
    306,
  ) +
  [
    [40, 36, 110],
    [82, 30, 142],
    [118, 40, 96],
    [330, 34, 128],
    [370, 30, 164],
    [404, 40, 110],
    [450, 34, 150],
    [490, 44, 118],
  ]
    .map(
      ([x = 0, w = 0, h = 0], index) =>
        box(x, 306 - h, w, h, index % 2 ? '#3F7C80' : '#5C9695') +
        box(x, 306 - h, w * 0.3, h, '#CFE0D2', 0.6) +
        repeat(Math.floor(h / 12) - 1, (row) => box(x, 316 - h + row * 12, w, 2, '#F7EFDD', 0.5)),
    )
    .join('')

const before = ({ near, dark, light }: Mood) =>
  repeat(
    5,
    (index) =>
      shape(`M${150 + index * 34} 286L${168 + index * 34} 214Q${172 + index * 34} 256 ${190 + index * 34} 286z`, '#FFFDF4') +
      shape(`M${168 + index * 34} 214Q${172 + index * 34} 256 ${190 + index * 34} 286H${176 + index * 34}z`, '#D9CFB6'),
  ) +
  box(140, 284, 200, 26, '#F7EFDD') +
  windows(148, 291, [15, 1], [12.6, 0], [8, 8], near, 0.8) +
  box(130, 306, 220, 6, near) +
  repeat(9, (index) =>
    spire(530 + ((index * 31) % 80), 316 + (index % 3) * 4, 22, 58 + ((index * 23) % 30), index % 2 ? near : '#24504F'),
  ) +
  shape('M500 320Q550 300 600 304V330H500z', near) +
  moved(
    400,
    340,
    shape('M-40-4H44L36 8H-32z', '#FFFDF4') +
      stroke('M-18-10H22', '#C8553D', 4) +
      stroke('M-30 14H36M-30 14l-6-6M36 14l6-6', dark, 2) +
      stroke('M0-10V-26M-50-26H40', dark, 3),
  ) +
  sailboat(90, 350, 0.8, ['#FFFDF4', dark]) +
  glints(240, 330, 4, '#FFFDF4', 0.6) +
  glints(480, 366, 2, light) +
  hills(
    [
      [0, 392],
      [110, 372],
      [230, 400],
    ],
    dark,
  ) +
  spire(20, 386, 30, 66, dark) +
  spire(52, 384, 24, 46, dark) +
  spire(86, 388, 18, 34, dark) +
  birds(300, 84, near)

/** White sails of the pier, glass towers, firs, snow on the mountains close behind. */
export const vancouver: Scene = {
  mood: 'dawn',
  light: [120, 104, 28],
  shore: 306,
  draw: (inks) => behind(inks) + between(inks) + before(inks),
}
