import { windowLight } from '../moods'
import { box, disc, hills, oval, repeat, shape, stroke } from '../pen'
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
const bed = (x: number, base: number, w: number, cover: string) =>
  box(x, base - 90, 12, 90, '#8A5A3C') +
  box(x + w - 10, base - 50, 10, 50, '#8A5A3C') +
  box(x + 8, base - 50, w - 14, 26, '#F7EFDD') +
  shape(`M${x + 70} ${base - 56}h${w - 80}v42h${-(w - 80)}z`, cover) +
  shape(`M${x + 14} ${base - 62}h50q8 0 8 14h-60q-6-14 2-14z`, '#FFFDF4') +
  box(x + 8, base - 24, w - 14, 8, '#8A5A3C')

/** A studio of one's own: bed, desk by the window, a lamp. */
export const studio: Scene = {
  mood: 'noon',
  light: [0, 0, 1],
  draw: ({ near, dark }) =>
    wall('#D3E3DA', '#C9A27A') +
    pane(
      330,
      64,
      190,
      140,
      hills(
        [
          [0, 110],
          [60, 86],
          [130, 104],
          [190, 80],
        ],
        '#8FB3A5',
        140,
      ) +
        repeat(5, (index) => box(20 + index * 34, 80 - ((index * 19) % 30), 24, 80, index % 2 ? '#5F9492' : near)) +
        disc(150, 34, 18, '#FFFDF4'),
    ) +
    box(320, 246, 230, 10, '#8A5A3C') +
    stroke('M336 256V372M534 256V372', '#8A5A3C', 8) +
    box(470, 256, 64, 60, '#A9713F') +
    stroke('M492 276h20M492 300h20', dark, 3) +
    shape('M380 246l8-44h66l-6 44z', dark) +
    shape('M386 242l6-36h54l-5 36z', '#8CC3C2') +
    box(370, 244, 84, 4, dark) +
    stroke('M500 246V210L480 190', dark, 4) +
    shape('M464 200l26-20l10 14l-22 16z', '#C8553D') +
    shape('M470 208l-30 36h44z', windowLight, 0.35) +
    books(340, 246, 3) +
    shape('M392 340v-50q0-12 12-12h44q12 0 12 12v50z', '#0B6E6E') +
    stroke('M400 340V382M452 340V382', '#0B6E6E', 7) +
    bed(30, 376, 260, '#C8553D') +
    stroke('M110 322h178M110 338h178', '#E58A6C', 3) +
    box(70, 96, 90, 116, '#8A5A3C') +
    box(76, 102, 78, 104, '#F7EFDD') +
    shape('M76 206v-34q20-24 38-10q18-30 40-6v50z', '#0B6E6E') +
    disc(130, 128, 11, '#E9A23B') +
    box(200, 170, 86, 7, '#8A5A3C') +
    books(206, 170, 5) +
    plant(268, 170, 0.6) +
    pendant(220, 40, '#E9A23B') +
    oval(330, 388, 150, 10, '#B0895F', 0.5) +
    plant(574, 380, 1.1),
}
