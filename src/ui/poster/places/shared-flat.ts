import { windowLight } from '../moods'
import { box, disc, house, oval, repeat, shape, stroke } from '../pen'
import type { Scene } from '../sheet'

const wall = (colour: string, floor: string) => box(0, 0, 600, 400, colour) + box(0, 310, 600, 90, floor) + box(0, 304, 600, 8, '#FFFDF4')
const pane = (x: number, y: number, w: number, h: number, view: string) =>
  box(x - 8, y - 8, w + 16, h + 16, '#FFFDF4') +
  `<svg x="${x}" y="${y}" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">${box(0, 0, w, h, '#BFDCD6')}${view}</svg>` +
  stroke(`M${x + w / 2} ${y}v${h}M${x} ${y + h / 2}h${w}`, '#FFFDF4', 5)
const pendant = (x: number, drop: number, shade: string) =>
  stroke(`M${x} 0V${drop}`, '#13263B', 2) +
  disc(x, drop + 26, 70, windowLight, 0.18) +
  shape(`M${x - 36} ${drop + 28}Q${x - 30} ${drop} ${x} ${drop}T${x + 36} ${drop + 28}z`, shade) +
  oval(x, drop + 28, 14, 5, windowLight)
const plant = (x: number, base: number, size: number) =>
  shape(`M${x - 16 * size} ${base - 30 * size}h${32 * size}l${-5 * size} ${30 * size}h${-22 * size}z`, '#C8553D') +
  stroke(
    repeat(
      5,
      (index) =>
        `M${x} ${base - 30 * size}q${(index - 2) * 10 * size} ${-30 * size} ${(index - 2) * 24 * size} ${-(66 - Math.abs(index - 2) * 14) * size}`,
    ),
    '#4E7A5E',
    6 * size,
  )
const books = (x: number, base: number, count: number) =>
  repeat(count, (index) =>
    box(
      x + index * 11,
      base - 30 - ((index * 7) % 14),
      9,
      30 + ((index * 7) % 14),
      ['#0B6E6E', '#C8553D', '#E9A23B', '#13263B', '#6B8F71'][index % 5] ?? '',
    ),
  )
/** A flat shared by students: one long table, four chairs, the window on the roofs. */
export const sharedFlat: Scene = {
  mood: 'dawn',
  light: [0, 0, 1],
  draw: ({ near, dark }) =>
    wall('#EBD9B4', '#B98F66') +
    pane(
      70,
      70,
      150,
      150,
      repeat(5, (index) => house(index * 34 - 10, 150, 34, 40 + ((index * 17) % 24), 20, ['#F7EAD0', index % 2 ? '#C8553D' : '#B5644A'])) +
        disc(110, 40, 18, '#FFF1CF'),
    ) +
    box(300, 90, 230, 8, '#8A5A3C') +
    books(312, 90, 9) +
    plant(490, 90, 0.7) +
    box(300, 160, 230, 8, '#8A5A3C') +
    books(400, 160, 11) +
    disc(350, 146, 14, '#0B6E6E') +
    pendant(300, 66, '#0B6E6E') +
    box(150, 262, 300, 14, '#8A5A3C') +
    stroke('M176 276L164 372M424 276L436 372', '#8A5A3C', 10) +
    repeat(4, (index) => {
      const x = 190 + index * 74
      const colour = ['#C8553D', '#0B6E6E', '#E9A23B', '#13263B'][index] ?? ''
      return shape(`M${x - 22} 330v-56q0-10 10-10h24q10 0 10 10v56z`, colour) + stroke(`M${x - 18} 330V384M${x + 18} 330V384`, colour, 6)
    }) +
    box(210, 244, 44, 4, dark) +
    shape('M214 244l6-26h38l-5 26z', near) +
    oval(330, 258, 24, 5, '#FFFDF4') +
    shape('M316 256q14-26 28 0z', '#E9A23B') +
    box(384, 240, 14, 22, '#FFFDF4') +
    stroke('M398 246q8 0 8 6t-8 6', '#FFFDF4', 3) +
    plant(540, 372, 1.3) +
    oval(300, 392, 220, 12, '#A67C54', 0.5),
}
