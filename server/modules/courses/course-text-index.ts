/** Finding courses by words, in both languages at once: لندن and London are the same city (design domain §7). */
import MiniSearch from 'minisearch'
import { fold } from '../../../src/domain/search/fold'
import type { Offer } from '../catalogue/catalogue-snapshot'
import { perSnapshot } from '../catalogue/per-snapshot'

const fields = ['name', 'school', 'place', 'language'] as const
type Words = { id: number } & Record<(typeof fields)[number], string>

/** One typo is forgiven from this many letters. */
const forgivenFrom = 5

const bothOf = ({ en, ar }: { en: string; ar: string }) => `${en} ${ar}`

const wordsOf = ({ course, school, branch, city, country, language }: Offer): Words => ({
  id: course.id,
  name: bothOf(course.name),
  school: `${bothOf(school.name)} ${bothOf(branch.name)}`,
  place: `${bothOf(city.name)} ${bothOf(country.name)}`,
  language: bothOf(language.name),
})

const index = perSnapshot((snapshot) => {
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
  search.addAll(snapshot.offers.map(wordsOf))
  return search
})

/** How well each matching course answers the words, by course id. Every word must be found. */
export function findByWords(snapshot: Parameters<typeof index>[0], words: string): ReadonlyMap<number, number> {
  return new Map(
    index(snapshot)
      .search(words)
      .map((found) => [Number(found.id), found.score]),
  )
}
