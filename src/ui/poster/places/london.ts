import { windowLight } from '../moods'
import { arcade, blocks, box, disc, poly, repeat, spire, stroke, windows } from '../pen'
import { birds, cloud, glints, lamp } from '../props'
import type { Scene } from '../sheet'

/** The clock tower, the long house beside it, the wheel in the haze, the bridge and the river. */
export const london: Scene = {
  mood: 'dusk',
  light: [118, 196, 34],
  shore: 312,
  draw: ({ far, mid, near, dark, lit, light }) =>
    cloud(470, 84, 1.3, light, 0.28) +
    `<g stroke="${far}" fill="none" stroke-width="3"><circle cx="118" cy="214" r="74" stroke-width="5"/><path d="M118 140v148M44 214h148M66 162l104 104M170 162L66 266M118 214l-44 98M118 214l44 98"/></g>` +
    blocks(
      312,
      [
        [0, 40, 46],
        [200, 50, 60],
        [244, 30, 82],
        [548, 52, 54],
        [520, 30, 70],
      ],
      far,
    ) +
    // The palace: a long front of pinnacles and its square tower.
    box(352, 238, 210, 74, mid) +
    box(352, 238, 210, 6, lit, 0.5) +
    repeat(12, (index) => box(356 + index * 18, 224, 5, 88, near) + spire(358.5 + index * 18, 224, 9, 14, near)) +
    windows(364, 256, [11, 3], [18, 18], [6, 10], windowLight, 0.75) +
    box(520, 150, 52, 162, near) +
    repeat(2, (index) => box(516 + index * 52, 136, 8, 30, near) + spire(520 + index * 52, 136, 10, 18, near)) +
    windows(530, 170, [3, 6], [13, 20], [6, 12], windowLight, 0.55) +
    // The clock tower.
    box(292, 128, 56, 184, near) +
    box(292, 128, 16, 184, lit, 0.42) +
    windows(314, 176, [3, 8], [10, 15], [3, 10], dark, 0.55) +
    box(287, 96, 66, 58, near) +
    box(287, 96, 20, 58, lit, 0.45) +
    box(284, 92, 72, 7, dark) +
    box(284, 152, 72, 5, dark) +
    disc(322, 124, 22, dark) +
    disc(322, 124, 19, '#FFF1CF') +
    stroke('M322 124V110M322 124l9 6', dark, 3) +
    poly(
      [
        [288, 92],
        [302, 66],
        [342, 66],
        [356, 92],
      ],
      dark,
    ) +
    box(304, 52, 36, 14, near) +
    windows(308, 54, [4, 1], [8, 0], [4, 11], windowLight) +
    spire(322, 52, 40, 40, dark) +
    stroke('M322 14V2', dark, 2) +
    // Bridge and water.
    arcade(-20, 300, 34, { count: 6, w: 40, gap: 11, spring: 16 }, dark) +
    box(-20, 295, 332, 6, dark) +
    repeat(5, (index) => lamp(20 + index * 62, 296, 16, dark)) +
    box(300, 308, 300, 10, dark) +
    glints(322, 330, 6, '#FFF1CF', 0.5) +
    glints(118, 342, 4, light, 0.4) +
    birds(196, 92, dark),
}
