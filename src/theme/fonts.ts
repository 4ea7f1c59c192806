import type { Locale } from '../config/locales'
import { fallbackFaces, fontFiles } from './font-files'

const address = (file: string) => `/fonts/${file}`

const ours = fontFiles.map(
  ({ family, weight, range, file }) =>
    `@font-face{font-family:${family};font-weight:${weight};font-display:swap;src:url(${address(file)}) format("woff2");unicode-range:${range}}`,
)

const localNames: Record<number, string> = {
  400: 'local("Arial"),local("Roboto"),local("Helvetica"),local("Liberation Sans"),local("Noto Sans")',
  600: 'local("Arial Bold"),local("Arial-BoldMT"),local("Roboto Bold"),local("Helvetica Bold"),local("Liberation Sans Bold"),local("Noto Sans Bold")',
}

/**
 * System faces made to measure: until our file is there (or where it never arrives) text takes the same room, so that nothing moves.
 * How the figures are computed: scripts/fonts/fallback-metrics.mjs.
 */
const local = fallbackFaces.map(
  (face) =>
    `@font-face{font-family:"Rihla Local";font-weight:${face.weight};src:${localNames[face.weight]};size-adjust:${face.sizeAdjust};ascent-override:${face.ascent};descent-override:${face.descent};line-gap-override:${face.lineGap}}`,
)

export const fontCss = [...ours, ...local].join('\n')

export const fontStack = 'Rihla,"Rihla Local","Noto Sans Arabic","Geeza Pro","Segoe UI",system-ui,sans-serif'

/** Faces that the first screen of every page in this language uses: both weights of the language's own script. */
export const fontPreloads = (locale: Locale): string[] =>
  fontFiles.filter(({ subset }) => subset === (locale === 'ar' ? 'arabic' : 'latin')).map(({ file }) => address(file))
