import { windowLight } from '../moods'
import { arcade, blocks, box, disc, dome, moved, poly, shape, stroke, twin, windows } from '../pen'
import { birds, cloud, glints } from '../props'
import type { Scene } from '../sheet'

/** The two clock towers with their birds, the waterfront in a row, the river. */
export const liverpool: Scene = {
  mood: 'dusk',
  light: [486, 186, 34],
  shore: 310,
  draw: ({ far, mid, near, dark, lit, light }) =>
    cloud(130, 74, 1.2, light, 0.3) +
    blocks(
      310,
      [
        [0, 60, 60],
        [60, 40, 90],
        [520, 80, 70],
        [470, 40, 92],
      ],
      far,
    ) +
    box(150, 178, 220, 134, mid) +
    box(150, 178, 220, 7, lit, 0.6) +
    windows(164, 194, [13, 5], [15.5, 22], [7, 13], windowLight, 0.75) +
    twin(
      260,
      box(166, 104, 54, 208, near) +
        box(166, 104, 14, 208, lit, 0.35) +
        disc(193, 140, 17, '#FFF1CF') +
        stroke('M193 140v-11M193 140l7 4', dark, 2.5) +
        box(160, 100, 66, 8, dark) +
        box(174, 78, 38, 24, near) +
        dome(193, 80, 18, 24, dark) +
        box(188, 48, 10, 12, near) +
        moved(193, 44, shape('M-16-16Q-4-14-2 0H6Q2-10 14-18Q10 0 4 6H-4Q-12 0-16-16z', '#8DB894')) +
        windows(178, 176, [3, 6], [11, 20], [5, 12], windowLight, 0.6),
    ) +
    box(388, 214, 92, 98, mid) +
    windows(398, 226, [6, 4], [13, 20], [6, 11], windowLight, 0.7) +
    box(30, 226, 108, 86, mid) +
    dome(84, 228, 30, 30, '#4D7B78') +
    windows(42, 240, [7, 3], [13, 20], [6, 11], windowLight, 0.7) +
    box(78, 192, 12, 10, near) +
    arcade(482, 250, 62, { count: 4, w: 20, gap: 7, spring: 22 }, '#6E3E3A') +
    box(0, 308, 600, 14, dark) +
    moved(
      360,
      350,
      shape('M-96-6H100L84 18H-80z', '#F7F2E8') +
        box(-70, -26, 130, 20, '#C8553D') +
        box(-40, -44, 70, 18, '#F7F2E8') +
        box(-8, -64, 16, 22, dark) +
        windows(-62, -21, [9, 1], [14, 0], [8, 9], windowLight) +
        stroke('M-92 4H94', '#0B6E6E', 3),
    ) +
    glints(486, 340, 4, light, 0.6) +
    glints(193, 336, 5, '#FFF1CF', 0.45) +
    birds(390, 110, dark) +
    poly(
      [
        [0, 400],
        [0, 384],
        [600, 392],
        [600, 400],
      ],
      dark,
    ),
}
