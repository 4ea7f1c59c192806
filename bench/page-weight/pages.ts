/** Which pages are weighed: one of each kind in both languages, taken from what the build says it made. */
import { type Locale, locales } from '../../src/config/locales'
import { entryRoutes, type RouteName, routes, to } from '../../src/config/routes'

export type Weighed = { kind: string; path: string; sleeping: boolean }

const fixed: RouteName[] = ['home', 'languageSchools', 'aboutUs', 'contactUs', 'summerGroups', 'universityAdmissions', 'blog', 'faq']
const commerce: RouteName[] = ['searchByCourse', 'searchBySchool', 'quote', 'cart', 'checkout', 'thankYou', 'account']

function firstEntry(locale: Locale, pattern: string, built: string[]): string | undefined {
  const start = to.path(locale, pattern.replace('{url}', ''))
  return built.find((path) => path.startsWith(start) && path.length > start.length)
}

/** `built`: the paths of builds/meta/{id}.json. */
export function pagesToWeigh(built: string[]): Weighed[] {
  const entries = Object.entries(entryRoutes).filter(([name]) => name !== 'cmsPage')
  return locales.flatMap((locale) => [
    ...fixed.map((name) => ({ kind: name, path: to[name](locale), sleeping: true })),
    ...entries.flatMap(([name, { path }]) => {
      const found = firstEntry(locale, path, built)
      return found ? [{ kind: name, path: found, sleeping: true }] : []
    }),
    { kind: 'notFound', path: `${to.home(locale)}/no-such-page`, sleeping: true },
    ...commerce.map((name) => ({ kind: name, path: to[name](locale), sleeping: routes[name].kind !== 'commerce' })),
  ])
}
