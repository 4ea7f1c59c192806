import { arcade, blocks, box, disc, dome, moved, poly, repeat, shape, stroke, twin, windows } from '../pen'
import { birds, cloud, lamp, person } from '../props'
import type { Scene } from '../sheet'

/** The five-arched gate, the domed corner house with its winged figure. */
export const madrid: Scene = {
  mood: 'rose',
  light: [330, 170, 44],
  draw: ({ far, mid, near, dark, light }) =>
    cloud(440, 66, 1.2, light, 0.5) +
    blocks(
      330,
      [
        [330, 40, 100],
        [376, 50, 130],
        [500, 60, 110],
        [556, 50, 150],
        [430, 60, 90],
      ],
      far,
    ) +
    windows(384, 212, [4, 6], [10, 16], [5, 8], light, 0.5) +
    shape('M40 340V196H96V150H164V196H222V340z', '#F3DDB8') +
    box(36, 192, 64, 8, '#D9B48C') +
    box(160, 192, 66, 8, '#D9B48C') +
    box(92, 146, 76, 7, '#D9B48C') +
    windows(50, 210, [3, 4], [16, 30], [9, 18], near, 0.65) +
    windows(106, 206, [4, 4], [14, 30], [8, 18], near, 0.65) +
    windows(172, 210, [3, 4], [16, 30], [9, 18], near, 0.65) +
    repeat(6, (index) => box(100 + index * 12, 156, 5, 36, '#D9B48C')) +
    box(104, 120, 52, 28, '#F3DDB8') +
    dome(130, 122, 34, 50, '#3F4A58') +
    stroke('M130 72v48M112 84q-6 18-6 36M148 84q6 18 6 36', '#E9A23B', 2.5) +
    box(122, 60, 16, 14, '#E9A23B') +
    moved(
      130,
      60,
      shape('M-3 0L-5-22H5L3 0z', dark) +
        disc(0, -26, 4, dark) +
        shape('M-4-20Q-26-40-24-14Q-14-8-4-10zM4-20Q26-40 24-14Q14-8 4-10z', dark),
    ) +
    // The gate.
    arcade(262, 214, 132, { count: 1, w: 34, gap: 10, spring: 72 }, '#EBCFA6') +
    box(258, 210, 290, 10, '#D9B48C') +
    arcade(312, 196, 150, { count: 3, w: 42, gap: 14, spring: 74 }, '#F3DDB8') +
    box(308, 190, 194, 9, '#D9B48C') +
    arcade(494, 214, 132, { count: 1, w: 34, gap: 10, spring: 72 }, '#EBCFA6') +
    box(340, 168, 128, 24, '#F3DDB8') +
    poly(
      [
        [340, 170],
        [404, 142],
        [468, 170],
      ],
      '#EBCFA6',
    ) +
    windows(352, 176, [8, 1], [14, 0], [6, 10], mid, 0.7) +
    twin(404, shape('M318 190v-18q6-8 12 0v18z', '#D9B48C')) +
    repeat(8, (index) => box(316 + index * 25, 202, 6, 144, '#D9B48C', 0.7)) +
    box(0, 340, 600, 60, near) +
    shape('M0 346Q150 330 250 346T600 344V358H0z', '#6E7F5A') +
    repeat(8, (index) => disc(20 + index * 80, 350, 7, index % 2 ? '#C8553D' : '#E9A23B')) +
    person(240, 384, 42, dark) +
    person(262, 386, 38, dark) +
    lamp(90, 384, 48, dark) +
    lamp(560, 384, 48, dark) +
    birds(230, 90, near),
}
