import { type Mood, windowLight } from '../moods'
import { blocks, box, hills, moved, repeat, shape, stroke, windows } from '../pen'
import { birds, cloud, glints, sailboat } from '../props'
import type { Scene } from '../sheet'

const arch = (x: number) => 276 - 118 * (1 - ((x - 172) / 190) ** 2)
const shell = (x: number, y: number, size: number) =>
  moved(
    x,
    y,
    shape('M0 0Q4-62 58-100Q84-52 78 0z', '#FFFDF4') +
      shape('M58-100Q84-52 78 0H54Q70-52 58-100z', '#D9CBAE') +
      stroke('M14 0Q24-54 58-98M34 0Q46-50 59-98', '#E3D6BB', 1.5),
    size,
  )

const behind = ({ near, light }: Mood) =>
  cloud(140, 70, 1.2, light, 0.7) +
  hills(
    [
      [0, 262],
      [120, 250],
      [300, 266],
      [460, 246],
      [600, 262],
    ],
    '#8FAF9A',
    288,
  ) +
  blocks(
    288,
    [
      [376, 26, 60],
      [406, 30, 96],
      [440, 24, 70],
      [468, 34, 118],
      [506, 28, 84],
      [538, 40, 104],
      [580, 30, 74],
    ],
    '#7FA5A0',
  ) +
  windows(474, 182, [3, 8], [9, 12], [5, 6], windowLight, 0.6) +
  windows(412, 204, [3, 6], [8, 12], [4, 6], windowLight, 0.6) +
  stroke('M-18 276Q172 40 362 276M-24 288Q172 84 368 288', near, 5)

const before = ({ far, near, dark, light }: Mood) =>
  repeat(15, (index) => {
    const x = 12 + index * 23
    return stroke(`M${x} ${arch(x)}V268`, near, 2)
  }) +
  box(-10, 262, 400, 7, near) +
  [14, 320]
    .map((x) => box(x - 14, 206, 22, 84, '#D9C49C') + box(x + 12, 206, 22, 84, '#C9AE82') + box(x - 18, 202, 56, 6, '#A98F6C'))
    .join('') +
  // The shells.
  box(262, 292, 310, 28, '#B98F5E') +
  box(262, 288, 310, 6, '#E3CFA3') +
  repeat(17, (index) => box(268 + index * 18, 298, 10, 10, dark, 0.35)) +
  shell(456, 290, 0.62) +
  shell(418, 290, 0.86) +
  shell(370, 290, 1.22) +
  shell(322, 290, 1.5) +
  `<g transform="matrix(-1 0 0 1 574 0)">${shell(190, 290, 1.06)}</g>` +
  `<g transform="matrix(-1 0 0 1 612 0)">${shell(60, 290, 0.7)}</g>` +
  moved(
    150,
    350,
    shape('M-80-4H88L72 18H-66z', '#2F6A4F') +
      box(-60, -24, 120, 20, '#F3D9A9') +
      box(-24, -40, 60, 16, '#F3D9A9') +
      windows(-52, -19, [8, 1], [14, 0], [8, 9], near),
  ) +
  sailboat(470, 356, 0.75, ['#FFFDF4', dark]) +
  glints(470, 334, 1, far) +
  glints(330, 342, 4, '#FFFDF4', 0.6) +
  glints(60, 380, 2, light) +
  birds(240, 96, near)

/** White shells on the point, the steel arch behind. */
export const sydney: Scene = {
  mood: 'dawn',
  light: [470, 112, 32],
  shore: 288,
  draw: (inks) => behind(inks) + before(inks),
}
