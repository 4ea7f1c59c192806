import { windowLight } from '../moods'
import { blocks, box, disc, dome, moved, poly, repeat, shape, spire, stroke, windows } from '../pen'
import { birds, cloud, glints } from '../props'
import type { Scene } from '../sheet'

/** Glass wave on a brick warehouse, green spire, cranes and a ferry on the Elbe. */
export const hamburg: Scene = {
  mood: 'dawn',
  light: [120, 122, 30],
  shore: 312,
  draw: ({ far, mid, near, dark, light }) =>
    cloud(260, 66, 1.2, light, 0.8) +
    blocks(
      312,
      [
        [0, 60, 60],
        [60, 50, 84],
        [250, 40, 70],
      ],
      far,
    ) +
    box(172, 214, 40, 98, '#8A4A39') +
    disc(192, 206, 15, '#F7EFDD') +
    box(174, 190, 36, 30, '#8A4A39') +
    disc(192, 206, 12, '#F7EFDD') +
    dome(192, 190, 20, 16, '#5F9A8F') +
    box(180, 152, 24, 24, '#5F9A8F') +
    spire(192, 154, 20, 70, '#5F9A8F') +
    stroke('M192 86V74', dark, 2) +
    repeat(
      4,
      (index) =>
        box(20 + index * 58, 250, 56, 62, index % 2 ? '#9A4F3C' : '#B0603F') +
        poly(
          [
            [18 + index * 58, 250],
            [48 + index * 58, 224],
            [78 + index * 58, 250],
          ],
          '#5F8F86',
        ) +
        windows(28 + index * 58, 262, [4, 2], [12, 22], [7, 13], windowLight, 0.8),
    ) +
    shape('M300 232V150Q318 128 340 156Q362 92 392 140Q424 118 446 150Q482 70 520 116L536 232z', '#6FA5A3') +
    shape('M300 232V150Q318 128 340 156Q362 92 392 140L384 232z', '#CFE3DA', 0.7) +
    windows(308, 168, [17, 5], [13.4, 13], [8, 8], '#F7EFDD', 0.55) +
    box(298, 232, 240, 82, '#9A4F3C') +
    box(298, 230, 240, 5, '#F7EFDD') +
    windows(308, 244, [15, 4], [15.4, 17], [7, 8], '#5B2F28', 0.9) +
    stroke(
      'M560 312V190M590 312V190M552 312H600M548 190H610M560 190L520 176M575 190V150L520 176M575 150L616 186M560 250L590 222M560 222l30 28',
      mid,
      4,
    ) +
    box(0, 310, 600, 8, dark) +
    moved(
      240,
      350,
      shape('M-110-6H120L100 18H-92z', near) +
        box(-84, -28, 160, 22, '#FFFDF4') +
        box(-50, -44, 90, 16, '#FFFDF4') +
        box(10, -66, 18, 24, '#C8553D') +
        windows(-76, -23, [12, 1], [13, 0], [8, 10], near) +
        stroke('M-108 2H112', '#C8553D', 4),
    ) +
    glints(120, 372, 2, light, 0.7) +
    glints(450, 334, 4, '#FFFDF4', 0.5) +
    birds(420, 70, near),
}
