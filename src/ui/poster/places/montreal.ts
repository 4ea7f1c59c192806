import { windowLight } from '../moods'
import { blocks, box, disc, hills, poly, repeat, shape, stroke, twin, windows } from '../pen'
import { birds, cloud, tree } from '../props'
import type { Scene } from '../sheet'

/** Copper-roofed towers of the basilica, the leaning stadium tower, autumn on the mountain, stairs on the fronts. */
export const montreal: Scene = {
  mood: 'dawn',
  light: [330, 92, 28],
  draw: ({ mid, near, dark, light }) =>
    cloud(470, 60, 1.2, light, 0.8) +
    hills(
      [
        [0, 250],
        [120, 190],
        [260, 158],
        [400, 176],
        [520, 222],
        [600, 240],
      ],
      '#B5764E',
    ) +
    repeat(22, (index) =>
      disc(
        60 + index * 23,
        226 - 50 * Math.sin((index / 22) * Math.PI) + (index % 3) * 8,
        17,
        ['#C8553D', '#E9A23B', '#A4563F', '#8A9183'][index % 4] ?? '',
        0.85,
      ),
    ) +
    stroke('M262 160v-34M252 138h20', dark, 3) +
    shape('M520 300L470 132Q486 116 500 130L574 292z', '#E9E0CB') +
    shape('M520 300L470 132L478 126L540 298z', '#BFB59C') +
    stroke('M486 140L430 268M492 142L450 276M496 146L474 282', mid, 1.5) +
    shape('M400 300q30-44 96-40q60 0 84 40z', '#D8CDB2') +
    twin(
      160,
      box(96, 142, 48, 180, '#C9BFA4') +
        box(96, 142, 14, 180, '#EFE6CE') +
        repeat(4, (index) => box(96 + index * 13.2, 132, 8, 12, '#C9BFA4')) +
        shape('M110 322v-60q10-20 20 0v60z', near, 0.6) +
        shape('M108 216v-46q12-22 24 0v46z', near, 0.6),
    ) +
    box(144, 206, 32, 116, '#B9AE92') +
    shape('M146 322v-50q14-24 28 0v50z', near, 0.75) +
    disc(160, 234, 12, near, 0.6) +
    poly(
      [
        [142, 206],
        [160, 184],
        [178, 206],
      ],
      '#5F9A8F',
    ) +
    repeat(
      5,
      (index) =>
        box(252 + index * 70, 254 + (index % 2) * 8, 70, 90, ['#A4563F', '#C98A5E', '#7C5148', '#B5644A', '#C9A47C'][index] ?? '') +
        box(252 + index * 70, 250 + (index % 2) * 8, 70, 6, '#5F9A8F') +
        windows(262 + index * 70, 268 + (index % 2) * 8, [3, 2], [20, 30], [11, 18], windowLight, 0.8) +
        stroke(`M${262 + index * 70} 344q30-6 30-42`, dark, 3),
    ) +
    blocks(344, [[0, 60, 78]], '#A4563F') +
    windows(8, 276, [3, 2], [16, 26], [9, 15], windowLight, 0.8) +
    box(0, 340, 600, 60, near) +
    repeat(6, (index) => tree(40 + index * 108, 362, 20, ['#C8553D', '#E9A23B', '#B5644A'][index % 3] ?? '')) +
    box(0, 372, 600, 28, dark) +
    birds(400, 96, near),
}
