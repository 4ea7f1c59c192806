/** Which pages there are, as data: routes and catalogue entries × locales. Pure, so that it can be tested without Gatsby. */
import { defaultLocale, type Locale, locales } from '../config/locales'
import { type EntryRouteName, entryRoutes, type Route, type RouteName, routes, to } from '../config/routes'
import type { LocalisedText } from '../contract/text-schema'
import ar from '../locales/ar/pages.json'
import en from '../locales/en/pages.json'

/** One catalogue entry that gets a page. `identifier` is a CMS page's. */
export type Entry = { entityId: number; url: LocalisedText; identifier?: string }
export type Entries = Record<EntryRouteName, Entry[]>

export type PageRow = { path: string; template: string; language: Locale; context: Record<string, unknown> }

const notFoundTemplate = 'not-found'

type PageTexts = Record<string, { title: string; description: string }>
const texts: Record<Locale, PageTexts> = { ar, en }

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
  return { language, i18n, alternates, ...texts[language][rest.routeName], ...rest }
}

const inBoth = (make: (locale: Locale) => string): Record<Locale, string> => ({ ar: make('ar'), en: make('en') })
const normal = (path: string) => path.normalize('NFC')

function fixedRows(name: RouteName): PageRow[] {
  const { path, template, index }: Route = routes[name]
  const alternates = inBoth(to[name])
  const rest = { routeName: name, index, identifier: path.slice(1) }
  return locales.map((language) => ({
    path: alternates[language],
    template,
    language,
    context: contextOf(alternates[language], language, alternates, rest),
  }))
}

function entryRows(name: EntryRouteName, entries: Entry[]): PageRow[] {
  const { template, index } = entryRoutes[name]
  return entries.flatMap(({ entityId, url, identifier }) => {
    const alternates = inBoth((locale) => normal(to[name](locale, url[locale] || url.en || url.ar)))
    const rest = { routeName: name, index, entityId, ...(identifier === undefined ? {} : { identifier }) }
    return locales.map((language) => ({
      path: alternates[language],
      template,
      language,
      context: contextOf(alternates[language], language, alternates, rest),
    }))
  })
}

function bareHome(): PageRow {
  const rest = { routeName: 'home', index: true, identifier: '' }
  return {
    path: '/',
    template: routes.home.template,
    language: defaultLocale,
    context: contextOf('/', defaultLocale, inBoth(to.home), rest),
  }
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

const fixedPaths = new Set(Object.values(routes).map(({ path }) => path))
/** A CMS page that has a route of its own is shown there and not by the catch-all. */
const hasOwnRoute = ({ identifier, url }: Entry) => [identifier, url.en, url.ar].some((slug) => fixedPaths.has(`/${slug}`))

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
  const fixed = (Object.keys(routes) as RouteName[]).flatMap(fixedRows)
  const perEntry = (Object.keys(entryRoutes) as EntryRouteName[]).flatMap((name) =>
    entryRows(name, name === 'cmsPage' ? entries[name].filter((entry) => !hasOwnRoute(entry)) : entries[name]),
  )
  const rows = [bareHome(), ...fixed, ...perEntry, ...notFoundRows()]
  refuseTwins(rows)
  return rows
}
