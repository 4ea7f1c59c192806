import type { Locale } from '../config/locales'
import { fallbackFaces, fontFiles } from './font-files'

const address = (file: string) => `/fonts/${file}`

type FontFile = (typeof fontFiles)[number]

const scriptOf = (locale: Locale) => (locale === 'ar' ? 'arabic' : 'latin')

/** Whether a page in this language is set in this face: it then takes all from it that the file holds. */
const isMain = ({ subset }: FontFile, locale: Locale) => subset === scriptOf(locale)

/** Of two faces that have a character, browsers take the one that stands last. */
const ourFaces = (locale: Locale) => [...fontFiles].sort((a, b) => Number(isMain(a, locale)) - Number(isMain(b, locale)))

const ours = (locale: Locale) =>
  ourFaces(locale).map((face) => {
    const { family, weight, range, all, file } = face
    return `@font-face{font-family:${family};font-weight:${weight};font-display:swap;src:url(${address(file)}) format("woff2");unicode-range:${isMain(face, locale) ? all : range}}`
  })

/**
 * System faces made to measure: until our file is there (or where it never arrives) text takes the same room, so that nothing moves.
 * How the figures are computed: scripts/fonts/fallback-metrics.mjs.
 */
const local = fallbackFaces.map(
  ({ family, weight, range, local: names, size, ascent, descent }) =>
    `@font-face{font-family:"${family}";font-weight:${weight};src:${names.map((name) => `local("${name}")`).join()};size-adjust:${size};ascent-override:${ascent};descent-override:${descent};line-gap-override:0%;unicode-range:${range}}`,
)

export const fontCss = (locale: Locale): string => [...ours(locale), ...local].join('\n')

/** What stands in for our files. Also for single words of the other language, for which a page would else fetch a file of its own. */
export const localFontStack = `${[...new Set(fallbackFaces.map(({ family }) => `"${family}"`))].join()},system-ui,sans-serif`

/** Faces that the first screen of every page in this language uses: both weights of its own script's, which hold space and figures too. */
export const fontPreloads = (locale: Locale): string[] => fontFiles.filter((face) => isMain(face, locale)).map(({ file }) => address(file))
