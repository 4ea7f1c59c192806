/** The catalogue of one revision with the look-ups that the reads need. Never changed once made. */
import type { Branch, City, CmsBlock, CmsPage, Country, Course, Language, Menu, Post, School } from '../../../src/contract/catalogue-schema'
import type { LocalisedText } from '../../../src/contract/text-schema'
import { normaliseSlug } from '../../../src/domain/slug'
import type { CatalogueData } from './catalogue-repository'

/** A course with all it belongs to: what filters, cards and the cart ask for at once. */
export type Offer = { course: Course; branch: Branch; school: School; city: City; country: Country; language: Language }

export type CatalogueSnapshot = CatalogueData & {
  offers: readonly Offer[]
  offerById: ReadonlyMap<number, Offer>
  offerBySlug: ReadonlyMap<string, Offer>
  schoolById: ReadonlyMap<number, School>
  branchById: ReadonlyMap<number, Branch>
  cityById: ReadonlyMap<number, City>
  countryByCode: ReadonlyMap<string, Country>
  languageById: ReadonlyMap<number, Language>
  pageByIdentifier: ReadonlyMap<string, CmsPage>
  blockByIdentifier: ReadonlyMap<string, CmsBlock>
  postBySlug: ReadonlyMap<string, Post>
  menuByCode: ReadonlyMap<string, Menu>
}

export const byId = <T extends { id: number }>(items: readonly T[]): Map<number, T> => new Map(items.map((item) => [item.id, item]))

/** Slugs of both locales lead to the entry; the lower id wins should two ever meet. */
export function bySlug<T>(items: readonly T[], urlOf: (item: T) => LocalisedText): Map<string, T> {
  const index = new Map<string, T>()
  for (const item of items) {
    for (const url of [urlOf(item).en, urlOf(item).ar]) {
      const slug = normaliseSlug(url)
      if (slug && !index.has(slug)) index.set(slug, item)
    }
  }
  return index
}

function makeOffers(data: CatalogueData): Offer[] {
  const schools = byId(data.schools)
  const branches = byId(data.branches)
  const cities = byId(data.cities)
  const languages = byId(data.languages)
  const countries = new Map(data.countries.map((country) => [country.code, country]))
  return data.courses.flatMap((course) => {
    const branch = branches.get(course.branchId)
    const school = branch && schools.get(branch.schoolId)
    const city = branch && cities.get(branch.cityId)
    const country = city && countries.get(city.countryCode)
    const language = languages.get(course.languageId)
    return branch && school && city && country && language ? [{ course, branch, school, city, country, language }] : []
  })
}

/** Indexes a catalogue. A course whose branch, school, city or language is missing is not for sale and is left out of the offers. */
export function makeSnapshot(data: CatalogueData): CatalogueSnapshot {
  const offers = makeOffers(data)
  return {
    ...data,
    offers,
    offerById: new Map(offers.map((offer) => [offer.course.id, offer])),
    offerBySlug: bySlug(offers, (offer) => offer.course.url),
    schoolById: byId(data.schools),
    branchById: byId(data.branches),
    cityById: byId(data.cities),
    countryByCode: new Map(data.countries.map((country) => [country.code, country])),
    languageById: byId(data.languages),
    pageByIdentifier: new Map(data.pages.map((page) => [page.identifier, page])),
    blockByIdentifier: new Map(data.blocks.map((block) => [block.identifier, block])),
    postBySlug: bySlug(data.posts, (post) => post.url),
    menuByCode: new Map(data.menus.map((menu) => [menu.code, menu])),
  }
}
