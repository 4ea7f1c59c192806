/**
 * By which words courses are found (design domain §7): those of the folded names of patterns, branches with their places, languages and kinds
 * of courses, both scripts at once. A typed word is looked for in each different word once; nothing is looked up in a database.
 */
import type { LocalisedText } from '../../contract/text-schema'
import { countryAliases, languageAliases } from './aliases'
import { foldLetters, stripArticle } from './fold'
import { timeWords, typeWords } from './kind-words'
import { makeNumberPlaces, type NumberPlaces } from './number-places'
import { remembered } from './remembered'
import { type Lexicon, makeLexicon } from './respell'
import { dictionary, type Profile, type SearchTable } from './table'
import { nearWords, padded, wordScorer, wordsOf, worth } from './words'

/** A typo may mean so many different words. */
const mostNear = 5
/** Words whose places are kept: people search for the same few hundred. */
const keptWords = 500
/** What a word is worth where it is found. */
const weights = { pattern: 4, branch: 2, language: 2, kind: 2 } as const
const isNumber = /^[1-9]\d{0,8}$/

type Part = keyof typeof weights
const parts = Object.keys(weights) as Part[]

/** For a word: the score of each pattern, branch and profile; `rows`: of the rows whose name has the number that was typed. */
export type WordScores = { pattern: Uint8Array; branch: Uint8Array; profile: Uint8Array; rows: ReadonlyMap<number, number>; found: boolean }
type Forgiven = { near: readonly string[]; scores: WordScores }

export type Texts = {
  /** The padded words of each pattern. */
  pattern: readonly string[]
  lexicon: Lexicon
  scanWord: (word: string) => WordScores
  /** What a word that occurs nowhere may be with one typo less, and where that is found. */
  forgive: (word: string) => Forgiven
  /** Optional: makes beforehand what the first one who types a number would wait for. */
  prepare: () => void
}

/** A word, padded, and which patterns, branches, languages and kinds have it. */
type Occurring = { word: string } & Record<Part, number[]>

const both = ({ en, ar }: LocalisedText) => [en, ar]

function namesOfBranches(table: SearchTable): string[][] {
  return table.branches.map((branch) => {
    const city = table.cities[branch.city]
    const country = table.countries[city?.country ?? 0]
    const school = table.schools[branch.school]
    const names = [branch, school, city, country].flatMap((one) => (one ? both(one.name) : []))
    return [...names, ...(countryAliases[country?.value ?? ''] ?? [])]
  })
}

const namesOfKind = ({ type, time }: Profile) => [...(typeWords[type] ?? []), ...(timeWords[time] ?? [])]

function collectWords(words: Record<Part, string[][]>): Occurring[] {
  const occurring = new Map<string, Occurring>()
  const note = (word: string, part: Part, unit: number) => {
    const known = occurring.get(word) ?? { word: padded(word), pattern: [], branch: [], language: [], kind: [] }
    known[part].push(unit)
    occurring.set(word, known)
  }
  for (const part of parts) for (const [unit, own] of words[part].entries()) for (const word of new Set(own)) note(word, part, unit)
  return [...occurring.values()]
}

/** Looks at every word once, as `score` finds it. */
function makeScan({ profiles }: SearchTable, words: Record<Part, string[][]>, kindOf: Int32Array) {
  const occurring = collectWords(words)
  return (score: (text: string) => number): WordScores => {
    const scores = Object.fromEntries(parts.map((part) => [part, new Uint8Array(words[part].length)])) as Record<Part, Uint8Array>
    let found = false
    for (const one of occurring) {
      const value = score(one.word)
      if (value === 0) continue
      found = true
      for (const part of parts) for (const unit of one[part]) scores[part][unit] = Math.max(scores[part][unit] ?? 0, value * weights[part])
    }
    const profile = new Uint8Array(profiles.length)
    profiles.forEach(({ language }, index) => {
      profile[index] = Math.max(scores.language[language] ?? 0, scores.kind[kindOf[index] ?? 0] ?? 0)
    })
    return { pattern: scores.pattern, branch: scores.branch, profile, rows: new Map(), found }
  }
}

/** A number typed is looked for among the numbers of the name too: whole, or as its beginning. */
function makeNumberScan(table: SearchTable) {
  let places: NumberPlaces | undefined
  const prepare = () => {
    places ??= makeNumberPlaces(table)
    return places
  }
  const scan = (typed: number): ReadonlyMap<number, number> => {
    const scores = new Map<number, number>()
    prepare()(typed, (row, isWhole) => {
      scores.set(row, Math.max(scores.get(row) ?? 0, (isWhole ? worth.whole : worth.start) * weights.pattern))
    })
    return scores
  }
  return { prepare, scan }
}

/** What each pattern, branch, language and kind is found by. */
export function makeTexts(table: SearchTable): Texts {
  const kinds = dictionary<Profile>(({ type, time }) => `${type} ${time}`)
  const kindOf = Int32Array.from(table.profiles, kinds.indexOf)
  const names: Record<Part, string[][]> = {
    pattern: table.patterns.map(both),
    branch: namesOfBranches(table),
    language: table.languages.map(({ name, value }) => [...both(name), ...(languageAliases[value] ?? [])]),
    kind: kinds.items.map(namesOfKind),
  }
  // Folding takes most of the time, and most names stand in many texts.
  const letters = new Map(
    Object.values(names)
      .flat(2)
      .map((name) => [name, '']),
  )
  for (const name of letters.keys()) letters.set(name, foldLetters(name))
  const wordsOfNames = (some: readonly string[]) => some.flatMap((name) => wordsOf(stripArticle(letters.get(name) ?? '')))
  const { pattern, branch, language, kind } = names
  const words = {
    pattern: pattern.map(wordsOfNames),
    branch: branch.map(wordsOfNames),
    language: language.map(wordsOfNames),
    kind: kind.map(wordsOfNames),
  }
  const vocabulary = [...new Set(Object.values(words).flat(2))].sort()
  const scan = makeScan(table, words, kindOf)
  const numbers = makeNumberScan(table)
  const scanWord = remembered(keptWords, (word): WordScores => {
    const scores = scan(wordScorer(word))
    if (!isNumber.test(word)) return scores
    const rows = numbers.scan(Number(word))
    return { ...scores, rows, found: scores.found || rows.size > 0 }
  })
  const forgive = remembered(keptWords, (word) => {
    const near = nearWords(word, vocabulary).slice(0, mostNear)
    return { near, scores: scan((text) => (near.some((other) => text === padded(other)) ? worth.typo : 0)) }
  })
  return {
    pattern: words.pattern.map((own) => padded([...new Set(own)].join(' '))),
    lexicon: makeLexicon([...letters.values()], vocabulary),
    scanWord,
    forgive,
    prepare: numbers.prepare,
  }
}
