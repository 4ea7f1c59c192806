import type { Photo } from '../../ui/picture'
import type { Announcement } from './announcements'

export type Slugged = { entityId: number; url: string; name: string }
export type HomeCity = Slugged & {
  slug: string
  poster: string
  pictures?: Photo[] | null
  fromTrip: number | null
  branches: { entityId: number }[]
}
export type HomeCountry = { code: string; name: string; cities: HomeCity[] }
export type HomeLanguage = Slugged & { slug: string }
export type HomeSchool = Slugged & {
  pictures?: Photo[] | null
  fromTrip: number | null
  branches: { rating: number; reviewCount: number; city: { name: string; poster: string } }[]
}
export type HomeCourse = Slugged & { branch: { school: { name: string }; city: { name: string; poster: string } } }
export type HomeOffer = { promotion: { name: string; minWeeks: number; bookTo: string }; course: HomeCourse }
export type HomeBill = {
  weeks: number
  startDate: string
  endDate: string
  totalSar: number
  parts: { part: string; sar: number }[]
  course: HomeCourse
}
export type HomePost = Slugged & { title: string; summary: string; poster: string; pictures?: Photo[] | null; topic: string }
export type Block = { title: string; html: string } | null

/** What the home page shows, in one language. */
export type HomeData = {
  languages: { nodes: HomeLanguage[] }
  countries: { nodes: HomeCountry[] }
  schools: { nodes: HomeSchool[] }
  posts: { nodes: HomePost[] }
  slides: { nodes: Announcement[] }
  banners: { nodes: Announcement[] }
  config: { builtOn: string; openOffers: HomeOffer[]; sampleTrip: HomeBill | null }
  hero: Block
  promise: Block
  steps: Block
  trust: Block
  agencies: Block
}

/** Weeks all prices of the page are for. @assumed */
export const shownWeeks = 4

/** A country with the cities one can study in; countries without any are left out. */
export const openCountries = (countries: HomeCountry[]): HomeCountry[] =>
  countries
    .map((country) => ({ ...country, cities: country.cities.filter(({ branches }) => branches.length > 0) }))
    .filter(({ cities }) => cities.length > 0)

export type Destination = HomeCity & { country: string }

/** One city a country, the one with most schools; the best known first. @assumed */
export function destinationsOf(countries: HomeCountry[], most: number): Destination[] {
  const schools = (city: HomeCity) => city.branches.length
  return openCountries(countries)
    .flatMap(({ name, cities }) => {
      const [first] = [...cities].sort((a, b) => schools(b) - schools(a) || a.entityId - b.entityId)
      return first ? [{ ...first, country: name }] : []
    })
    .sort((a, b) => schools(b) - schools(a) || a.entityId - b.entityId)
    .slice(0, most)
}
