import { type Mood, windowLight } from '../moods'
import { blocks, box, moved, poly, shape, spire, stroke, windows } from '../pen'
import { birds, cloud, glints, sailboat, tree } from '../props'
import type { Scene } from '../sheet'

const behind = ({ far, mid, light }: Mood) =>
  cloud(110, 80, 1.2, light, 0.28) +
  blocks(
    304,
    [
      [0, 40, 92],
      [44, 34, 130],
      [82, 44, 104],
      [330, 40, 150],
      [376, 50, 196],
      [432, 36, 130],
      [474, 48, 164],
      [528, 40, 116],
      [570, 40, 140],
    ],
    far,
  ) +
  blocks(
    304,
    [
      [20, 46, 70],
      [300, 40, 120],
      [346, 36, 90],
      [404, 46, 122],
      [454, 36, 96],
      [500, 44, 130],
      [556, 50, 84],
    ],
    mid,
  ) +
  windows(26, 244, [4, 4], [10, 14], [5, 7], windowLight, 0.8) +
  windows(306, 194, [4, 7], [9, 14], [4, 7], windowLight, 0.8) +
  windows(410, 192, [5, 7], [8, 14], [4, 7], windowLight, 0.75) +
  windows(506, 184, [4, 8], [10, 14], [5, 7], windowLight, 0.75)

const between = ({ near, dark, lit }: Mood) =>
  windows(562, 230, [4, 5], [10, 14], [5, 7], windowLight, 0.75) +
  windows(382, 120, [5, 4], [8, 14], [4, 7], windowLight, 0.4) +
  // The tower.
  poly(
    [
      [206, 304],
      [222, 150],
      [234, 150],
      [250, 304],
    ],
    near,
  ) +
  poly(
    [
      [206, 304],
      [222, 150],
      [226, 150],
      [220, 304],
    ],
    lit,
    0.6,
  ) +
  box(224, 62, 8, 96, near) +
  shape('M196 132q0 14 14 20h36q14-6 14-20q-6-10-14-12h-36q-8 2-14 12z', near) +
  box(197, 131, 62, 5, windowLight) +
  box(207, 116, 42, 6, dark) +
  box(220, 78, 16, 12, near) +
  poly(
    [
      [225, 66],
      [228, 8],
      [231, 66],
    ],
    near,
  )

const before = ({ near, dark, light }: Mood) =>
  // The stadium.
  shape('M88 304v-30q6-50 78-50q60 0 78 50v30z', '#EFE4D2') +
  stroke('M92 272q10-40 74-42q58 0 74 42M112 304q4-62 54-72M166 230q40 20 52 74', '#B9A796', 2) +
  windows(98, 284, [14, 1], [10, 0], [6, 12], windowLight) +
  box(0, 302, 600, 10, dark) +
  tree(280, 304, 16, near) +
  tree(56, 304, 14, near) +
  moved(
    430,
    346,
    shape('M-70-6H78L64 16H-58z', '#F7F2E8') +
      box(-48, -26, 96, 20, '#F7F2E8') +
      box(-20, -42, 50, 16, '#C8553D') +
      windows(-42, -22, [8, 1], [12, 0], [7, 9], near),
  ) +
  sailboat(120, 352, 0.7, ['#FFE3A6', dark]) +
  glints(228, 326, 6, windowLight, 0.5) +
  glints(500, 366, 2, light, 0.5) +
  poly(
    [
      [0, 400],
      [0, 380],
      [120, 374],
      [300, 392],
      [300, 400],
    ],
    dark,
  ) +
  spire(34, 382, 18, 34, dark) +
  spire(56, 380, 22, 46, dark) +
  birds(330, 80, dark)

/** The needle tower, the white roof of the stadium, glass along the lake, ferry to the islands. */
export const toronto: Scene = {
  mood: 'dusk',
  light: [452, 176, 36],
  shore: 304,
  draw: (inks) => behind(inks) + between(inks) + before(inks),
}
