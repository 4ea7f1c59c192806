import { windowLight } from '../moods'
import { box, disc, dome, moved, onion, oval, repeat, shape, spire, stroke, twin, windows } from '../pen'
import { birds, cloud, glints, sailboat } from '../props'
import type { Scene } from '../sheet'

/** The pavilion's onion domes, the pier running into the sea. */
export const brighton: Scene = {
  mood: 'rose',
  light: [470, 168, 40],
  shore: 262,
  draw: ({ far, mid, near, dark, lit, light }) =>
    cloud(120, 60, 1.2, light, 0.5) +
    glints(470, 274, 6, light, 0.7) +
    // The pier.
    box(352, 250, 248, 6, near) +
    repeat(13, (index) => stroke(`M${360 + index * 19} 256v40M${360 + index * 19} 258l19 30`, near, 2)) +
    box(430, 226, 74, 24, mid) +
    dome(467, 228, 30, 26, near) +
    stroke('M467 202v-16', near, 2) +
    twin(467, box(424, 216, 14, 34, near) + spire(431, 216, 18, 18, near)) +
    windows(444, 234, [5, 1], [10, 0], [5, 10], windowLight) +
    `<g stroke="${near}" stroke-width="2" fill="none"><circle cx="560" cy="214" r="34"/><path d="M560 180v68M526 214h68M536 190l48 48M584 190l-48 48M560 214l-16 38M560 214l16 38"/></g>` +
    sailboat(396, 300, 0.5, [light, dark]) +
    // The pavilion on the shore.
    shape('M0 296Q180 276 352 306Q380 316 400 400H0z', far) +
    box(30, 218, 280, 90, '#EED6AE') +
    box(30, 218, 280, 7, mid) +
    repeat(9, (index) => shape(`M${42 + index * 30} 308v-48q9-20 18 0v48z`, near, 0.72)) +
    repeat(6, (index) => box(36 + index * 52, 166, 9, 60, '#EED6AE') + onion(40.5 + index * 52, 168, 7, 22, mid)) +
    box(126, 186, 88, 40, '#EED6AE') +
    repeat(5, (index) => shape(`M${133 + index * 16} 222v-20q5-10 10 0v20z`, near, 0.72)) +
    onion(170, 186, 54, 112, '#DDB794') +
    shape('M132 186C78 130 150 120 170 74Q146 128 152 186z', lit, 0.9) +
    stroke('M170 76V46', dark, 3) +
    disc(170, 58, 4, dark) +
    repeat(4, (index) => disc(146 + index * 16, 168, 5, near, 0.6)) +
    onion(70, 216, 26, 58, '#D0A487') +
    onion(270, 216, 26, 58, '#D0A487') +
    stroke('M70 160v-16M270 160v-16', dark, 2) +
    // Pebbles.
    shape('M0 322Q200 306 372 334Q392 350 404 400H0z', '#C08A72') +
    repeat(22, (index) => oval(14 + ((index * 83) % 360), 346 + ((index * 31) % 48), 7 + (index % 4), 4, index % 2 ? lit : mid, 0.7)) +
    moved(86, 366, shape('M-22-24L10-30L14-2H-16z', '#C8553D') + stroke('M-24-26L-10 10M12 8L18-10', dark, 3)) +
    birds(300, 96, near),
}
