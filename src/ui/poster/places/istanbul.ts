import { type Mood, windowLight } from '../moods'
import { box, dome, hills, house, moved, repeat, shape, spire, stroke, twin, windows } from '../pen'
import { birds, cloud, glints, sailboat, tree } from '../props'
import type { Scene } from '../sheet'

const behind = ({ far, mid, near, dark, lit, light }: Mood) => {
  const minaret = (x: number, top: number) =>
    box(x - 4, top, 8, 300 - top, near) +
    box(x - 4, top, 3, 300 - top, lit, 0.5) +
    box(x - 7, top + 36, 14, 5, near) +
    box(x - 7, top + 74, 14, 5, near) +
    spire(x, top, 10, 34, dark) +
    stroke(`M${x} ${top - 34}v-8`, '#E9A23B', 2)
  return (
    cloud(140, 66, 1.2, light, 0.28) +
    hills(
      [
        [0, 260],
        [120, 240],
        [300, 250],
        [420, 232],
        [520, 214],
        [600, 226],
      ],
      far,
      306,
    ) +
    repeat(9, (index) => house(420 + index * 22, 300, 22, 26 + ((index * 13) % 16), 8, [mid, far])) +
    box(520, 176, 34, 96, mid) +
    windows(526, 186, [3, 1], [9, 0], [5, 12], windowLight, 0.8) +
    box(514, 174, 46, 6, near) +
    spire(537, 174, 40, 44, near) +
    minaret(100, 128) +
    minaret(348, 128) +
    minaret(58, 152) +
    minaret(390, 152) +
    box(122, 238, 204, 64, near) +
    box(122, 238, 204, 5, lit, 0.5) +
    windows(134, 252, [12, 2], [16, 24], [7, 13], windowLight, 0.8) +
    twin(224, dome(142, 240, 22, 22, mid) + dome(172, 214, 34, 30, mid) + box(138, 214, 8, 28, near)) +
    box(172, 196, 104, 44, near)
  )
}

const before = ({ mid, near, dark, lit, light }: Mood) =>
  windows(180, 202, [8, 1], [12.4, 0], [6, 10], windowLight, 0.85) +
  dome(224, 240, 46, 32, mid) +
  dome(224, 198, 60, 62, mid) +
  shape('M164 198a60 62 0 0 1 40-58q-20 26-18 58z', lit, 0.6) +
  stroke('M224 136V112', '#E9A23B', 3) +
  shape('M217 98a8 8 0 1 0 14 0a7.4 7.4 0 0 1-14 0z', '#E9A23B') +
  box(70, 272, 308, 32, near) +
  repeat(9, (index) => dome(92 + index * 33, 274, 14, 11, mid) + shape(`M${84 + index * 33} 304v-16a8 8 0 0 1 16 0v16z`, dark)) +
  repeat(6, (index) => tree(20 + index * 78, 308, 11, dark)) +
  box(0, 302, 600, 9, dark) +
  moved(
    300,
    356,
    shape('M-110-4H120L100 20H-92z', '#F7F2E8') +
      stroke('M-108 6H112', '#C8553D', 4) +
      box(-84, -26, 168, 22, '#F7F2E8') +
      box(-50, -44, 96, 18, '#F7F2E8') +
      windows(-76, -21, [12, 1], [13.4, 0], [8, 10], mid) +
      box(-12, -72, 22, 30, '#E9A23B') +
      box(-12, -72, 22, 8, dark) +
      cloud(40, -74, 0.4, '#F7F2E8', 0.5),
  ) +
  glints(462, 330, 5, light, 0.7) +
  glints(120, 340, 4, light, 0.35) +
  stroke('M396 270q8-10 14 0q6-10 14 0M470 296q6-8 10 0q4-8 10 0M420 316q6-8 10 0q4-8 10 0', '#FFF4DA', 2.5) +
  sailboat(520, 330, 0.5, ['#FFF4DA', dark]) +
  birds(440, 90, dark)

/** Cascading domes between slim minarets, ferries and gulls on the strait, the round tower. */
export const istanbul: Scene = {
  mood: 'dusk',
  light: [462, 190, 40],
  shore: 306,
  draw: (inks) => behind(inks) + before(inks),
}
