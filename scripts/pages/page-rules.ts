/** What must be true of each built page by itself. A rule answers its complaints; none is well. */
import { localeFacts, localeOf, locales } from '../../src/config/locales'
import { type Route, routes, to } from '../../src/config/routes'
import { absoluteUrl } from '../../src/config/site-url'
import { isPrivate } from './private-pages'
import type { Page } from './read-page'

export type Rule = (page: Page) => string[]

const unless = (well: boolean, complaint: string) => (well ? [] : [complaint])

const guarded = new Set(
  Object.values<Route>(routes).flatMap(({ path, guard }) => (guard ? locales.map((locale) => to.path(locale, path)) : [])),
)

/** Pages behind the guard show nothing before it knows the visitor. */
const one: Rule = ({ path, titles, headings, descriptions, canonicals, noindex }) => [
  ...unless(titles.length === 1 && titles[0]?.trim() !== '', `${titles.length} titles`),
  ...unless((headings.length === 1 && headings[0]?.trim() !== '') || guarded.has(path), `${headings.length} h1`),
  ...unless(descriptions.length === 1 && descriptions[0]?.trim() !== '', `${descriptions.length} descriptions`),
  ...unless(canonicals.length === (noindex ? 0 : 1), `${canonicals.length} canonical addresses`),
]

/** Of pages that search engines may list. Shorter says nothing, longer is cut. @assumed */
const lengths: Rule = ({ titles: [title = ''], descriptions: [description = ''], noindex }) =>
  noindex
    ? []
    : [
        ...unless(title.length >= 5 && title.length <= 65, `title of ${title.length} characters: ${title}`),
        ...unless(description.length >= 50 && description.length <= 160, `description of ${description.length} characters: ${description}`),
      ]

const language: Rule = ({ path, lang, dir }) => {
  const { code, direction } = localeFacts[localeOf(path) ?? 'ar']
  return unless(lang === code && dir === direction, `lang="${lang}" dir="${dir}"`)
}

/** The bare `/` is the home page's second address. */
const ownAddress = (path: string) => absoluteUrl(path === '/' ? '/ar' : path)

const canonical: Rule = ({ path, canonicals: [address], noindex }) =>
  noindex ? [] : unless(address === ownAddress(path), `canonical is ${address} and not ${ownAddress(path)}`)

const indexing: Rule = ({ path, noindex, alternates }) => [
  ...unless(!isPrivate(path) || noindex, 'a page that is nobody else’s business must not be listed'),
  ...unless(!noindex || alternates.length === 0, 'a page that is not listed names alternates'),
]

const pictures: Rule = ({ images }) =>
  images.flatMap(({ src, alt, sized }) => [
    ...unless(src !== '', 'a picture without an address'),
    ...unless(alt !== undefined, `${src} has no alt`),
    ...unless(sized, `${src} has no width and height`),
  ])

const broken = /\bundefined\b|\[object |\bNaN\b|\{\{|\}\}|\bnull\b/
/** `blog.minutes_few`: a key where its text should be. */
const rawKey = /^\s*[a-z][A-Za-z-]*(\.[a-z][A-Za-z]*)+(_(zero|one|two|few|many|other))?\s*$/
const isRawKey = (text: string) => rawKey.test(text) && !text.includes('rihla.example')

const words: Rule = ({ texts, titles, descriptions }) =>
  [...texts, ...titles, ...descriptions]
    .filter((text) => broken.test(text) || isRawKey(text))
    .map((text) => `text "${text.trim().slice(0, 80)}"`)

const anchors: Rule = ({ links, ids }) =>
  links
    .filter((href) => href.startsWith('#') && href !== '#' && !ids.has(decodeURIComponent(href.slice(1))))
    .map((href) => `${href} is not on the page`)

export const pageRules: Rule[] = [one, lengths, language, canonical, indexing, pictures, words, anchors]
