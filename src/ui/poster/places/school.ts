import { windowLight } from '../moods'
import { blocks, box, poly, repeat, shape, stroke, twin, windows } from '../pen'
import { cloud, person, tree } from '../props'
import type { Scene } from '../sheet'

/** A school's house: brick front, bright hall, flags of many countries, students at the door. */
export const school: Scene = {
  mood: 'dawn',
  light: [510, 96, 28],
  draw: ({ far, near, dark, light }) =>
    cloud(110, 66, 1.1, light, 0.8) +
    blocks(
      330,
      [
        [0, 70, 110],
        [540, 70, 130],
        [60, 40, 76],
      ],
      far,
    ) +
    box(110, 130, 380, 200, '#B5644A') +
    box(104, 122, 392, 12, '#F7EFDD') +
    windows(134, 152, [7, 2], [50, 56], [30, 38], '#F7EFDD') +
    windows(137, 155, [7, 2], [50, 56], [24, 32], windowLight, 0.9) +
    stroke(
      repeat(
        14,
        (index) =>
          `M${149 + (index % 7) * 50} ${155 + Math.floor(index / 7) * 56}v32M${137 + (index % 7) * 50} ${171 + Math.floor(index / 7) * 56}h24`,
      ),
      '#B98F5E',
      2,
    ) +
    shape('M250 330V256H350V330z', near) +
    box(244, 248, 112, 10, '#F7EFDD') +
    windows(256, 264, [2, 1], [48, 0], [40, 66], windowLight, 0.95) +
    windows(134, 268, [2, 1], [54, 0], [42, 46], windowLight, 0.85) +
    windows(372, 268, [2, 1], [54, 0], [42, 46], windowLight, 0.85) +
    twin(300, stroke('M226 252L196 216', dark, 3)) +
    shape('M196 216l22-2l2 18l-12 4z', '#0B6E6E') +
    shape('M404 216l-22-2l-2 18l12 4z', '#E9A23B') +
    repeat(
      5,
      (index) =>
        stroke(`M${160 + index * 70} 122V84`, dark, 2) +
        shape(`M${160 + index * 70} 84q14-6 26 0v18q-12-6-26 0z`, ['#C8553D', '#0B6E6E', '#E9A23B', '#13263B', '#6B8F71'][index] ?? ''),
    ) +
    box(0, 328, 600, 72, '#C9BFA4') +
    poly(
      [
        [220, 400],
        [256, 330],
        [344, 330],
        [380, 400],
      ],
      '#EBDFC2',
    ) +
    tree(64, 344, 38, '#4E7A5E') +
    tree(540, 346, 42, '#5E8F66') +
    person(270, 372, 46, dark) +
    person(292, 374, 42, near) +
    person(336, 366, 44, dark) +
    person(420, 376, 46, near) +
    box(440, 366, 70, 5, dark) +
    stroke('M448 371v16M502 371v16', dark, 4),
}
