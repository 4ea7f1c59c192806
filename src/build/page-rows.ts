/** Which pages there are, as data: routes and catalogue entries × locales. Pure, so that it can be tested without Gatsby. */

import { fixedPathOf } from '../config/fixed-path'
import { limits } from '../config/limits'
import { defaultLocale, type Locale, locales } from '../config/locales'
import { newEntrySlots } from '../config/new-entry'
import { type EntryRouteName, entryRoutes, newEntryPath, type Route, type RouteName, routes, to } from '../config/routes'
import type { LocalisedText } from '../contract/text-schema'
import arabicNames from '../locales/ar/common.json'
import ar from '../locales/ar/pages.json'
import englishNames from '../locales/en/common.json'
import en from '../locales/en/pages.json'
import { addressOf, type SharePicture } from './share-pictures/share-picture'

/** What the picture of a page shows: its title, under it the place, over a poster. */
export type Shown = { title: LocalisedText; place: LocalisedText; poster: string }

/** One catalogue entry that gets a page. `identifier` is a CMS page's. */
export type Entry = {
  entityId: number
  url: LocalisedText
  identifier?: string
  /** Languages whose page has a text of its own; all where it is not said. */
  written?: Locale[]
  shown: Shown
}
export type Entries = Record<EntryRouteName, Entry[]>

/** Of i18n/page-context, what the build itself reads again. */
export type PageContext = {
  language: Locale
  alternates: Record<Locale, string>
  written: Locale[]
  routeName: string
  index: boolean
  entityId?: number
}

export type PageRow = { path: string; template: string; language: Locale; picture?: SharePicture; context: Record<string, unknown> }

const notFoundTemplate = 'not-found'

type PageTexts = Record<string, { title: string; description: string }>
const texts: Record<Locale, PageTexts> = { ar, en }
const brands: Record<Locale, string> = { ar: arabicNames.name, en: englishNames.name }

/**
 * The context of architecture §3.1: with `i18n` set the i18n plugin leaves a page alone. `alternates` are the paths of the same page in
 * both locales, for the language switch and hreflang. `title` and `description` come from the dictionary `pages`, so that no page carries it whole.
 */
function contextOf(
  path: string,
  language: Locale,
  alternates: Record<Locale, string>,
  rest: { routeName: string } & Record<string, unknown>,
) {
  const originalPath = path === '/' ? '/' : path.slice(`/${language}`.length) || '/'
  const i18n = {
    language,
    languages: [...locales],
    defaultLanguage: defaultLocale,
    generateDefaultLanguagePage: false,
    routed: true,
    originalPath,
    path,
  }
  return { language, i18n, alternates, written: locales, brand: brands[language], ...texts[language][rest.routeName], ...rest }
}

/** A row of a page that search engines may list has a picture for those who share it. */
function withPicture(row: PageRow, { title, place, poster }: Shown): PageRow {
  if (!row.context.index) return row
  const picture = { title: title[row.language], place: place[row.language], poster, language: row.language, brand: brands[row.language] }
  return { ...row, picture, context: { ...row.context, picture: addressOf(picture) } }
}

/** A language is no place: its picture says what its page is about. */
const shownFor = (name: EntryRouteName, shown: Shown): Shown =>
  name === 'language'
    ? { ...shown, title: inBoth((locale) => texts[locale].language?.title.replace('{{name}}', shown.title[locale]) ?? '') }
    : shown

const nowhere: LocalisedText = { ar: '', en: '' }
/** Fixed pages are about no place: the home page's poster stands for all. */
const shownBy = (name: string): Shown => ({
  title: { ar: texts.ar[name]?.title ?? '', en: texts.en[name]?.title ?? '' },
  place: nowhere,
  poster: 'london',
})

const inBoth = (make: (locale: Locale) => string): Record<Locale, string> => ({ ar: make('ar'), en: make('en') })
const normal = (path: string) => path.normalize('NFC')

/** In a language that it is not written in, a page is kept from search engines; so is an entry. @assumed */
function fixedRows(name: RouteName, cmsPages: Entry[]): PageRow[] {
  const { path, template, index }: Route = routes[name]
  const alternates = inBoth(to[name])
  const identifier = path.slice(1)
  const written = cmsPages.find((page) => page.identifier === identifier)?.written ?? [...locales]
  const rest = { routeName: name, identifier, written }
  return locales.map((language) => {
    const context = contextOf(alternates[language], language, alternates, { ...rest, index: index && written.includes(language) })
    return withPicture({ path: alternates[language], template, language, context }, shownBy(name))
  })
}

function entryRows(name: EntryRouteName, entries: Entry[]): PageRow[] {
  const { template, index } = entryRoutes[name]
  return entries.flatMap(({ entityId, url, identifier, shown, written = [...locales] }) => {
    const alternates = inBoth((locale) => normal(to[name](locale, url[locale] || url.en || url.ar)))
    const rest = { routeName: name, entityId, written, ...(identifier === undefined ? {} : { identifier }) }
    return locales.map((language) => {
      const context = contextOf(alternates[language], language, alternates, { ...rest, index: index && written.includes(language) })
      return withPicture({ path: alternates[language], template, language, context }, shownFor(name, shown))
    })
  })
}

/** The list of posts, some a page: each page is an address of its own, and knows the same page of the other language. */
function blogRows(posts: number): PageRow[] {
  const limit = limits.postsPerPage
  const pages = Math.max(1, Math.ceil(posts / limit))
  return Array.from({ length: pages }, (_, index) => index + 1).flatMap((page) => {
    const alternates = inBoth((locale) => to.blogPage(locale, page))
    const rest = { routeName: page === 1 ? 'blog' : 'blogPage', index: true, page, pages, limit, skip: (page - 1) * limit }
    return locales.map((language) => {
      const context = contextOf(alternates[language], language, alternates, rest)
      return withPicture({ path: alternates[language], template: routes.blog.template, language, context }, shownBy('blog'))
    })
  })
}

function bareHome(): PageRow {
  const rest = { routeName: 'home', index: true, identifier: '' }
  const context = contextOf('/', defaultLocale, inBoth(to.home), rest)
  return withPicture({ path: '/', template: routes.home.template, language: defaultLocale, context }, shownBy('home'))
}

/** `/404/` for hosts that know nothing of locales, and one page per locale, which the server answers with status 404 (decision 12). */
function notFoundRows(): PageRow[] {
  const rest = { routeName: 'notFound', index: false }
  const own = locales.map((language) => ({ path: to.path(language, '/404'), language }))
  return [{ path: '/404/', language: defaultLocale }, ...own].map(({ path, language }) => {
    const context = contextOf(to.path(language, '/404'), language, inBoth(to.home), rest)
    return { path, template: notFoundTemplate, language, context }
  })
}

/** The frame of entries that are newer than the build, one per locale; the server fills it (decision 15). */
function newEntryRows(): PageRow[] {
  const { title, description, html, ar, en } = newEntrySlots
  const rest = { routeName: 'newEntry', index: false, title, description, html }
  return locales.map((language) => {
    const path = to.path(language, newEntryPath)
    return { path, template: 'new-entry', language, context: contextOf(path, language, { ar, en }, rest) }
  })
}

function refuseTwins(rows: PageRow[]) {
  const seen = new Map<string, PageRow>()
  for (const row of rows) {
    const twin = seen.get(row.path)
    if (twin) throw new Error(`Two pages want ${row.path}: ${nameOf(twin)} and ${nameOf(row)}. Give one of them another slug.`)
    seen.set(row.path, row)
  }
}
const nameOf = ({ template, context }: PageRow) => `${template} ${context.entityId ?? ''}`.trim()

/** Every page of the site. Throws where two entries want the same path. */
export function pageRows(entries: Entries): PageRow[] {
  const fixed = (Object.keys(routes) as RouteName[]).flatMap((name) =>
    name === 'blog' ? blogRows(entries.post.length) : fixedRows(name, entries.cmsPage),
  )
  const perEntry = (Object.keys(entryRoutes) as EntryRouteName[]).flatMap((name) =>
    entryRows(name, name === 'cmsPage' ? entries[name].filter((entry) => fixedPathOf(entry) === undefined) : entries[name]),
  )
  const rows = [bareHome(), ...fixed, ...perEntry, ...newEntryRows(), ...notFoundRows()]
  refuseTwins(rows)
  return rows
}
