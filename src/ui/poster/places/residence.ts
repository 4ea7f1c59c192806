import { windowLight } from '../moods'
import { box, disc, hills, poly, repeat, shape, stroke, windows } from '../pen'
import { cloud, lamp, tree } from '../props'
import type { Scene } from '../sheet'

/** A residence: many windows, each with its own life, common room lit below. */
export const residence: Scene = {
  mood: 'noon',
  light: [96, 84, 28],
  draw: ({ far, near, dark, light }) =>
    cloud(480, 64, 1.1, light, 0.9) +
    hills(
      [
        [0, 270],
        [200, 240],
        [420, 262],
        [600, 240],
      ],
      far,
    ) +
    box(130, 84, 250, 250, '#F7EAD0') +
    box(380, 140, 110, 194, '#C8553D') +
    box(130, 78, 250, 8, near) +
    box(380, 134, 110, 8, near) +
    repeat(20, (index) => {
      const x = 150 + (index % 5) * 46
      const y = 104 + Math.floor(index / 5) * 44
      return (
        box(x, y, 30, 30, near) +
        box(x, y, 30, 30, [windowLight, '#8CC3C2', '#8CC3C2', windowLight, '#8CC3C2', '#BFDCD6'][(index * 5) % 6] ?? '', 0.9) +
        box(x + 14, y, 2, 30, '#F7EAD0') +
        (index % 3 === 1 ? box(x - 3, y + 30, 36, 4, near) + disc(x + 8, y + 28, 5, '#5E8F66') + disc(x + 20, y + 28, 5, '#5E8F66') : '')
      )
    }) +
    windows(398, 158, [3, 4], [30, 38], [18, 24], '#F7EAD0', 0.9) +
    box(146, 284, 218, 50, near) +
    box(150, 288, 210, 46, windowLight, 0.9) +
    stroke('M203 288v46M256 288v46M309 288v46', near, 3) +
    box(236, 276, 60, 8, '#0B6E6E') +
    shape('M160 334v-14h30v-10h6v24zM320 334v-14h26v-12h6v26z', near) +
    box(412, 290, 44, 44, dark, 0.8) +
    box(0, 332, 600, 68, '#B9C9A0') +
    poly(
      [
        [220, 400],
        [246, 334],
        [286, 334],
        [320, 400],
      ],
      '#EBDFC2',
    ) +
    tree(70, 346, 42, '#4E7A5E') +
    tree(540, 350, 46, '#5E8F66') +
    tree(506, 342, 24, near) +
    lamp(200, 376, 54, dark) +
    repeat(3, (index) => stroke(`M${400 + index * 26} 376v-16q0-10 10-10t10 10v16`, dark, 3)),
}
