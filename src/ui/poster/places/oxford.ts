import { type Mood, windowLight } from '../moods'
import { blocks, box, disc, dome, hills, moved, repeat, shape, spire, stroke, twin, windows } from '../pen'
import { birds, cloud, lamp } from '../props'
import type { Scene } from '../sheet'

const behind = ({ far, mid, lit, light }: Mood) =>
  cloud(150, 76, 1.2, light) +
  hills(
    [
      [0, 250],
      [150, 226],
      [320, 246],
      [480, 224],
      [600, 240],
    ],
    far,
  ) +
  // Spires behind.
  box(84, 170, 34, 150, mid) +
  spire(101, 172, 30, 112, mid) +
  twin(101, box(80, 156, 7, 30, mid) + spire(83.5, 156, 9, 22, mid)) +
  box(84, 170, 10, 150, lit, 0.5) +
  box(500, 190, 40, 130, mid) +
  repeat(4, (index) => spire(503 + index * 11.4, 190, 8, 26, mid)) +
  spire(552, 214, 20, 60, mid) +
  box(542, 214, 20, 106, mid) +
  blocks(
    320,
    [
      [0, 88, 76],
      [118, 70, 64],
      [440, 60, 74],
      [560, 40, 60],
    ],
    mid,
  ) +
  windows(12, 262, [5, 2], [15, 24], [6, 13], windowLight, 0.7) +
  windows(448, 262, [3, 2], [16, 24], [6, 13], windowLight, 0.7) +
  // The rotunda.
  box(196, 262, 212, 66, '#B98F5E') +
  box(196, 262, 60, 66, lit)

const before = ({ near, dark, lit, roof }: Mood) =>
  box(190, 256, 224, 8, '#8A6A48') +
  repeat(7, (index) => shape(`M${208 + index * 29} 328v-34a9 9 0 0 1 18 0v34z`, near, 0.75)) +
  box(214, 178, 176, 80, '#C9A06C') +
  box(214, 178, 52, 80, lit) +
  repeat(8, (index) => box(219 + index * 22, 182, 5, 74, '#8A6A48') + box(227 + index * 22, 182, 4, 74, lit, 0.8)) +
  windows(234, 196, [7, 1], [22, 0], [9, 26], near, 0.7) +
  box(206, 170, 192, 9, '#8A6A48') +
  repeat(10, (index) => box(212 + index * 19.5, 160, 5, 10, '#A37F55')) +
  box(226, 152, 152, 10, '#A37F55') +
  dome(302, 154, 74, 72, '#5F8A86') +
  shape('M228 154a74 72 0 0 1 50-68q-26 30-24 68z', '#A9C7B8', 0.8) +
  stroke('M302 82v70M276 86q-16 30-14 66M328 86q16 30 14 66', near, 1.5, 0.5) +
  box(288, 62, 28, 24, '#C9A06C') +
  windows(292, 66, [3, 1], [8, 0], [4, 18], near, 0.8) +
  dome(302, 62, 16, 16, '#5F8A86') +
  stroke('M302 46V34', near, 3) +
  disc(302, 33, 4, near) +
  // The square.
  box(0, 326, 600, 74, near) +
  shape('M0 326H600V336H0z', roof, 0.25) +
  shape('M210 400L270 336H336L410 400z', lit, 0.28) +
  lamp(122, 372, 70, dark) +
  lamp(496, 358, 56, dark) +
  moved(
    418,
    352,
    `<g fill="none" stroke="${dark}" stroke-width="3"><circle r="13" cx="-16" cy="18"/><circle r="13" cx="22" cy="18"/><path d="M-16 18l10-20h22l6 20M-6-2l10 20L18-2M-8-8h8M16-8h-6"/></g>`,
  ) +
  birds(386, 62, near)

/** The round library and its lead dome between spires, cobbles in front. */
export const oxford: Scene = {
  mood: 'dawn',
  light: [456, 132, 30],
  draw: (inks) => behind(inks) + before(inks),
}
