/** Which CMS pages are shown at a fixed route. A file of its own: the browser's links have no need of it. */
import type { Locale } from './locales'
import { routes } from './routes'

const fixedPaths: ReadonlySet<string> = new Set(Object.values(routes).map(({ path }) => path))

/** The fixed route of a CMS page that has one: it is shown there, whatever its slugs. A slug it does not have is not the home page's. */
export const fixedPathOf = ({ identifier, url }: { identifier?: string; url: Record<Locale, string> }): string | undefined =>
  [identifier, url.en, url.ar].flatMap((slug) => (slug ? [`/${slug}`] : [])).find((path) => fixedPaths.has(path))
