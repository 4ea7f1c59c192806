import { windowLight } from '../moods'
import { box, disc, hills, oval, repeat, shape, stroke, windows } from '../pen'
import { birds, cloud, tree } from '../props'
import type { Scene } from '../sheet'

const needle = (x: number, top: number, w: number, near: string) =>
  shape(`M${x - w / 2} 318Q${x - w * 0.52} ${top + 70} ${x - 3} ${top}H${x + 3}Q${x + w * 0.52} ${top + 70} ${x + w / 2} 318z`, '#C99A66') +
  shape(`M${x - w / 2} 318Q${x - w * 0.52} ${top + 70} ${x - 3} ${top}H${x}Q${x - w * 0.24} ${top + 70} ${x - w * 0.2} 318z`, '#F0D3A0') +
  windows(x - w * 0.18, top + 50, [2, Math.floor((250 - top) / 13)], [w * 0.24, 13], [w * 0.12, 8], near, 0.6) +
  disc(x, top - 4, 5, '#E9A23B') +
  stroke(`M${x - 5} ${top - 4}h10M${x} ${top - 12}v16`, '#C8553D', 2.5)

/** The sand-coloured spires of the basilica, cranes, mosaic bench, the sea's line. */
export const barcelona: Scene = {
  mood: 'dawn',
  light: [112, 116, 32],
  draw: ({ near, dark, light }) => {
    return (
      cloud(480, 66, 1.2, light, 0.7) +
      hills(
        [
          [0, 250],
          [140, 210],
          [300, 236],
          [460, 200],
          [600, 226],
        ],
        '#A7B79C',
      ) +
      repeat(
        7,
        (index) =>
          box(index * 96 - 20, 272 - ((index * 17) % 20), 96, 70, ['#E3B98A', '#D9A074', '#EBCFA6'][index % 3] ?? '') +
          windows(index * 96 - 10, 284 - ((index * 17) % 20), [5, 2], [17, 22], [8, 12], near, 0.5),
      ) +
      needle(270, 136, 34, near) +
      needle(380, 130, 34, near) +
      needle(325, 54, 62, near) +
      needle(236, 112, 30, near) +
      needle(414, 108, 30, near) +
      needle(292, 98, 34, near) +
      needle(358, 94, 34, near) +
      stroke('M325 50V28M316 36h18', '#E9A23B', 4) +
      shape('M206 322V262Q240 230 268 262Q296 220 325 258Q354 220 382 262Q412 230 444 262V322z', '#D9AE78') +
      shape('M300 322v-42q25-44 50 0v42z', near, 0.8) +
      shape('M228 322v-30q16-28 32 0v30zM392 322v-30q16-28 32 0v30z', near, 0.7) +
      disc(325, 262, 9, windowLight) +
      stroke('M470 322V150M430 168H548M470 150L440 168M470 150L530 168M540 168v30', '#6E8488', 3) +
      repeat(5, (index) => tree(30 + index * 42, 326, 13, '#5E8468')) +
      repeat(3, (index) => tree(480 + index * 46, 326, 14, '#5E8468')) +
      box(0, 320, 600, 80, '#C9AE82') +
      shape('M-10 352Q50 326 110 350T230 350T350 350T470 350T610 350V378Q550 354 490 378T370 378T250 378T130 378T-10 380z', '#F7EFDD') +
      repeat(34, (index) =>
        oval(
          8 + index * 18,
          360 + 8 * Math.sin(index * 0.96),
          7,
          5,
          ['#1F7A8C', '#E9A23B', '#C8553D', '#6B8F71', '#1F5FA0'][index % 5] ?? '',
        ),
      ) +
      shape('M0 384H600V400H0z', dark, 0.8) +
      birds(180, 80, near)
    )
  },
}
