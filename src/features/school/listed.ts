import type { Photo } from '../../ui/picture'

/** Catalogue entries as the pages about schools list them; made by the templates' queries. */
export type Linked = { entityId: number; url: string; name: string }
export type ListedCourse = Linked & {
  type: string
  lessonsPerWeek: number
  minLevel: string
  maxLevel: string
  trip: { weeks: number; totalSar: number; savedSar: number } | null
}
export type ListedBranch = Linked & { rating: number; reviewCount: number; fromTrip: number | null }
export type CityOf = Linked & { poster: string; pictures?: Photo[] | null; country: { code: string; name: string } }

/** Weeks the shown prices are for. @assumed */
export const shownWeeks = 4
