import { type Mood, windowLight } from '../moods'
import { blocks, box, disc, hills, poly, repeat, shape, stroke, twin, windows } from '../pen'
import { glints, lamp, palm, tree } from '../props'
import type { Scene } from '../sheet'

const behind = ({ far, mid }: Mood) =>
  blocks(
    330,
    [
      [0, 50, 120],
      [54, 40, 90],
      [98, 50, 140],
      [420, 40, 120],
      [520, 50, 150],
      [560, 40, 96],
    ],
    far,
  ) +
  windows(8, 222, [4, 6], [10, 14], [5, 7], windowLight, 0.35) +
  windows(104, 202, [4, 8], [10, 14], [5, 7], windowLight, 0.35) +
  windows(526, 192, [4, 8], [10, 14], [5, 7], windowLight, 0.35) +
  poly(
    [
      [464, 330],
      [470, 156],
      [480, 156],
      [486, 330],
    ],
    mid,
  ) +
  shape('M452 150q0-16 10-22h26q10 6 10 22q-8 10-23 12q-15-2-23-12z', mid) +
  box(453, 146, 44, 4, windowLight) +
  stroke('M475 130V70', '#F7F2E8', 3)

const beforeFirst = ({ mid, lit }: Mood) => {
  const tower = [
    [60, 176, 96],
    [54, 146, 40],
    [46, 112, 40],
    [36, 84, 34],
    [26, 62, 26],
    [14, 46, 20],
  ]
    .map(
      ([w = 0, top = 0, h = 0]) =>
        box(236 - w / 2, top, w, h + 120, mid) +
        box(236 - w / 2, top, w * 0.28, h + 120, lit) +
        stroke(
          repeat(Math.ceil(h / 9), (row) => `M${236 - w / 2} ${top + 4 + row * 9}h${w}`),
          windowLight,
          2,
          0.55,
        ),
    )
    .join('')
  return (
    twin(
      298,
      tower +
        poly(
          [
            [231, 48],
            [236, 8],
            [241, 48],
          ],
          lit,
        ) +
        disc(236, 30, 4, windowLight) +
        box(206, 268, 60, 66, mid) +
        stroke(
          repeat(7, (row) => `M206 ${276 + row * 9}h60`),
          windowLight,
          2,
          0.5,
        ),
    ) +
    box(258, 204, 80, 12, lit) +
    windows(262, 207, [10, 1], [7.6, 0], [5, 6], windowLight)
  )
}

const beforeThen = ({ near, dark, lit, light }: Mood) =>
  stroke('M298 218L264 262M298 218L332 262', lit, 4) +
  box(150, 306, 296, 26, near) +
  windows(160, 313, [20, 1], [14, 0], [8, 10], windowLight, 0.9) +
  hills(
    [
      [0, 334],
      [160, 324],
      [320, 332],
      [480, 322],
      [600, 334],
    ],
    '#12403F',
  ) +
  repeat(9, (index) => tree(30 + index * 70, 344, 15 + (index % 3) * 4, '#0F3A3C')) +
  shape('M0 352H600V400H0z', dark) +
  shape('M180 366Q298 344 420 366Q298 388 180 366z', '#2E5C6C') +
  glints(298, 362, 2, windowLight, 0.8) +
  palm(54, 378, 110, '#08202A') +
  palm(540, 384, 130, '#08202A') +
  lamp(140, 376, 34, '#08202A') +
  lamp(456, 376, 34, '#08202A') +
  stroke(`M60 40l1 0M180 30l1 0M400 44l1 0M540 60l1 0M350 90l1 0M150 120l1 0`, light, 3, 0.8)

const before = (inks: Mood) => beforeFirst(inks) + beforeThen(inks)

/** The twin towers and their bridge, the other tower's bulb, palms and rain trees. */
export const kualaLumpur: Scene = {
  mood: 'night',
  light: [110, 84, 24],
  draw: (inks) => behind(inks) + before(inks),
}
