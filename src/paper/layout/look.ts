/** The paper's look (design look.md): ink on paper, sand for the ticket, saffron and terracotta as accents. Sizes in points. */
import type { Locale } from '../../config/locales'
import type { TextLook } from '../pdf/pdf-pages'

export const colours = {
  ink: '#13263B',
  soft: '#4A5A6B',
  paper: '#FFFFFF',
  sand: '#F7F2E8',
  sunk: '#EFE8D9',
  line: '#E2D8C3',
  perforation: '#B9AD95',
  teal: '#0B6E6E',
  saffron: '#E9A23B',
  saving: '#A03A24',
} as const

export type Look = TextLook & { leading: number }

/** Arabic letters are smaller in their em and need more room between lines. */
const scale: Record<Locale, { size: number; leading: number }> = { en: { size: 1, leading: 1.36 }, ar: { size: 1.08, leading: 1.5 } }

const steps = {
  title: { style: 'strong', size: 23, colour: colours.ink },
  agency: { style: 'strong', size: 13, colour: colours.ink },
  heading: { style: 'strong', size: 13.5, colour: colours.ink },
  option: { style: 'strong', size: 8.5, colour: colours.ink },
  section: { style: 'strong', size: 9, colour: colours.ink },
  body: { style: 'regular', size: 9.5, colour: colours.ink },
  value: { style: 'strong', size: 9.5, colour: colours.ink },
  saving: { style: 'regular', size: 9.5, colour: colours.saving },
  small: { style: 'regular', size: 8, colour: colours.soft },
  link: { style: 'regular', size: 8.5, colour: colours.teal },
  strongTotal: { style: 'strong', size: 10, colour: colours.ink },
  grandTotal: { style: 'strong', size: 14, colour: colours.ink },
} as const satisfies Record<string, TextLook>

export type Looks = Record<keyof typeof steps, Look>

export function looksOf(locale: Locale): Looks {
  const { size, leading } = scale[locale]
  const look = (step: TextLook): Look => ({ ...step, size: step.size * size, leading: step.size * size * leading })
  return Object.fromEntries(Object.entries(steps).map(([name, step]) => [name, look(step)])) as Looks
}
