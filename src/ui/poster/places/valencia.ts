import { box, disc, hills, poly, repeat, shape, stroke } from '../pen'
import { birds, cloud, glints, palm, person } from '../props'
import type { Scene } from '../sheet'

/** The white eye, the ribs and the harp bridge over still pools. */
export const valencia: Scene = {
  mood: 'noon',
  light: [486, 88, 32],
  shore: 300,
  draw: ({ near, dark, light }) =>
    cloud(120, 66, 1.1, light, 0.9) +
    hills(
      [
        [0, 262],
        [160, 240],
        [360, 258],
        [600, 240],
      ],
      '#9DC4BC',
      300,
    ) +
    stroke('M64 300Q120 40 164 62L176 300', '#FFFDF4', 9) +
    repeat(13, (index) => stroke(`M${160 - index * 6} ${70 + index * 15}L${196 + index * 26} 292`, '#FFFDF4', 1.6, 0.95)) +
    shape('M178 260Q260 180 372 262L420 300H150z', '#DCE8E0') +
    shape('M210 300Q230 196 330 188Q436 196 454 300z', '#FFFDF4') +
    shape('M246 300Q262 222 332 216Q404 222 418 300z', near, 0.9) +
    repeat(9, (index) => stroke(`M${254 + index * 20} 300L${282 + index * 12} ${224 + Math.abs(index - 4) * 3}`, '#FFFDF4', 3)) +
    disc(332, 296, 44, '#8CC3C2') +
    shape('M288 300a44 44 0 0 1 88 0z', '#F7EFDD', 0.7) +
    shape('M190 302Q250 210 340 178Q250 226 226 302zM474 302Q420 212 340 178Q420 230 442 302z', '#E3EAE0') +
    repeat(7, (index) =>
      shape(
        `M${470 + index * 22} 300L${462 + index * 22} 216L${476 + index * 22} 184L${486 + index * 22} 216z`,
        index % 2 ? '#E3EAE0' : '#FFFDF4',
      ),
    ) +
    box(0, 296, 600, 8, '#E3D6BB') +
    repeat(5, (index) => palm(30 + index * 34, 300, 60, near)) +
    shape('M210 308Q230 386 330 392Q436 386 454 308z', '#FFFDF4', 0.3) +
    shape('M288 308a44 44 0 0 0 88 0z', '#F7EFDD', 0.4) +
    glints(332, 326, 5, '#FFFDF4', 0.7) +
    glints(120, 336, 4, light, 0.6) +
    glints(500, 350, 3, light, 0.6) +
    person(60, 322, 20, dark) +
    poly(
      [
        [0, 400],
        [0, 384],
        [600, 392],
        [600, 400],
      ],
      near,
    ) +
    birds(430, 140, near),
}
