import { windowLight } from '../moods'
import { blocks, box, hills, moved, repeat, shape, stroke, twin, windows } from '../pen'
import { birds, cloud, glints, lamp, tree } from '../props'
import type { Scene } from '../sheet'

/** The long steel bridge between the banks, cliffs, a riverside wheel, flame trees. */
export const brisbane: Scene = {
  mood: 'dusk',
  light: [300, 196, 36],
  shore: 300,
  draw: ({ far, mid, near, dark, light }) =>
    cloud(470, 74, 1.1, light, 0.28) +
    hills(
      [
        [0, 262],
        [150, 240],
        [320, 256],
        [600, 236],
      ],
      far,
      300,
    ) +
    blocks(
      300,
      [
        [20, 40, 150],
        [64, 34, 110],
        [102, 46, 184],
        [470, 40, 140],
        [514, 36, 176],
        [554, 46, 120],
      ],
      mid,
    ) +
    windows(28, 162, [3, 9], [10, 14], [5, 7], windowLight, 0.65) +
    windows(110, 130, [4, 11], [9, 14], [5, 7], windowLight, 0.65) +
    windows(520, 136, [3, 11], [9, 14], [5, 7], windowLight, 0.65) +
    windows(476, 174, [3, 8], [10, 14], [5, 7], windowLight, 0.55) +
    stroke('M-20 262L92 244Q150 204 186 134Q230 204 300 214Q370 204 414 134Q450 204 508 244L620 262', near, 6) +
    box(-20, 258, 640, 9, near) +
    repeat(27, (index) => {
      const x = 98 + index * 15.5
      const d = Math.min(Math.abs(x - 186), Math.abs(x - 414))
      return stroke(`M${x} ${140 + Math.min(d, 114) * 0.72}V260${index % 2 ? `l15.5 ${-100 + Math.min(d, 100) * 0.6}` : ''}`, near, 2)
    }) +
    twin(300, shape('M174 268h24l6 54h-36z', dark)) +
    box(0, 296, 600, 8, dark) +
    glints(300, 320, 6, light, 0.6) +
    moved(
      450,
      350,
      shape('M-60-4H66L50 14H-50z', '#F7F2E8') + shape('M-40-6V-26H30L50-6z', '#F7F2E8') + windows(-34, -21, [6, 1], [12, 0], [8, 9], near),
    ) +
    hills(
      [
        [0, 346],
        [90, 340],
        [190, 372],
        [240, 400],
      ],
      dark,
    ) +
    tree(60, 350, 40, '#A83F3A') +
    tree(140, 372, 26, '#C8553D') +
    lamp(190, 386, 40, dark) +
    birds(240, 90, dark),
}
