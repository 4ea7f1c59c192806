/** Things that stand about in several posters: trees, boats, lamps, clouds, birds. */

import { windowLight } from './moods'
import { box, disc, moved, oval, repeat, shape, stroke } from './pen'

export const palm = (x: number, base: number, h: number, colour: string) =>
  stroke(`M${x} ${base}q${-h * 0.05} ${-h * 0.5} ${h * 0.04} ${-h}`, colour, h * 0.045) +
  moved(
    x + h * 0.04,
    base - h,
    stroke('M0 0Q-14-16-34-4M0 0Q-10-4-28 14M0 0Q-2-18-20-22M0 0Q14-16 34-4M0 0Q10-4 28 14M0 0Q4-18 20-22M0 0Q-2 10-8 24', colour, 6),
    h / 150,
  )

export const tree = (x: number, base: number, r: number, colour: string) =>
  box(x - r * 0.08, base - r, r * 0.16, r, colour) +
  disc(x, base - r * 1.5, r * 0.8, colour) +
  disc(x - r * 0.6, base - r * 1.1, r * 0.6, colour) +
  disc(x + r * 0.6, base - r * 1.15, r * 0.62, colour)

export const cypress = (x: number, base: number, h: number, colour: string) =>
  shape(
    `M${x} ${base - h}C${x + h * 0.16} ${base - h * 0.5} ${x + h * 0.12} ${base} ${x} ${base}S${x - h * 0.16} ${base - h * 0.5} ${x} ${base - h}z`,
    colour,
  )

/** A stone pine: a flat crown on a leaning stem. */
export const pine = (x: number, base: number, h: number, colour: string) =>
  stroke(
    `M${x} ${base}L${x + h * 0.05} ${base - h * 0.75}M${x + h * 0.04} ${base - h * 0.6}l${-h * 0.16} ${-h * 0.22}M${x + h * 0.05} ${base - h * 0.65}l${h * 0.16} ${-h * 0.18}`,
    colour,
    h * 0.045,
  ) +
  oval(x + h * 0.05, base - h * 0.86, h * 0.42, h * 0.15, colour) +
  oval(x + h * 0.1, base - h * 0.94, h * 0.26, h * 0.12, colour)

export const fir = (x: number, base: number, h: number, colour: string) =>
  shape(
    `M${x} ${base - h}l${h * 0.16} ${h * 0.36}h${-h * 0.07}l${h * 0.14} ${h * 0.32}h${-h * 0.08}l${h * 0.13} ${h * 0.32}h${-h * 0.56}l${h * 0.13} ${-h * 0.32}h${-h * 0.08}l${h * 0.14} ${-h * 0.32}h${-h * 0.07}z`,
    colour,
  )

export const sailboat = (x: number, y: number, size: number, [sail, hull]: readonly [string, string]) =>
  moved(
    x,
    y,
    shape('M2-4V-62Q30-30 32-8z', sail) +
      shape('M-2-8V-54Q-18-26-22-8z', sail, 0.85) +
      shape('M-30-2H38Q32 10 20 10H-16Q-26 8-30-2z', hull),
    size,
  )

export const lamp = (x: number, base: number, h: number, colour: string, glow = windowLight) =>
  disc(x, base - h - 5, h * 0.22, glow, 0.25) +
  stroke(`M${x} ${base}V${base - h}M${x - 5} ${base}h10`, colour, 3) +
  shape(`M${x - 6} ${base - h - 11}h12l-3 12h-6z`, glow) +
  shape(`M${x - 8} ${base - h - 11}h16l-8-7z`, colour)

export const cloud = (x: number, y: number, size: number, colour: string, see = 0.5) =>
  moved(x, y, shape('M-60 8a14 14 0 0 1 6-25a26 26 0 0 1 48-10a20 20 0 0 1 34 10a14 14 0 0 1 26 25z', colour, see), size)

export const birds = (x: number, y: number, colour: string) =>
  stroke(`M${x} ${y}q6-7 11 0q6-7 11 0M${x + 34} ${y - 14}q5-6 9 0q5-6 9 0M${x + 52} ${y + 8}q4-5 8 0q4-5 8 0`, colour, 2, 0.7)

/** Still water: bars of light that lie under what shines. */
export const glints = (x: number, y: number, count: number, colour: string, see = 0.6) =>
  stroke(
    repeat(count, (index) => {
      const w = 14 + ((index * 37) % 46) + index * 4
      return `M${x - w / 2 + ((index * 29) % 24) - 12} ${y + index * 12}h${w}`
    }),
    colour,
    3,
    see,
  )

export const person = (x: number, base: number, h: number, colour: string) =>
  disc(x, base - h * 0.88, h * 0.12, colour) +
  shape(`M${x - h * 0.16} ${base}l${h * 0.04} ${-h * 0.72}q${h * 0.12} ${-h * 0.08} ${h * 0.24} 0l${h * 0.04} ${h * 0.72}z`, colour)
