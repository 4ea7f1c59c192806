/** Finding courses by words, in both languages at once: لندن and London are the same city (design domain §7). */
import MiniSearch from 'minisearch'
import { fold } from '../../../src/domain/search/fold'
import type { CatalogueSnapshot, Offer } from '../catalogue/catalogue-snapshot'
import { perSnapshot } from '../catalogue/per-snapshot'

const fields = ['name', 'school', 'place', 'language'] as const
type Words = { id: number } & Record<(typeof fields)[number], string>

/** One typo is forgiven from this many letters. */
const forgivenFrom = 5
/** Courses indexed before others get their turn. */
const chunkSize = 200

const bothOf = ({ en, ar }: { en: string; ar: string }) => `${en} ${ar}`

const wordsOf = ({ course, school, branch, city, country, language }: Offer): Words => ({
  id: course.id,
  name: bothOf(course.name),
  school: `${bothOf(school.name)} ${bothOf(branch.name)}`,
  place: `${bothOf(city.name)} ${bothOf(country.name)}`,
  language: bothOf(language.name),
})

const index = perSnapshot(async (snapshot) => {
  const search = new MiniSearch<Words>({
    fields: [...fields],
    processTerm: (term) => fold(term) || null,
    searchOptions: {
      boost: { name: 2, place: 1.5 },
      prefix: true,
      fuzzy: (term) => (term.length >= forgivenFrom ? 1 : false),
      combineWith: 'AND',
    },
  })
  await search.addAllAsync(snapshot.offers.map(wordsOf), { chunkSize })
  return search
})

/** How well courses answer words, by course id. */
export type Scores = ReadonlyMap<number, number>

/** The matching courses; every word must be found. The index is made at a catalogue's first search, in pieces. */
export async function findByWords(snapshot: CatalogueSnapshot, words: string): Promise<Scores> {
  const found = (await index(snapshot)).search(words)
  return new Map(found.map(({ id, score }) => [Number(id), score]))
}
