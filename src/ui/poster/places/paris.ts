import { windowLight } from '../moods'
import { arcade, box, disc, dome, hills, moved, poly, repeat, shape, spire, stroke, windows } from '../pen'
import { birds, cloud, glints, lamp, tree } from '../props'
import type { Scene } from '../sheet'

const mansard = (x: number, w: number, top: number, base: number, wall: string, roof: string, glass: string) =>
  box(x, top, w, base - top, wall) +
  poly(
    [
      [x - 2, top],
      [x + 8, top - 30],
      [x + w - 8, top - 30],
      [x + w + 2, top],
    ],
    roof,
  ) +
  windows(x + 12, top - 22, [Math.floor((w - 14) / 20), 1], [20, 0], [8, 14], glass, 0.9) +
  windows(x + 9, top + 10, [Math.floor((w - 8) / 18), Math.floor((base - top) / 30)], [18, 28], [9, 17], glass, 0.8)

/** The iron tower above grey roofs, the bridge and the river. */
export const paris: Scene = {
  mood: 'rose',
  light: [168, 158, 40],
  shore: 322,
  draw: ({ far, mid, near, dark, light }) =>
    cloud(470, 70, 1.2, light, 0.55) +
    hills(
      [
        [0, 260],
        [120, 232],
        [250, 250],
        [600, 236],
      ],
      far,
      322,
    ) +
    dome(112, 236, 22, 30, mid) +
    box(90, 234, 44, 20, mid) +
    spire(112, 210, 8, 20, mid) +
    // The tower.
    shape('M226 322Q290 250 312 120L318 60L324 120Q346 250 410 322H370Q346 278 318 278T266 322z', near) +
    shape('M298 214L310 140H326L338 214Q318 204 298 214z', light, 0.25) +
    stroke('M284 250L344 210M352 250L292 210M300 196L332 160M336 196L304 160M270 286L300 258M366 286L336 258', '#C4765F', 2.5) +
    box(296, 204, 44, 8, dark) +
    box(268, 254, 100, 9, dark) +
    box(309, 112, 18, 7, dark) +
    stroke('M318 62V28', near, 3) +
    disc(318, 64, 4, windowLight) +
    shape('M276 322q42-58 84 0z', light, 0.35) +
    mansard(0, 118, 248, 322, '#EBD5B3', near, mid) +
    mansard(116, 96, 262, 322, '#DFC29B', '#4A4A5E', mid) +
    mansard(430, 92, 258, 322, '#E6CDA8', '#4A4A5E', mid) +
    mansard(520, 100, 242, 322, '#EBD5B3', near, mid) +
    repeat(9, (index) => tree(196 + index * 30, 324, 11, index % 2 ? '#7C7A5C' : '#8F8A66')) +
    box(0, 318, 600, 12, '#BFA58A') +
    arcade(-10, 330, 34, { count: 5, w: 92, gap: 26, spring: 34 }, '#D9C09C') +
    shape('M0 326H600V334H0z', '#C9AC86') +
    repeat(6, (index) => lamp(50 + index * 108, 326, 22, dark)) +
    box(0, 362, 600, 38, 'url(#w)') +
    glints(168, 374, 2, light, 0.6) +
    moved(
      420,
      382,
      shape('M-80-6H90L78 10H-66z', dark) + box(-60, -18, 130, 12, '#FFFDF4') + windows(-54, -15, [9, 1], [14, 0], [9, 7], mid),
    ) +
    birds(220, 80, near),
}
