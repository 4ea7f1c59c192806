import { windowLight } from '../moods'
import { blocks, box, disc, dome, moved, poly, repeat, shape, stroke, windows } from '../pen'
import { glints, sailboat, tree } from '../props'
import type { Scene } from '../sheet'

/** Three towers with the ship across, the great trees, the wheel over the bay. */
export const singapore: Scene = {
  mood: 'night',
  light: [90, 84, 24],
  shore: 318,
  draw: ({ far, mid, near, dark, lit, light }) =>
    blocks(
      318,
      [
        [0, 40, 130],
        [44, 34, 170],
        [82, 40, 110],
        [126, 30, 140],
      ],
      far,
    ) +
    windows(6, 198, [3, 8], [11, 14], [5, 7], windowLight, 0.4) +
    windows(50, 158, [3, 11], [9, 14], [4, 7], windowLight, 0.4) +
    windows(88, 218, [3, 6], [11, 14], [5, 7], windowLight, 0.4) +
    repeat(3, (index) => {
      const x = 222 + index * 84
      return (
        shape(`M${x} 318Q${x + 16} 220 ${x + 12} 132H${x + 46}Q${x + 44} 220 ${x + 56} 318H${x + 38}L${x + 28} 250L${x + 18} 318z`, mid) +
        shape(`M${x} 318Q${x + 16} 220 ${x + 12} 132H${x + 22}Q${x + 26} 220 ${x + 18} 318z`, lit) +
        windows(x + 24, 142, [3, 9], [7, 12], [4, 6], windowLight, 0.65)
      )
    }) +
    shape('M196 122Q330 100 482 112Q496 116 492 124Q480 134 440 134H226Q200 132 196 122z', lit) +
    stroke('M204 124H486', windowLight, 2.5) +
    repeat(9, (index) => tree(236 + index * 26, 116, 5, '#2F7466')) +
    `<g stroke="${far}" fill="none" stroke-width="3"><circle cx="540" cy="232" r="62" stroke-width="4"/><path d="M540 170v124M478 232h124M496 188l88 88M584 188l-88 88M540 232l-30 86M540 232l30 86"/></g>` +
    repeat(12, (index) => disc(540 + 62 * Math.cos(index * 0.5236), 232 + 62 * Math.sin(index * 0.5236), 4, windowLight)) +
    dome(176, 318, 46, 34, '#3E6C79') +
    stroke('M140 314Q150 290 176 284Q202 290 212 314M176 284V316M156 290q-6 14-6 26M196 290q6 14 6 26', '#8FB5B5', 1.5) +
    box(0, 314, 600, 8, near) +
    glints(320, 336, 5, windowLight, 0.6) +
    glints(540, 342, 4, windowLight, 0.4) +
    glints(60, 352, 3, light, 0.4) +
    [
      [60, 404, 1.15],
      [140, 410, 0.85],
      [20, 420, 0.8],
    ]
      .map(([x = 0, y = 0, size = 1]) =>
        moved(
          x,
          y,
          shape('M-8 0Q-4-70-44-118H44Q4-70 8 0z', '#5B3A5E') +
            stroke('M-4-10Q-6-70-40-116M4-10Q6-70 40-116M0-10V-116M-6-40Q-14-80-24-116M6-40Q14-80 24-116', '#C8553D', 2) +
            stroke('M-44-118Q0-134 44-118', windowLight, 3),
          size,
        ),
      )
      .join('') +
    sailboat(430, 366, 0.7, ['#C8553D', dark]) +
    poly(
      [
        [300, 400],
        [400, 392],
        [600, 384],
        [600, 400],
      ],
      dark,
    ),
}
