import type { Mood } from '../moods'
import { box, hills, house, moved, poly, repeat, shape, stroke, windows } from '../pen'
import { birds, cloud, glints, lamp, sailboat } from '../props'
import type { Scene } from '../sheet'

const walls = ['#C8553D', '#E9A23B', '#0B8A86', '#F3D9A9', '#8A5A6E', '#5F8FB5', '#B5644A', '#8FAF6B', '#F7EFDD', '#D98D62']

const behind = ({ near, light }: Mood) =>
  cloud(130, 66, 1.2, light, 0.8) +
  cloud(330, 100, 0.8, light, 0.6) +
  hills(
    [
      [0, 240],
      [120, 200],
      [260, 222],
      [400, 190],
      [520, 214],
      [600, 200],
    ],
    '#9DB3A0',
    296,
  ) +
  repeat(10, (index) => {
    const x = index * 46 - 4
    const h = 66 + ((index * 29) % 34)
    const wall = walls[index] ?? ''
    return (
      box(x, 296 - h, 46, h, wall) +
      poly(
        [
          [x - 1, 296 - h],
          [x + 8, 280 - h],
          [x + 38, 280 - h],
          [x + 47, 296 - h],
        ],
        near,
      ) +
      box(x + 32, 268 - h, 8, 16, near) +
      windows(x + 7, 306 - h, [2, Math.max(1, Math.floor((h - 34) / 22))], [19, 22], [12, 14], '#FFFDF4', 0.92) +
      box(x + 17, 274, 12, 22, ['#13263B', '#0B6E6E', '#C8553D'][index % 3] ?? '')
    )
  })

const before = ({ mid, near, dark, light }: Mood) => {
  const hooker = (x: number, y: number, size: number) =>
    moved(
      x,
      y,
      shape('M2-6V-92L-8-96Q-50-60-54-12z', '#8C3F2E') +
        shape('M6-84L58-14H6z', '#A4503C') +
        stroke('M2 0V-98', dark, 3) +
        shape('M-62-6H56Q50 14 34 16H-44Q-56 12-62-6z', dark),
      size,
    )
  return (
    shape('M452 296Q520 280 600 284V300H452z', '#7C9A78') +
    house(520, 288, 34, 16, 10, ['#FFFDF4', near]) +
    box(0, 294, 470, 12, '#8C8A78') +
    shape('M470 294V306H0V318H470Q500 312 520 300z', mid, 0.7) +
    box(0, 318, 600, 82, 'url(#w)') +
    shape('M470 300H600V320H470z', 'url(#w)') +
    glints(470, 330, 3, light, 0.7) +
    hooker(200, 366, 0.9) +
    hooker(420, 350, 0.62) +
    hooker(540, 338, 0.4) +
    glints(90, 348, 3, '#FFFDF4', 0.5) +
    glints(310, 384, 1, light) +
    stroke('M30 340q8-10 14 0q6-10 14 0M300 334q6-8 10 0q4-8 10 0', '#FFFDF4', 2.5) +
    birds(230, 80, near) +
    lamp(60, 296, 30, dark) +
    lamp(360, 296, 30, dark) +
    sailboat(580, 314, 0.3, ['#FFFDF4', dark])
  )
}

/** Painted fronts along the quay, brown-sailed hookers, the hills of Clare over the bay. */
export const galway: Scene = {
  mood: 'dawn',
  light: [470, 112, 30],
  shore: 296,
  draw: (inks) => behind(inks) + before(inks),
}
