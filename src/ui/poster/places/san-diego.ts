import type { Mood } from '../moods'
import { blocks, box, dome, hills, poly, repeat, shape, stroke } from '../pen'
import { birds, cloud, glints, palm, sailboat } from '../props'
import type { Scene } from '../sheet'

const behind = ({ far, near, dark, light }: Mood) =>
  cloud(330, 70, 1, light, 0.9) +
  hills(
    [
      [300, 260],
      [380, 240],
      [470, 252],
      [540, 236],
      [600, 250],
    ],
    far,
    274,
  ) +
  blocks(
    274,
    [
      [500, 26, 60],
      [530, 22, 84],
      [556, 30, 52],
    ],
    '#7FB0AD',
  ) +
  stroke('M240 250Q420 190 620 254', near, 6) +
  repeat(13, (index) => {
    const x = 262 + index * 27
    return stroke(`M${x} ${222 + Math.abs(index - 6.5) ** 2 * 0.62}V290`, near, 3)
  }) +
  glints(486, 300, 5, light, 0.8) +
  sailboat(430, 330, 0.9, ['#FFFDF4', dark]) +
  sailboat(540, 306, 0.5, ['#C8553D', dark]) +
  sailboat(360, 302, 0.4, ['#FFFDF4', dark]) +
  hills(
    [
      [0, 286],
      [120, 280],
      [240, 286],
      [330, 320],
      [380, 400],
    ],
    '#6E9A6B',
  ) +
  box(84, 236, 160, 66, '#F3E2BE')

const before = ({ near, dark }: Mood) =>
  poly(
    [
      [78, 238],
      [98, 222],
      [230, 222],
      [250, 238],
    ],
    '#C8553D',
  ) +
  repeat(5, (index) => shape(`M${98 + index * 29} 302v-32a10 10 0 0 1 20 0v32z`, near, 0.75)) +
  box(130, 132, 62, 108, '#F7EAD0') +
  box(130, 132, 16, 108, '#FFFDF4') +
  box(124, 128, 74, 8, '#D8B98A') +
  box(136, 94, 50, 36, '#F7EAD0') +
  repeat(3, (index) => shape(`M${141 + index * 14} 126v-18a5 5 0 0 1 11 0v18z`, near, 0.8)) +
  box(130, 88, 62, 7, '#D8B98A') +
  box(144, 62, 34, 28, '#F7EAD0') +
  shape('M155 88v-14a6 6 0 0 1 12 0v14z', near, 0.8) +
  dome(161, 64, 20, 24, '#1F7A8C') +
  stroke('M148 60q12-20 26 0M144 56q16-16 34 0', '#E9A23B', 2.5) +
  stroke('M161 40V24', dark, 2.5) +
  dome(222, 224, 26, 30, '#1F7A8C') +
  stroke('M200 216q22-24 44 0', '#E9A23B', 3) +
  shape('M152 200v-40q9-14 18 0v40z', near, 0.7) +
  stroke('M148 204h26', '#D8B98A', 4) +
  palm(44, 330, 150, near) +
  palm(280, 346, 116, near) +
  palm(84, 356, 96, dark) +
  hills(
    [
      [0, 346],
      [130, 332],
      [270, 356],
      [360, 400],
    ],
    '#4C7A5B',
  ) +
  hills(
    [
      [0, 382],
      [160, 368],
      [300, 400],
    ],
    dark,
  ) +
  birds(400, 120, near)

/** The tiled Spanish tower among palms, the long curved bridge over the bay. */
export const sanDiego: Scene = {
  mood: 'noon',
  light: [486, 96, 32],
  shore: 274,
  draw: (inks) => behind(inks) + before(inks),
}
