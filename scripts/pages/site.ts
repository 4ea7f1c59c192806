/** What the rules know of a built site. */
import type { Language, Page } from './read-page'
import type { Listed } from './read-sitemap'

export type Site = {
  pages: Page[]
  /** Every file of the site, decoded and composed, with a slash in front. */
  files: ReadonlySet<string>
  /** Addresses that the build says are redirects. */
  redirects: ReadonlySet<string>
  /** What the sitemaps name. */
  listed: Listed[]
}

export type Complaint = { path: string; what: string }

export const listable = ({ pages }: Site) => pages.filter(({ noindex, path }) => !noindex && path !== '/')

/** Languages as one text, to be held against another's. */
export const asText = (languages: Language[]) =>
  languages
    .map(({ language, address }) => `${language} ${address}`)
    .sort()
    .join('\n')
