import { windowLight } from '../moods'
import { arcade, blocks, box, boxPath, disc, moved, repeat, shape, spire, stroke, windows } from '../pen'
import { cloud, glints } from '../props'
import type { Scene } from '../sheet'

/** Brick: the canal, the viaduct, mill chimneys, the town hall's clock and the tall thin tower. */
export const manchester: Scene = {
  mood: 'dawn',
  light: [150, 150, 34],
  shore: 330,
  draw: ({ far, mid, near, dark, light }) =>
    cloud(360, 66, 1.4, light, 0.6) +
    blocks(
      330,
      [
        [20, 50, 96],
        [78, 30, 130],
        [196, 34, 110],
        [330, 56, 90],
        [560, 40, 110],
      ],
      far,
    ) +
    // Tall tower with the wider upper half, and its blade.
    box(452, 92, 40, 240, mid) +
    box(444, 66, 52, 112, near) +
    windows(449, 76, [4, 8], [12, 12], [8, 7], '#9FC0BD', 0.65) +
    box(466, 48, 4, 20, near) +
    // Town hall.
    box(232, 196, 150, 136, '#7A5148') +
    box(284, 120, 46, 100, '#8E5B4D') +
    box(284, 120, 13, 100, '#D6A27E') +
    spire(307, 122, 52, 72, '#3B4A52') +
    disc(307, 150, 14, '#FFF1CF') +
    stroke('M307 150v-9M307 150l6 4', dark, 2) +
    repeat(5, (index) => spire(247 + index * 30, 198, 26, 34, '#3B4A52')) +
    windows(242, 214, [9, 3], [15, 26], [7, 15], windowLight, 0.8) +
    // Mills.
    box(20, 236, 140, 96, '#A45A43') +
    windows(30, 248, [8, 4], [16, 20], [9, 11], windowLight, 0.75) +
    box(48, 128, 18, 112, '#8A4A39') +
    box(45, 124, 24, 7, dark) +
    box(118, 156, 15, 84, '#8A4A39') +
    box(115, 152, 21, 6, dark) +
    cloud(84, 108, 0.5, '#F7F2E8', 0.6) +
    box(508, 224, 92, 108, '#A45A43') +
    windows(516, 238, [5, 4], [16, 22], [9, 12], windowLight, 0.7) +
    // Viaduct and canal.
    arcade(-14, 286, 58, { count: 7, w: 66, gap: 20, spring: 42 }, '#5B3A36') +
    box(-10, 280, 620, 8, dark) +
    moved(
      330,
      280,
      box(0, -24, 86, 22, '#E9A23B') + box(92, -24, 86, 22, '#E9A23B') + windows(6, -19, [12, 1], [14.5, 0], [9, 9], dark, 0.8),
    ) +
    box(0, 342, 600, 58, 'url(#w)') +
    moved(
      180,
      366,
      shape('M-70 0H96L86 18H-58z', dark) + box(-44, -16, 104, 16, '#C8553D') + windows(-36, -12, [6, 1], [17, 0], [9, 8], windowLight),
    ) +
    glints(150, 388, 1, light) +
    glints(430, 356, 3, light, 0.5) +
    box(0, 338, 600, 6, dark) +
    shape(boxPath(0, 318, 600, 1), near, 0.1),
}
