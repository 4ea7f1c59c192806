import { type Mood, windowLight } from '../moods'
import { box, disc, dome, hills, poly, repeat, shape, stroke, windows } from '../pen'
import { birds, cloud, glints } from '../props'
import type { Scene } from '../sheet'

const fronts = ['#B5644A', '#D9A86C', '#8A5A4C', '#6F8F86', '#C98A5E', '#A4563F', '#D8C08F']
const doors = ['#0B6E6E', '#C8553D', '#13263B', '#E9A23B', '#2F7476', '#13263B', '#B3261E']

const behind = ({ far, mid, near, light }: Mood) =>
  cloud(420, 60, 1.3, light, 0.7) +
  hills(
    [
      [0, 250],
      [180, 220],
      [360, 242],
      [600, 214],
    ],
    far,
  ) +
  // The courts.
  box(196, 196, 168, 82, mid) +
  box(240, 166, 80, 40, mid) +
  repeat(9, (index) => box(244 + index * 8.6, 166, 3, 34, '#DCD3B4')) +
  dome(280, 166, 42, 40, '#5F9A8F') +
  box(274, 116, 12, 12, mid) +
  dome(280, 116, 7, 8, '#5F9A8F') +
  repeat(6, (index) => box(226 + index * 20, 214, 6, 64, '#DCD3B4')) +
  poly(
    [
      [216, 214],
      [280, 192],
      [344, 214],
    ],
    '#DCD3B4',
  ) +
  // Fronts.
  repeat(
    3,
    (index) =>
      box(index * 62, 182 - (index % 2) * 12, 62, 116, fronts[index] ?? '') +
      windows(8 + index * 62, 194 - (index % 2) * 12, [3, 3], [17, 26], [10, 16], '#F7EAD0', 0.9) +
      shape(`M${22 + index * 62} 298v-22a9 9 0 0 1 18 0v22z`, doors[index] ?? '') +
      box(40 + index * 62, 166 - (index % 2) * 12, 14, 18, near),
  )

const before = ({ near, dark, light }: Mood) =>
  repeat(
    4,
    (index) =>
      box(364 + index * 60, 172 + (index % 2) * 14, 60, 126, fronts[index + 3] ?? '') +
      windows(372 + index * 60, 184 + (index % 2) * 14, [3, 3], [16, 26], [10, 16], '#F7EAD0', 0.9) +
      shape(`M${386 + index * 60} 298v-22a9 9 0 0 1 18 0v22z`, doors[index + 3] ?? '') +
      box(402 + index * 60, 156 + (index % 2) * 14, 14, 18, near),
  ) +
  box(0, 296, 600, 26, '#8C8A78') +
  box(0, 294, 600, 4, near) +
  box(0, 320, 600, 80, 'url(#w)') +
  // The bridge.
  shape('M52 330Q300 214 548 330H524Q300 246 76 330z', '#F7F2E8') +
  stroke('M52 308Q300 192 548 308', '#F7F2E8', 4) +
  repeat(23, (index) => {
    const x = 74 + index * 20.5
    const y = 308 - 58 * (1 - ((x - 300) / 248) ** 2)
    return stroke(`M${x} ${y}v20`, '#F7F2E8', 2)
  }) +
  repeat(3, (index) => {
    const x = 170 + index * 130
    const top = index === 1 ? 250 : 268
    return (
      stroke(`M${x - 22} ${top}Q${x} ${top - 66} ${x + 22} ${top}`, dark, 3) +
      disc(x, top - 40, 15, windowLight, 0.35) +
      shape(`M${x - 6} ${top - 48}h12l-2 15h-8z`, windowLight) +
      stroke(`M${x} ${top - 48}v-5`, dark, 2)
    )
  }) +
  box(24, 306, 34, 30, '#8C8A78') +
  box(542, 306, 34, 30, '#8C8A78') +
  glints(300, 344, 5, '#F7F2E8', 0.5) +
  glints(110, 356, 3, light, 0.5) +
  birds(150, 78, near)

/** The slender iron bridge with three lamps, Georgian fronts along the river, the courts' green dome. */
export const dublin: Scene = {
  mood: 'dawn',
  light: [104, 120, 30],
  shore: 296,
  draw: (inks) => behind(inks) + before(inks),
}
