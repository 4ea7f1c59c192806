/**
 * Finding courses by words (design domain §7): the folded names of patterns, branches with their places, languages and kinds of courses are
 * scanned, both scripts at once; a course has the best of its four. Nothing is looked up in a database.
 */
import type { LocalisedText } from '../../contract/text-schema'
import { commonWords, countryAliases, joiningWords, languageAliases } from './aliases'
import { fold, foldLetters, stripArticle } from './fold'
import { timeWords, typeWords } from './kind-words'
import { makeNumberPlaces, type NumberPlaces } from './number-places'
import { remembered } from './remembered'
import { type Lexicon, makeLexicon, respell, withoutParticles } from './respell'
import { dictionary, type Profile, type SearchTable } from './table'
import { bareOf, nearWords, padded, wordScorer, wordsOf, worth } from './words'

/** @assumed more words than this are not looked at: nobody types them, and each costs a scan. */
const mostWords = 12
/** A typo may mean so many different words. */
const mostNear = 5
/** What a word is worth where it is found. */
const weights = { pattern: 4, branch: 2, language: 2, kind: 2 } as const

type Part = keyof typeof weights
type Names = Readonly<Record<Part, readonly string[]>>
/** For a word: the score of each pattern, branch and profile; `row`: of each row, where a number was typed that is in a name. */
type WordScores = { pattern: Uint8Array; branch: Uint8Array; profile: Uint8Array; row: Uint8Array | null; found: boolean }

type Forgiven = { near: readonly string[]; scores: WordScores }

export type Texts = Names & {
  lexicon: Lexicon
  scanWord: (word: string) => WordScores
  /** What a word that occurs nowhere may be with one typo less, and where that is found. */
  forgive: (word: string) => Forgiven
  /** Optional: makes beforehand what the first one who types a number would wait for. */
  prepare: () => void
}

/** Words whose places are kept: people search for the same few hundred. */
const keptWords = 500
const isNumber = /^[1-9]\d{0,8}$/

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
  const joined = (some: readonly string[]) =>
    padded([...new Set(some.map((name) => stripArticle(letters.get(name) ?? '')))].filter(Boolean).join(' '))
  const { pattern, branch, language, kind } = names
  const parts = { pattern: pattern.map(joined), branch: branch.map(joined), language: language.map(joined), kind: kind.map(joined) }
  const vocabulary = [...new Set(Object.values(parts).flatMap((texts) => texts.flatMap((text) => wordsOf(text.trim()))))].sort()
  const scan = makeScan(table, parts, kindOf)
  const numbers = makeNumberScan(table)
  const scanWord = remembered(keptWords, (word) => {
    const scores = scan(wordScorer(word))
    const row = isNumber.test(word) ? numbers.scan(Number(word)) : null
    return { ...scores, row, found: scores.found || row !== null }
  })
  const forgive = remembered(keptWords, (word) => {
    const near = nearWords(word, vocabulary).slice(0, mostNear)
    return { near, scores: scan((text) => (near.some((other) => text.includes(` ${other} `)) ? worth.typo : 0)) }
  })
  return { ...parts, lexicon: makeLexicon([...letters.values()], vocabulary), scanWord, forgive, prepare: numbers.prepare }
}

/** Looks at every text once, as `score` finds it. */
function makeScan({ profiles }: SearchTable, names: Names, kindOf: Int32Array) {
  return (score: (text: string) => number): WordScores => {
    let found = false
    const of = (part: Part) => {
      const scores = new Uint8Array(names[part].length)
      names[part].forEach((text, index) => {
        const value = score(text)
        if (value === 0) return
        found = true
        scores[index] = value * weights[part]
      })
      return scores
    }
    const [language, kind, profile] = [of('language'), of('kind'), new Uint8Array(profiles.length)]
    profiles.forEach((one, index) => {
      profile[index] = Math.max(language[one.language] ?? 0, kind[kindOf[index] ?? 0] ?? 0)
    })
    return { pattern: of('pattern'), branch: of('branch'), profile, row: null, found }
  }
}

/** A number typed is looked for among the numbers of the name too: whole, or as its beginning. */
function makeNumberScan(table: SearchTable) {
  let places: NumberPlaces | undefined
  const prepare = () => {
    places ??= makeNumberPlaces(table)
    return places
  }
  const scan = (typed: number): Uint8Array | null => {
    let scores: Uint8Array | null = null
    prepare()(typed, (row, isWhole) => {
      scores ??= new Uint8Array(table.size)
      scores[row] = Math.max(scores[row] ?? 0, (isWhole ? worth.whole : worth.start) * weights.pattern)
    })
    return scores
  }
  return { prepare, scan }
}

export type TextMatch = {
  /** The score of each row; 0: not found. */
  scores: Uint16Array
  /** The words understood where a typo was forgiven, else null. */
  meant: string | null
}

/** Adds what each row has for a word; 0 from then on where it has nothing. @returns whether any row is left */
function addScores({ size, pattern, branch, profile }: SearchTable, scores: Uint16Array, word: WordScores, isFirst: boolean): boolean {
  const { pattern: byPattern, branch: byBranch, profile: byProfile, row: byRow } = word
  let any = false
  for (let row = 0; row < size; row += 1) {
    const before = scores[row] ?? 0
    if (before === 0 && !isFirst) continue
    let best = byPattern[pattern[row] ?? 0] ?? 0
    const there = byBranch[branch[row] ?? 0] ?? 0
    const taught = byProfile[profile[row] ?? 0] ?? 0
    if (there > best) best = there
    if (taught > best) best = taught
    if (byRow !== null) best = Math.max(best, byRow[row] ?? 0)
    scores[row] = best === 0 ? 0 : before + best
    if (best > 0) any = true
  }
  return any
}

/** The sum of each row's scores; 0 where it lacks a word. */
function sumScores(table: SearchTable, words: readonly WordScores[]): { scores: Uint16Array; any: boolean } {
  const scores = new Uint16Array(table.size)
  const left = words.map((word, index) => addScores(table, scores, word, index === 0))
  return { scores, any: left.at(-1) ?? false }
}

/** A word that only joins others counts while it is the last: more of it may come. */
const withoutJoining = (words: readonly string[]) => words.filter((word, index) => index === words.length - 1 || !joiningWords.has(word))

const saysSomething = (word: string) => ![word, ...withoutParticles(word)].some((one) => joiningWords.has(one) || commonWords.has(one))

/** The words that occur nowhere are read another way, then forgiven one typo. */
function findForgiving(table: SearchTable, texts: Texts, typed: readonly string[]): TextMatch {
  const words = respell(typed, texts.lexicon, (word) => texts.scanWord(word).found)
  const strict = words.map((word) => texts.scanWord(word))
  const first = sumScores(table, strict)
  if (first.any) return { scores: first.scores, meant: null }
  const forgiven = words.map((word, index) => (strict[index]?.found ? null : texts.forgive(word)))
  const isForgiven = forgiven.some((one) => one !== null && one.near.length > 0)
  if (!isForgiven) return { scores: first.scores, meant: null }
  const second = sumScores(
    table,
    strict.map((scores, index) => forgiven[index]?.scores ?? scores),
  )
  const meant = words.map((word, index) => forgiven[index]?.near[0] ?? bareOf(word)).join(' ')
  return { scores: second.scores, meant: second.any ? meant : null }
}

/**
 * Every word must be found. Only where nothing is found at all, words that everything here could be called by no longer count, and then typos
 * are forgiven. @assumed signs alone (%, !!!, a smiley) are found nowhere: they are no way of asking for everything.
 * @returns null where nothing was typed, or no word narrows anything
 */
export function findWords(table: SearchTable, texts: Texts, typed: string): TextMatch | null {
  if (typed.trim() === '') return null
  const words = withoutJoining([...new Set(wordsOf(fold(typed)))].slice(0, mostWords))
  if (words.length === 0) return { scores: new Uint16Array(table.size), meant: null }
  const all = sumScores(
    table,
    words.map((word) => texts.scanWord(word)),
  )
  if (all.any) return { scores: all.scores, meant: null }
  const telling = words.filter(saysSomething)
  return telling.length === 0 ? null : findForgiving(table, texts, telling)
}
