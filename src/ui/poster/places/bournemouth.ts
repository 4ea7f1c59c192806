import { box, house, moved, poly, repeat, shape, stroke, windows } from '../pen'
import { birds, cloud, glints, sailboat, tree } from '../props'
import type { Scene } from '../sheet'

/** Sandy bay under a low cliff, the pier, a balloon over the gardens. */
export const bournemouth: Scene = {
  mood: 'noon',
  light: [470, 90, 30],
  shore: 246,
  draw: ({ far, mid, near, dark, light }) =>
    cloud(240, 70, 1.2, light, 0.9) +
    shape('M330 246Q460 222 600 214V246z', far) +
    sailboat(470, 262, 0.5, ['#F7F2E8', dark]) +
    sailboat(404, 256, 0.32, ['#C8553D', dark]) +
    glints(470, 290, 4, light, 0.8) +
    box(228, 258, 250, 7, near) +
    repeat(11, (index) => box(236 + index * 23, 262, 4, 44, near)) +
    box(386, 224, 84, 34, '#F7EAD0') +
    poly(
      [
        [380, 226],
        [428, 196],
        [476, 226],
      ],
      '#C8553D',
    ) +
    windows(394, 236, [6, 1], [13, 0], [8, 12], near, 0.7) +
    stroke('M428 196v-16', dark, 2) +
    shape('M428 180h16l-4 5l4 5h-16z', '#E9A23B') +
    shape('M0 150Q90 140 150 182Q210 226 250 270L0 330z', '#C9A26C') +
    shape('M0 134Q100 126 156 170Q110 176 0 178z', '#5F8F66') +
    stroke('M20 210l60-8M60 236l90-16M120 262l80-12', mid, 3, 0.5) +
    house(40, 146, 60, 34, 16, ['#F7EAD0', '#C8553D']) +
    windows(48, 120, [4, 1], [13, 0], [7, 12], near, 0.7) +
    tree(118, 156, 18, near) +
    tree(22, 148, 16, near) +
    shape('M0 312Q170 300 270 268Q360 300 600 352V400H0z', '#F0D9AC') +
    shape('M270 268Q360 300 600 352V362Q380 318 262 280z', '#FFFDF4', 0.8) +
    repeat(
      6,
      (index) =>
        house(20 + index * 40, 334 - index * 4, 30, 26, 14, [
          ['#0B6E6E', '#E9A23B', '#C8553D', '#F7F2E8', '#6B8F71', '#8CC3C2'][index] ?? '',
          dark,
        ]) + box(30 + index * 40, 316 - index * 4, 10, 18, '#FFFDF4', 0.8),
    ) +
    moved(
      330,
      110,
      shape('M0-52a46 46 0 0 1 32 78L10 52H-10L-32 26A46 46 0 0 1 0-52z', '#C8553D') +
        shape('M0-52a24 52 0 0 1 14 78L5 52H-5L-14 26A24 52 0 0 1 0-52z', '#F7EAD0') +
        box(-8, 58, 16, 11, dark),
    ) +
    shape('M420 376l40-8l8 6l-44 9z', '#C8553D') +
    stroke('M440 376q16-48 40-40', dark, 2) +
    shape('M430 334q30-34 70 6q-36-6-70-6z', '#E9A23B') +
    birds(180, 110, near),
}
