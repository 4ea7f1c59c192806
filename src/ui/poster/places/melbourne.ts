import { windowLight } from '../moods'
import { blocks, box, disc, dome, moved, repeat, shape, spire, stroke, twin, windows } from '../pen'
import { birds, cloud, lamp, person } from '../props'
import type { Scene } from '../sheet'

/** The domed station with its clocks, a green tram, towers over the river. */
export const melbourne: Scene = {
  mood: 'rose',
  light: [500, 150, 36],
  draw: ({ far, mid, near, dark, light }) =>
    cloud(240, 64, 1.2, light, 0.5) +
    blocks(
      320,
      [
        [20, 40, 150],
        [70, 50, 210],
        [392, 40, 170],
        [520, 44, 130],
        [560, 40, 170],
      ],
      far,
    ) +
    box(440, 84, 46, 236, mid) +
    box(440, 84, 46, 26, '#E9A23B') +
    windows(446, 118, [4, 12], [10, 15], [6, 8], '#F5CFA4', 0.5) +
    windows(78, 122, [4, 11], [10, 15], [6, 8], '#FAE2BE', 0.5) +
    spire(95, 112, 10, 40, far) +
    // The station.
    box(40, 222, 500, 104, '#E9A23B') +
    box(40, 222, 500, 8, '#F7E3C4') +
    box(40, 268, 500, 5, '#B5643E') +
    repeat(16, (index) => shape(`M${56 + index * 30} 262v-18q8-12 16 0v18z`, near, 0.75)) +
    twin(290, box(60, 192, 44, 134, '#D98D4A') + dome(82, 192, 24, 26, '#4E7D78') + spire(82, 170, 6, 22, '#4E7D78')) +
    box(226, 176, 128, 150, '#E0964A') +
    shape('M238 326v-72a52 52 0 0 1 104 0v72z', '#F7E3C4') +
    shape('M248 326v-70a42 42 0 0 1 84 0v70z', near, 0.85) +
    stroke('M290 214v42M262 228l26 28M318 228l-26 28M248 256h84', '#F7E3C4', 2.5) +
    repeat(5, (index) => disc(258 + index * 16, 276, 6, '#FFF4DA')) +
    box(220, 170, 140, 8, '#F7E3C4') +
    box(244, 142, 92, 30, '#E0964A') +
    windows(252, 148, [6, 1], [14, 0], [8, 18], near, 0.7) +
    dome(290, 144, 50, 58, '#4E7D78') +
    shape('M240 144a50 58 0 0 1 32-54q-18 24-16 54z', '#8FB5A8') +
    box(281, 74, 18, 16, '#E0964A') +
    dome(290, 74, 11, 12, '#4E7D78') +
    stroke('M290 62V44', near, 3) +
    box(0, 322, 600, 78, near) +
    stroke('M0 384H600M0 392H600', mid, 2) +
    stroke('M0 196H600', dark, 1.2) +
    stroke('M452 196L430 318', dark, 2) +
    moved(
      440,
      384,
      shape('M-110 0V-50Q-110-66-94-66H94Q110-66 110-50V0z', '#1F6B4F') +
        box(-110, -40, 220, 26, '#F7E3C4') +
        windows(-100, -37, [8, 1], [26, 0], [19, 20], windowLight) +
        box(-110, -10, 220, 4, '#E9A23B') +
        disc(-64, 2, 9, dark) +
        disc(64, 2, 9, dark),
    ) +
    person(180, 376, 40, dark) +
    person(202, 378, 36, dark) +
    lamp(80, 374, 52, dark) +
    birds(150, 84, near),
}
