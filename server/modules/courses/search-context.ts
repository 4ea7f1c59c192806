import type { Locale } from '../../../src/config/locales'
import type { CatalogueSnapshot } from '../catalogue/catalogue-snapshot'

/** What a search is made in: the catalogue, Riyadh's date and the visitor's language. */
export type SearchContext = { snapshot: CatalogueSnapshot; today: string; locale: Locale }
