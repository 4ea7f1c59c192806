import type { Locale } from '../config/locales'
import { fallbackFaces, fontFiles } from './font-files'

const address = (file: string) => `/fonts/${file}`

type FontFile = (typeof fontFiles)[number]

const scriptOf = (locale: Locale) => (locale === 'ar' ? 'arabic' : 'latin')

/** Whether a page in this language is set in this face: it then takes all from it that the file holds. */
const isMain = ({ subset }: FontFile, locale: Locale) => subset === scriptOf(locale)

/** Of two faces that have a character, browsers take the one that stands last. */
const ourFaces = (locale: Locale) => [...fontFiles].sort((a, b) => Number(isMain(a, locale)) - Number(isMain(b, locale)))

const faceCss = ({ family, weight, file }: FontFile, range: string) =>
  `@font-face{font-family:${family};font-weight:${weight};font-display:swap;src:url(${address(file)}) format("woff2");unicode-range:${range}}`

/** Letters and signs that half of the pages do without. No other face has them: where among the faces these stand makes no difference. */
const isRare = ({ subset }: FontFile) => ['accents', 'signs', 'extended', 'arabic-figures'].includes(subset)

const common = (locale: Locale) =>
  ourFaces(locale)
    .filter((face) => !isRare(face))
    .map((face) => faceCss(face, isMain(face, locale) ? face.all : face.range))

const rare = fontFiles.filter(isRare)

/** The faces of rare letters. A page that shows none of them does without until it wakes (build/rare-faces-file.ts): 0.2 KB of its first flight. */
export const rareFaces: string = rare.map((face) => faceCss(face, face.range)).join('')

/** `U+DF-F6,U+2C6` → `\u{DF}-\u{F6}\u{2C6}` */
const toCharacters = (range: string) =>
  range.replace(/U\+(\w+)(?:-(\w+))?,?/g, (_, first, last) => `\\u{${first}}${last ? `-\\u{${last}}` : ''}`)
const rareLetter = new RegExp(`[${rare.map(({ range }) => toCharacters(range)).join('')}]`, 'u')

/** Whether a text has a letter that needs one of the rare faces. */
export const hasRareLetters = (text: string): boolean => rareLetter.test(text)

/**
 * System faces made to measure: until our file is there (or where it never arrives) text takes the same room, so that nothing moves.
 * How the figures are computed: scripts/fonts/fallback-metrics.mjs.
 */
const local = fallbackFaces.map(
  ({ family, weight, range, local: names, size, ascent, descent }) =>
    `@font-face{font-family:"${family}";font-weight:${weight};src:${names.map((name) => `local("${name}")`).join()};size-adjust:${size};ascent-override:${ascent};descent-override:${descent};line-gap-override:0%;unicode-range:${range}}`,
)

export const fontCss = (locale: Locale): string => [...common(locale), ...local].join('\n')

/** What stands in for our files. Also for single words of the other language, for which a page would else fetch a file of its own. */
export const localFontStack = `${[...new Set(fallbackFaces.map(({ family }) => `"${family}"`))].join()},system-ui,sans-serif`

/** Faces that the first screen of every page in this language uses: both weights of its own script's, which hold space and figures too. */
export const fontPreloads = (locale: Locale): string[] => fontFiles.filter((face) => isMain(face, locale)).map(({ file }) => address(file))
