import { cookies } from '../config/events'
import { localeCookieDays } from '../config/limits'
import { type Locale, localeOf, otherLocale } from '../config/locales'
import type { PageContext } from './page-context'

/** The same page in the other language; its slug may differ. */
export const otherLanguagePath = ({ language, alternates }: Pick<PageContext, 'language' | 'alternates'>) =>
  alternates[otherLocale(language)]

/** The language link with what the address holds beside the path: filters, a quote's choices, the place on the page (case 22). */
export const keepQuery = (path: string, { search, hash }: Pick<Location, 'search' | 'hash'>) => `${path.split(/[?#]/)[0]}${search}${hash}`

/** Marks the link whose address is completed with query and hash at the moment it is used. */
export const keepsQuery = { 'data-keeps-query': '' }

/** Before a press on a language link takes effect: writes query and hash into it. */
export function completeLanguageLink(event: Event) {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-keeps-query]') : null
  if (link) link.href = keepQuery(link.pathname, location)
}

/** The cookie of spec §9: 365 days, path /. */
export const localeCookie = (locale: Locale) => `${cookies.locale}=${locale}; path=/; max-age=${localeCookieDays * 86_400}; samesite=lax`

/** The page's locale is the visitor's choice where the address names it; bare `/` says nothing. @assumed */
export function rememberLocale(pathname: string) {
  const locale = localeOf(pathname)
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is missing in browsers we serve, and the page must not wait for it
  if (locale) document.cookie = localeCookie(locale)
}
