/** The dimensions by which courses are filtered and counted: what value a course has in each, and what it is called. */
import type { Level } from '../../../src/contract/catalogue-schema'
import type { LocalisedText } from '../../../src/contract/text-schema'
import type { CatalogueSnapshot, Offer } from '../catalogue/catalogue-snapshot'
import { perSnapshot } from '../catalogue/per-snapshot'
import { normaliseSlug } from '../catalogue/slug'

export type FacetDimension = 'language' | 'country' | 'city' | 'school' | 'type' | 'level' | 'time'
export type Dimension = FacetDimension | 'branch'
export const facetDimensions: readonly FacetDimension[] = ['language', 'country', 'city', 'school', 'type', 'level', 'time']
export const dimensions: readonly Dimension[] = [...facetDimensions, 'branch']

export const levels: readonly Level[] = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2']

/** Every range of levels once, so that 10,000 courses share a few lists. */
const levelRanges = new Map(
  levels.flatMap((from, low) => levels.slice(low).map((to, span) => [`${from}-${to}`, levels.slice(low, low + span + 1)] as const)),
)

/**
 * The values of a course in a dimension; only `level` has several. Languages, cities, schools and branches are named by their Latin slug,
 * so that an address keeps its meaning when the reader switches language.
 */
export function valuesOf(offer: Offer, dimension: Dimension): readonly string[] {
  switch (dimension) {
    case 'language':
      return [offer.language.url.en]
    case 'country':
      return [offer.country.code]
    case 'city':
      return [offer.city.url.en]
    case 'school':
      return [offer.school.url.en]
    case 'branch':
      return [offer.branch.url.en]
    case 'type':
      return [offer.course.type]
    case 'time':
      return [offer.course.studyTime]
    case 'level':
      return levelRanges.get(`${offer.course.minLevel}-${offer.course.maxLevel}`) ?? []
  }
}

type Entry = { key: string | number; value: string; url: LocalisedText; name: LocalisedText }
type Names = { valueBySpelling: ReadonlyMap<string, string>; nameByValue: ReadonlyMap<string, LocalisedText> }

function namesOf(entries: readonly Entry[]): Names {
  const valueBySpelling = new Map<string, string>()
  const nameByValue = new Map<string, LocalisedText>()
  for (const { key, value, url, name } of entries) {
    for (const spelling of [url.en, url.ar, String(key)]) valueBySpelling.set(normaliseSlug(spelling), value)
    nameByValue.set(value, name)
  }
  return { valueBySpelling, nameByValue }
}

const numbered = (items: readonly { id: number; url: LocalisedText; name: LocalisedText }[]) =>
  namesOf(items.map(({ id, url, name }) => ({ key: id, value: url.en, url, name })))

/** Names of the dimensions whose values are catalogue entries. The others' values are words of the contract; the reader translates them. */
const entryNames = perSnapshot(
  (snapshot): Partial<Record<Dimension, Names>> => ({
    language: numbered(snapshot.languages),
    country: namesOf(snapshot.countries.map(({ code, url, name }) => ({ key: code, value: code, url, name }))),
    city: numbered(snapshot.cities),
    school: numbered(snapshot.schools),
    branch: numbered(snapshot.branches),
  }),
)

/** The name of a value for a person, or null where the value itself is a word of the contract. */
export const nameOfValue = (snapshot: CatalogueSnapshot, dimension: Dimension, value: string): LocalisedText | null =>
  entryNames(snapshot)[dimension]?.nameByValue.get(value) ?? null

/**
 * What an asked value means: an id, a code or a slug in either locale and any encoding becomes the dimension's own value. One that names
 * nothing stays as it is and matches nothing: an old link shows an empty list, not an error.
 */
export function meantValue(snapshot: CatalogueSnapshot, dimension: Dimension, asked: string): string {
  const names = entryNames(snapshot)[dimension]
  if (names) return names.valueBySpelling.get(normaliseSlug(asked)) ?? asked
  return dimension === 'level' ? asked.toUpperCase() : asked
}
