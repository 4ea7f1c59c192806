/** Suggestions while somebody types (design domain §7): languages, countries, cities, schools and courses, in both scripts. */
import type { Locale } from '../../config/locales'
import type { Suggestion, SuggestionKind } from '../../contract/search-schema'
import { countryAliases, languageAliases } from './aliases'
import { compareKeys } from './collate'
import type { Engine } from './engine'
import { fold } from './fold'
import { highlight } from './highlight'
import { isDescending, nameOfRow } from './order'
import { type Entry, inLocale } from './table'
import { nearWords, padded, wordScorer, wordsOf } from './words'

const most = 8
/** Of one kind, so that every kind has its place. */
const mostOfKind = 3

type Candidate = { entry: Entry; kind: SuggestionKind; count: number; score: number }

const aliasesOf = (kind: SuggestionKind, value: string) =>
  (kind === 'country' ? countryAliases[value] : kind === 'language' ? languageAliases[value] : undefined) ?? []

const namesOf = ({ name, value }: Entry, kind: SuggestionKind) => padded([name.en, name.ar, ...aliasesOf(kind, value)].map(fold).join(' '))

/** 0 when one of the words is not found. */
const scoreWords = (text: string, scorers: readonly ReturnType<typeof wordScorer>[]): number => {
  const scores = scorers.map((score) => score(text))
  return scores.includes(0) ? 0 : scores.reduce((total, score) => total + score, 0)
}

/** How many courses each entry of the facet of that name has. */
function countsOf(engine: Engine, kind: SuggestionKind): Map<string, number> {
  const facet = engine.facets.get(kind === 'course' ? 'branch' : kind)
  const counts = new Map<string, number>()
  if (!facet) return counts
  const units = facet.side === 'branch' ? engine.table.branch : engine.table.profile
  for (let row = 0; row < engine.table.size; row += 1)
    for (const index of facet.of[units[row] ?? 0] ?? []) {
      const value = facet.values[index] ?? ''
      counts.set(value, (counts.get(value) ?? 0) + 1)
    }
  return counts
}

type Listed = Omit<Candidate, 'score'> & { text: string }

function listEntries(engine: Engine): Listed[] {
  const { languages, countries, cities, schools } = engine.table
  const groups = [
    ['language', languages],
    ['country', countries],
    ['city', cities],
    ['school', schools],
  ] as const
  return groups.flatMap(([kind, entries]) => {
    const counts = countsOf(engine, kind)
    return entries.map((entry) => ({ kind, entry, text: namesOf(entry, kind), count: counts.get(entry.value) ?? 0 }))
  })
}

function courseSuggestions(engine: Engine, typed: string, locale: Locale): Suggestion[] {
  const wish = { text: typed, chosen: new Map(), featured: false, priceFrom: null, priceTo: null, sort: 'recommended', locale } as const
  const found = engine.search('courses', { ...wish, descending: isDescending('recommended', undefined) }, { prices: [], starts: null })
  const { table } = engine
  const seen = new Set<string>()
  const courses: Suggestion[] = []
  for (const row of found.rows(0, 50)) {
    const name = nameOfRow(table, row, locale)
    const ranges = highlight(name, typed)
    if (seen.has(name) || ranges.length === 0) continue
    seen.add(name)
    courses.push({ kind: 'course', value: String(table.ids[row] ?? 0), url: '', name, count: 1, ranges })
    if (courses.length === mostOfKind) break
  }
  return courses
}

function rank(candidates: Candidate[], locale: Locale): Candidate[] {
  const name = ({ entry }: Candidate) => inLocale(entry.name, locale)
  const sorted = candidates.sort(
    (a, b) => b.score - a.score || b.count - a.count || compareKeys(name(a), name(b)) || compareKeys(a.entry.value, b.entry.value),
  )
  return sorted.filter((one, index) => sorted.slice(0, index).filter(({ kind }) => kind === one.kind).length < mostOfKind)
}

/** Makes the suggestions of an engine; names are folded once. Courses have no `url`: their owner knows it. */
export function makeSuggest(engine: Engine): (typed: string, locale: Locale) => Suggestion[] {
  const entries = listEntries(engine).filter(({ count }) => count > 0)
  const vocabulary = [...new Set(entries.flatMap(({ text }) => wordsOf(text.trim())))]
  const find = (words: readonly string[]): Candidate[] => {
    const scorers = words.map(wordScorer)
    return entries.map((entry) => ({ ...entry, score: scoreWords(entry.text, scorers) })).filter(({ score }) => score > 0)
  }
  return (typed, locale) => {
    const words = wordsOf(fold(typed)).slice(0, 6)
    if (words.length === 0) return []
    const strict = find(words)
    const courses = courseSuggestions(engine, typed, locale)
    const forgiven = () => find(words.map((word) => nearWords(word, vocabulary)[0] ?? word))
    const found = strict.length > 0 || courses.length > 0 ? strict : forgiven()
    const named = rank(found, locale).map(({ kind, entry, count }) => {
      const name = inLocale(entry.name, locale)
      return { kind, value: entry.value, url: inLocale(entry.url, locale), name, count, ranges: highlight(name, typed) }
    })
    return [...named, ...courses].slice(0, most)
  }
}
