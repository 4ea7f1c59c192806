import { type Mood, windowLight } from '../moods'
import { blocks, box, disc, poly, repeat, shape, stroke, twin, windows } from '../pen'
import { glints } from '../props'
import type { Scene } from '../sheet'

const behind = ({ far, mid, near, lit, light }: Mood) =>
  blocks(
    318,
    [
      [0, 44, 130],
      [40, 36, 96],
      [80, 50, 160],
      [136, 40, 120],
      [330, 44, 150],
      [380, 40, 110],
      [430, 52, 170],
      [486, 44, 128],
      [540, 60, 150],
      [300, 40, 90],
    ],
    far,
  ) +
  windows(10, 200, [5, 7], [17, 16], [6, 7], windowLight, 0.35) +
  windows(436, 160, [4, 9], [12, 16], [5, 7], windowLight, 0.4) +
  windows(546, 184, [4, 7], [13, 16], [6, 7], windowLight, 0.35) +
  // The Empire State.
  box(196, 172, 84, 146, mid) +
  box(206, 120, 64, 80, mid) +
  box(216, 88, 44, 60, mid) +
  box(216, 88, 11, 230, lit, 0.6) +
  box(226, 66, 24, 24, mid) +
  poly(
    [
      [228, 66],
      [238, 22],
      [248, 66],
    ],
    mid,
  ) +
  stroke('M238 24V6', light, 2.5) +
  windows(203, 182, [9, 9], [8.4, 14], [4, 8], windowLight, 0.7) +
  windows(222, 96, [5, 6], [7.4, 13], [4, 7], windowLight, 0.85) +
  // The Chrysler.
  box(396, 156, 50, 162, near) +
  shape('M396 158Q396 112 421 88Q446 112 446 158z', mid) +
  stroke('M402 154Q404 124 421 108Q438 124 440 154M408 154Q410 134 421 124Q432 134 434 154M414 154q2-10 7-14q5 4 7 14', windowLight, 2.5)

const before = ({ near, dark, lit, light }: Mood) =>
  poly(
    [
      [416, 96],
      [421, 34],
      [426, 96],
    ],
    lit,
  ) +
  windows(403, 166, [5, 10], [8.6, 14], [4, 7], windowLight, 0.6) +
  blocks(
    318,
    [
      [96, 60, 84],
      [160, 44, 60],
      [276, 54, 96],
      [446, 40, 84],
      [500, 54, 64],
      [0, 60, 56],
    ],
    near,
  ) +
  windows(104, 242, [6, 5], [9, 14], [4, 7], windowLight, 0.7) +
  windows(284, 232, [5, 5], [9, 14], [4, 7], windowLight, 0.6) +
  // The bridge.
  stroke('M-60 150Q70 330 154 164Q330 360 506 164Q570 300 660 200', dark, 5) +
  repeat(21, (index) => {
    const x = 172 + index * 15.8
    const sag = 164 + 98 * (1 - ((x - 330) / 176) ** 2)
    return stroke(`M${x} ${sag}V306`, dark, 1.5)
  }) +
  repeat(9, (index) => stroke(`M${index * 16} ${200 + index * 5}V306`, dark, 1.5)) +
  twin(
    330,
    `<path fill-rule="evenodd" d="M122 152h64v190h-64zM131 300v-86q10-30 20 0v86zM157 300v-86q10-30 20 0v86z" fill="${dark}"/>` +
      box(116, 146, 76, 10, dark) +
      box(116, 302, 76, 60, dark),
  ) +
  box(-10, 304, 620, 9, dark) +
  repeat(12, (index) => disc(24 + index * 50, 300, 3, windowLight)) +
  glints(238, 334, 5, windowLight, 0.5) +
  glints(500, 340, 4, light, 0.5) +
  glints(60, 352, 3, windowLight, 0.35)

/** The stepped towers with their needles behind the stone bridge with two pointed gates. */
export const newYork: Scene = {
  mood: 'night',
  light: [500, 82, 24],
  shore: 318,
  draw: (inks) => behind(inks) + before(inks),
}
