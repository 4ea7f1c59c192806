/** Suggestions while somebody types (design domain §7): languages, countries, cities, schools and courses, in both scripts. */
import type { Locale } from '../../config/locales'
import type { Suggestion, SuggestionKind } from '../../contract/search-schema'
import { countryAliases, languageAliases } from './aliases'
import { compareKeys } from './collate'
import type { Engine, Found } from './engine'
import { fold, foldLetters } from './fold'
import { highlight } from './highlight'
import { isDescending, nameOfRow } from './order'
import { remembered } from './remembered'
import { makeLexicon, respell } from './respell'
import { type Entry, inLocale } from './table'
import { bareOf, nearWords, padded, wordScorer, wordsOf } from './words'

const most = 8
/** Of one kind, so that every kind has its place. */
const mostOfKind = 3

/** More words are not looked at. */
const mostWords = 6
/** Typed texts whose suggestions are kept: many type the same names, letter by letter. */
const keptTyped = 500

type EntryKind = Exclude<SuggestionKind, 'course'>
type Scored = { entry: Entry; kind: EntryKind; score: number }
type Candidate = Scored & { count: number }
/** What is suggested for a text whatever search is open. `words`: as they were understood. */
type Suggested = { words: readonly string[]; courses: readonly Suggestion[]; found: readonly Scored[] }

const aliasesOf = (kind: EntryKind, value: string) =>
  (kind === 'country' ? countryAliases[value] : kind === 'language' ? languageAliases[value] : undefined) ?? []

const namesOf = ({ name, value }: Entry, kind: EntryKind) => [name.en, name.ar, ...aliasesOf(kind, value)]

/** 0 when one of the words is not found. */
function scoreWords(text: string, scorers: readonly ReturnType<typeof wordScorer>[]): number {
  let total = 0
  for (const scoreWord of scorers) {
    const score = scoreWord(text)
    if (score === 0) return 0
    total += score
  }
  return total
}

const kinds: readonly EntryKind[] = ['language', 'country', 'city', 'school']

/** The entries of a kind that have a course at all. */
function offered(engine: Engine, kind: EntryKind): ReadonlySet<string> {
  const facet = engine.facets.get(kind)
  if (!facet) return new Set()
  const { table } = engine
  const units = new Set(Array.from(facet.side === 'branch' ? table.branch : table.profile))
  return new Set([...units].flatMap((unit) => (facet.of[unit] ?? []).map((index) => facet.values[index] ?? '')))
}

type Listed = { entry: Entry; kind: EntryKind; names: string[]; text: string }

function listEntries(engine: Engine): Listed[] {
  const { languages: language, countries: country, cities: city, schools: school } = engine.table
  const entries = { language, country, city, school }
  return kinds.flatMap((kind) => {
    const values = offered(engine, kind)
    return entries[kind]
      .filter(({ value }) => values.has(value))
      .map((entry) => {
        const names = namesOf(entry, kind)
        return { kind, entry, names, text: padded(names.map(fold).join(' ')) }
      })
  })
}

/** How many results each entry has as a filter of the search that is open: what choosing it then shows. @assumed */
function countsOf(open: Found): (kind: EntryKind, value: string) => number {
  const known = new Map(kinds.map((kind) => [kind, new Map(open.facet(kind).map(({ value, count }) => [value, count]))]))
  return (kind, value) => known.get(kind)?.get(value) ?? 0
}

function courseSuggestions(engine: Engine, typed: string, locale: Locale): Suggestion[] {
  const wish = { text: typed, chosen: new Map(), featured: false, priceFrom: null, priceTo: null, sort: 'recommended', locale } as const
  const found = engine.search('courses', { ...wish, descending: isDescending('recommended', undefined) }, { prices: [], starts: null })
  const { table, texts } = engine
  const words = wordsOf(fold(typed)).map(bareOf)
  /** Most are found by their place, and marking a name takes longer than finding it. */
  const mayBeMarked = (row: number) => words.some((word) => /\d/.test(word) || texts.pattern[table.pattern[row] ?? 0]?.includes(word))
  const seen = new Set<string>()
  const courses: Suggestion[] = []
  for (const row of found.rows(0, 50)) {
    const name = nameOfRow(table, row, locale)
    const ranges = !seen.has(name) && mayBeMarked(row) ? highlight(name, typed) : []
    seen.add(name)
    if (ranges.length === 0) continue
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

export type Suggest = (typed: string, locale: Locale, open: Found) => Suggestion[]

/**
 * Makes the suggestions of an engine; names are folded once. Courses have no `url`: their owner knows it. `open` is the search on which they
 * are shown, without its words.
 */
export function makeSuggest(engine: Engine): Suggest {
  const entries = listEntries(engine)
  const vocabulary = [...new Set(entries.flatMap(({ text }) => wordsOf(text.trim())))]
  const lexicon = makeLexicon(
    entries.flatMap(({ names }) => names.map(foldLetters)),
    vocabulary,
  )
  const find = (words: readonly string[]) => {
    const scorers = words.map(wordScorer)
    return entries.flatMap(({ kind, entry, text }) => {
      const score = scoreWords(text, scorers)
      return score === 0 ? [] : [{ kind, entry, score }]
    })
  }
  const occurs = (word: string) => find([word]).length > 0
  /** The words as they are found: as typed, read another way, without a slip. */
  const understand = (words: readonly string[]) => {
    if (find(words).length > 0) return words
    const read = respell(words, lexicon, occurs)
    return find(read).length > 0 ? read : read.map((word) => nearWords(word, vocabulary)[0] ?? word)
  }
  const suggested = (locale: Locale) =>
    remembered(keptTyped, (typed): Suggested => {
      const words = wordsOf(fold(typed)).slice(0, mostWords)
      if (words.length === 0) return { words, courses: [], found: [] }
      const courses = courseSuggestions(engine, typed, locale)
      const read = courses.length > 0 ? words : understand(words)
      return { words: read, courses, found: find(read) }
    })
  const suggestedIn: Record<Locale, ReturnType<typeof suggested>> = { ar: suggested('ar'), en: suggested('en') }
  return (typed, locale, open) => {
    const { words, courses, found } = suggestedIn[locale](typed)
    if (found.length === 0) return courses.slice(0, most)
    const countOf = countsOf(open)
    const counted = found.map((one) => ({ ...one, count: countOf(one.kind, one.entry.value) }))
    const named = rank(counted, locale).map(({ kind, entry, count }) => {
      const name = inLocale(entry.name, locale)
      return { kind, value: entry.value, url: inLocale(entry.url, locale), name, count, ranges: highlight(name, words.join(' ')) }
    })
    return [...named, ...courses].slice(0, most)
  }
}
