import { blocks, box, hills, house, moved, onion, repeat, shape, spire, stroke, twin, windows } from '../pen'
import { birds, cloud, glints, person, tree } from '../props'
import type { Scene } from '../sheet'

/** The long chapel with its pinnacles beyond the lawn, a punt under the willow. */
export const cambridge: Scene = {
  mood: 'noon',
  light: [500, 78, 28],
  shore: 330,
  draw: ({ far, mid, near, dark, lit, light }) =>
    cloud(110, 70, 1.3, light, 0.8) +
    cloud(330, 46, 0.9, light, 0.7) +
    hills(
      [
        [0, 262],
        [140, 236],
        [300, 254],
        [470, 232],
        [600, 250],
      ],
      far,
    ) +
    // The chapel.
    box(150, 172, 300, 128, '#E3CFA3') +
    box(150, 172, 300, 9, '#B79A6B') +
    repeat(9, (index) => box(162 + index * 34, 156, 8, 146, '#B79A6B') + spire(166 + index * 34, 156, 10, 18, '#B79A6B')) +
    repeat(
      8,
      (index) => shape(`M${176 + index * 34} 288v-72q7-16 14 0v72z`, near, 0.85) + stroke(`M${183 + index * 34} 288v-76`, '#E3CFA3', 1.5),
    ) +
    twin(
      300,
      box(136, 118, 24, 184, '#C9AE7C') + box(136, 118, 8, 184, lit) + onion(148, 118, 13, 34, '#B79A6B') + box(133, 116, 30, 6, '#B79A6B'),
    ) +
    box(450, 226, 150, 76, '#D6BE8F') +
    windows(470, 238, [8, 2], [16, 28], [7, 16], near, 0.75) +
    blocks(302, [[40, 90, 66]], mid) +
    house(40, 302, 92, 58, 26, [mid, near]) +
    windows(52, 256, [5, 2], [15, 20], [6, 10], light, 0.8) +
    // Lawn, river, punt.
    hills(
      [
        [0, 302],
        [200, 296],
        [420, 300],
        [600, 296],
      ],
      '#8FB27E',
    ) +
    shape('M0 318Q300 306 600 318V334H0z', '#5E8C68') +
    shape('M0 334Q220 326 600 336V400H0z', 'url(#w)') +
    moved(
      262,
      366,
      shape('M-92 0H92L76 14H-78z', dark) +
        box(-30, -8, 40, 8, '#C8553D') +
        person(62, 2, 50, dark) +
        stroke('M70-36L96 30', dark, 3) +
        person(-10, 0, 28, near),
    ) +
    glints(300, 388, 2, light, 0.6) +
    stroke('M584 400Q574 300 588 236', dark, 16) +
    repeat(9, (index) =>
      stroke(`M586 246Q${560 - index * 12} ${206 - index * 2} ${556 - index * 14} ${350 - index * 9}`, index % 2 ? near : '#2F7466', 11),
    ) +
    stroke('M590 246Q620 210 640 330M588 246Q606 220 612 330', near, 11) +
    tree(34, 330, 30, near) +
    birds(60, 130, near),
}
