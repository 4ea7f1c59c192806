import type { Locale } from '../config/locales'

/** What src/build gives every page. */
export type PageContext = {
  language: Locale
  i18n: { language: Locale; languages: Locale[]; defaultLanguage: Locale; originalPath: string; path: string; routed: boolean }
  /** Paths of this page in both locales, not percent-encoded. */
  alternates: Record<Locale, string>
  /** A name of `routes` or `entryRoutes`, or notFound. */
  routeName: string
  /** Of the dictionary `pages`, with `{{params}}` to fill where the page is about a catalogue entry. */
  title: string
  description: string
  /** May search engines list it? */
  index: boolean
  /** Languages that have this page in their own words; the others show it in one of these and say so (case 81). */
  written: Locale[]
  /** The shop's name in the page's language. */
  brand: string
  /** Path of the picture that a shared link shows, 1200 × 630. */
  picture?: string
  /** The catalogue entry the page is about. */
  entityId?: number
  /** Of a list that goes over several pages. */
  page?: number
  pages?: number
  /** A CMS page's. */
  identifier?: string
}

/** Dictionaries as a page's `locales` query answers them (fragment Dictionaries). */
export type Dictionaries = { edges: { node: { ns: string; data: string; language: string } }[] }

/** What every template's query answers at least. */
export type WithDictionaries = { locales: Dictionaries }
