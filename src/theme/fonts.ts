import type { Locale } from '../config/locales'
import { fallbackFaces, fontFiles } from './font-files'

const address = (file: string) => `/fonts/${file}`

const ours = fontFiles.map(
  ({ family, weight, range, file }) =>
    `@font-face{font-family:${family};font-weight:${weight};font-display:swap;src:url(${address(file)}) format("woff2");unicode-range:${range}}`,
)

/**
 * System faces made to measure: until our file is there (or where it never arrives) text takes the same room, so that nothing moves.
 * How the figures are computed: scripts/fonts/fallback-metrics.mjs.
 */
const local = fallbackFaces.map(
  ({ family, weight, range, local: names, size, ascent, descent }) =>
    `@font-face{font-family:"${family}";font-weight:${weight};src:${names.map((name) => `local("${name}")`).join()};size-adjust:${size};ascent-override:${ascent};descent-override:${descent};line-gap-override:0%;unicode-range:${range}}`,
)

export const fontCss = [...ours, ...local].join('\n')

/** What stands in for our files. Also for single words of the other language, for which a page would else fetch a file of its own. */
export const localFontStack = `${[...new Set(fallbackFaces.map(({ family }) => `"${family}"`))].join()},system-ui,sans-serif`

/** Faces that the first screen of every page in this language uses: both weights of the language's own script, and in Arabic those of the space and the figures. */
export const fontPreloads = (locale: Locale): string[] => {
  const subsets = locale === 'ar' ? ['arabic', 'latin'] : ['latin']
  return subsets.flatMap((wanted) => fontFiles.filter(({ subset }) => subset === wanted).map(({ file }) => address(file)))
}
