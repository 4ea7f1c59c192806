import { type Mood, type MoodName, moods } from './moods'
import { box, disc } from './pen'

export type Scene = {
  mood: MoodName
  /** Where the sun or the moon stands: x, y, radius. */
  light: readonly [number, number, number]
  /** Where water begins, if there is any. */
  shore?: number
  draw: (inks: Mood) => string
}

const gradient = (id: string, colours: readonly string[]) =>
  `<linearGradient id="${id}" x2="0" y2="1">${colours.map((colour, index) => `<stop offset="${index / (colours.length - 1)}" stop-color="${colour}"/>`).join('')}</linearGradient>`

/** The finished poster as an SVG file. Its gradients fade the foot of the land into haze so that layers stand apart. */
export function sheet({ mood, light, shore, draw }: Scene): string {
  const inks = moods[mood]
  const [x, y, r] = light
  const sky = `${disc(x, y, r * 2.6, inks.light, 0.16)}${disc(x, y, r * 1.6, inks.light, 0.28)}${disc(x, y, r, inks.light)}`
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400" viewBox="0 0 600 400">',
    `<defs>${gradient('s', inks.sky)}${gradient('w', inks.water)}</defs>`,
    box(0, 0, 600, 400, 'url(#s)'),
    sky,
    shore ? box(0, shore, 600, 400 - shore, 'url(#w)') : '',
    draw(inks),
    '</svg>',
  ].join('')
}
