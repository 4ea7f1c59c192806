import type { Mood } from '../moods'
import { blocks, box, disc, dome, hills, moved, oval, poly, repeat, shape, stroke, twin, windows } from '../pen'
import { birds, cloud, glints } from '../props'
import type { Scene } from '../sheet'

const stone = ['#E8CB95', '#DDB87D', '#F0D9AC', '#D3AA6E']
const flats = [
  [8, 54, 96],
  [60, 46, 120],
  [104, 58, 104],
  [160, 44, 132],
  [356, 52, 128],
  [406, 46, 108],
  [450, 60, 124],
  [508, 46, 98],
  [552, 54, 114],
] as const

const behind = ({ far, near, light }: Mood) =>
  cloud(250, 60, 1.1, light, 0.9) +
  hills(
    [
      [0, 250],
      [200, 224],
      [420, 240],
      [600, 218],
    ],
    far,
    290,
  ) +
  box(540, 104, 44, 190, '#BFD2C6') +
  windows(546, 114, [4, 12], [9, 13], [6, 7], near, 0.45) +
  blocks(
    290,
    [
      [0, 80, 150],
      [420, 90, 160],
      [120, 80, 158],
    ],
    '#C9A26C',
  ) +
  flats
    .map(
      ([x, w, h], index) =>
        box(x, 290 - h, w, h, stone[index % 4] ?? '') +
        box(x, 290 - h, w, 4, '#B88F58') +
        windows(x + 8, 302 - h, [2, 4], [w / 2 - 4, 24], [9, 13], near, 0.7) +
        box(x + w / 2 - 9, 322 - h, 18, 20, ['#0B6E6E', '#C8553D', '#2F6A4F', '#13263B'][index % 4] ?? '') +
        windows(x + w / 2 - 6, 326 - h, [3, 1], [5, 0], [3, 9], light, 0.7),
    )
    .join('') +
  // The church.
  box(206, 176, 150, 116, '#F0D9AC')

const before = ({ near, dark, light }: Mood) => {
  const boat = (x: number, y: number, [hull, band]: readonly [string, string], size: number) =>
    moved(
      x,
      y,
      shape('M-70-14Q-62 16-34 16H34Q62 16 74-20Q40-6 0-6T-70-14z', hull) +
        stroke('M-66-6Q-40 4 0 4T68-10', band, 5) +
        oval(56, 2, 7, 4, '#F7F2E8') +
        disc(57, 2, 2.4, dark) +
        box(-22, -26, 30, 20, '#F7F2E8') +
        box(-26, -30, 38, 5, band),
      size,
    )
  return (
    twin(
      281,
      box(206, 132, 32, 160, '#E3C58E') +
        box(206, 132, 9, 160, '#F9ECCB') +
        shape('M214 160v-12a8 8 0 0 1 16 0v12z', near, 0.75) +
        dome(222, 132, 16, 20, '#C8553D') +
        stroke('M222 112v-10', dark, 2),
    ) +
    box(250, 150, 62, 30, '#E3C58E') +
    windows(256, 156, [5, 1], [11, 0], [6, 18], near, 0.6) +
    dome(281, 150, 40, 48, '#C8553D') +
    shape('M241 150a40 48 0 0 1 26-44q-14 20-12 44z', '#E58A6C') +
    box(275, 90, 12, 16, '#F0D9AC') +
    stroke('M281 90V72M275 79h12', dark, 2.5) +
    poly(
      [
        [238, 200],
        [281, 180],
        [324, 200],
      ],
      '#D3AA6E',
    ) +
    shape('M268 292v-48a13 13 0 0 1 26 0v48z', near, 0.85) +
    repeat(4, (index) => box(246 + index * 20, 204, 5, 88, '#D3AA6E')) +
    box(0, 288, 600, 12, '#B88F58') +
    glints(150, 316, 3, light, 0.7) +
    glints(500, 360, 3, light, 0.6) +
    boat(160, 344, ['#1F5FA0', '#E9A23B'], 1) +
    boat(420, 330, ['#C8553D', '#E9A23B'], 0.7) +
    boat(330, 380, ['#0B6E6E', '#E9A23B'], 0.85) +
    birds(420, 70, near)
  )
}

/** Honey stone stacked above the bay, wooden balconies, a church dome, painted boats with eyes on the bow. */
export const malta: Scene = {
  mood: 'noon',
  light: [96, 84, 28],
  shore: 290,
  draw: (inks) => behind(inks) + before(inks),
}
