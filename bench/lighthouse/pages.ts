/** Which pages are judged, in both languages: one of each kind that design bars.md names. */
import { type Locale, locales } from '../../src/config/locales'
import { entryRoutes, to } from '../../src/config/routes'

/** `catalogue` sleeps until it is wanted, and so does a search without a wish (decision 20); `commerce` loads at once. Each has bars of its own. */
export type Judged = { kind: string; locale: Locale; path: string; shop: 'catalogue' | 'commerce' }

function firstEntry(locale: Locale, pattern: string, built: string[]): string[] {
  const start = to.path(locale, pattern.replace('{url}', ''))
  return built.filter((path) => path.startsWith(start) && path.length > start.length).slice(0, 1)
}

/** `built`: the paths of builds/meta/{id}.json. */
export function pagesToJudge(built: string[]): Judged[] {
  return locales.flatMap((locale) => {
    const entries = (['course', 'school', 'post'] as const).flatMap((kind) =>
      firstEntry(locale, entryRoutes[kind].path, built).map((path) => ({ kind, path })),
    )
    const catalogue = [
      { kind: 'home', path: to.home(locale) },
      { kind: 'search', path: to.searchByCourse(locale) },
      ...entries,
      { kind: 'page', path: to.aboutUs(locale) },
    ]
    return [
      ...catalogue.map((page) => ({ ...page, locale, shop: 'catalogue' as const })),
      { kind: 'cart', path: to.cart(locale), locale, shop: 'commerce' as const },
    ]
  })
}
