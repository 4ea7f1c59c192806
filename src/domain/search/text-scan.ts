/**
 * Finding courses by words (design domain §7): the folded names of patterns, branches with their places, languages and kinds of courses are
 * scanned, both scripts at once; a course has the best of its four. Nothing is looked up in a database.
 */
import type { LocalisedText } from '../../contract/text-schema'
import { commonWords, countryAliases, joiningWords, languageAliases } from './aliases'
import { fold, foldLetters, stripArticle } from './fold'
import { timeWords, typeWords } from './kind-words'
import { remembered } from './remembered'
import { type Lexicon, makeLexicon, respell, withoutParticles } from './respell'
import { dictionary, type Profile, type SearchTable } from './table'
import { bareOf, forgivenScore, nearWords, padded, wordScorer, wordsOf } from './words'

/** @assumed more words than this are not looked at: nobody types them, and each costs a scan. */
const mostWords = 12
/** A typo may mean so many different words. */
const mostNear = 5
/** What a word is worth where it is found. */
const weights = { pattern: 4, branch: 2, language: 2, kind: 2 } as const

type Part = keyof typeof weights
type Names = Readonly<Record<Part, readonly string[]>>
/** For a word: the score of each pattern, branch, language and kind. */
type WordScores = Readonly<Record<Part, Uint8Array>> & { typed: number | null; found: boolean }

export type Texts = Names & {
  vocabulary: readonly string[]
  lexicon: Lexicon
  /** The kind of each profile. */
  kindOf: Int32Array
  scanWord: (word: string) => WordScores
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
  const scanWord = remembered(keptWords, (word) => scan(parts, wordScorer(word), isNumber.test(word) ? Number(word) : null))
  return { ...parts, vocabulary, lexicon: makeLexicon([...letters.values()], vocabulary), kindOf, scanWord }
}

function scan(names: Names, score: (text: string) => number, typed: number | null): WordScores {
  let found = false
  const of = (part: Part) =>
    Uint8Array.from(names[part], (text) => {
      const value = score(text) * weights[part]
      if (value > 0) found = true
      return value
    })
  const scores = { pattern: of('pattern'), branch: of('branch'), language: of('language'), kind: of('kind') }
  return { ...scores, typed, found }
}

/** A number typed is looked for among the numbers of the name too: whole, or as its beginning (12 of 1234). */
function scoreNumbers(numbers: readonly number[], typed: number): number {
  let best = 0
  for (const number of numbers) {
    if (number === typed) return 8 * weights.pattern
    let beginning = number
    while (beginning > typed) beginning = Math.floor(beginning / 10)
    if (beginning === typed) best = 4 * weights.pattern
  }
  return best
}

export type TextMatch = {
  /** The score of each row; 0: not found. */
  scores: Uint16Array
  /** The words understood where a typo was forgiven, else null. */
  meant: string | null
}

function sumScores(table: SearchTable, { kindOf }: Texts, words: readonly WordScores[]): { scores: Uint16Array; any: boolean } {
  const { size, pattern, branch, profile, profiles, numbers } = table
  const scores = new Uint16Array(size)
  const missed = new Uint8Array(size)
  for (const { pattern: byPattern, branch: byBranch, language: byLanguage, kind: byKind, typed } of words) {
    const byProfile = Uint8Array.from(profiles, ({ language }, index) =>
      Math.max(byLanguage[language] ?? 0, byKind[kindOf[index] ?? 0] ?? 0),
    )
    for (let row = 0; row < size; row += 1) {
      if (missed[row]) continue
      let best = byPattern[pattern[row] ?? 0] ?? 0
      const there = byBranch[branch[row] ?? 0] ?? 0
      const taught = byProfile[profile[row] ?? 0] ?? 0
      if (there > best) best = there
      if (taught > best) best = taught
      if (typed !== null) best = Math.max(best, scoreNumbers(numbers[row] ?? [], typed))
      missed[row] = best === 0 ? 1 : 0
      scores[row] = best === 0 ? 0 : (scores[row] ?? 0) + best
    }
  }
  return { scores, any: scores.some((score) => score > 0) }
}

/** A word that only joins others counts while it is the last: more of it may come. */
const withoutJoining = (words: readonly string[]) => words.filter((word, index) => index === words.length - 1 || !joiningWords.has(word))

const saysSomething = (word: string) => ![word, ...withoutParticles(word)].some((one) => joiningWords.has(one) || commonWords.has(one))

/** The words that occur nowhere are read another way, then forgiven one typo. */
function findForgiving(table: SearchTable, texts: Texts, typed: readonly string[]): TextMatch {
  const words = respell(typed, texts.lexicon, (word) => texts.scanWord(word).found)
  const strict = words.map((word) => texts.scanWord(word))
  const first = sumScores(table, texts, strict)
  if (first.any) return { scores: first.scores, meant: null }
  const near = words.map((word, index) => (strict[index]?.found ? [] : nearWords(word, texts.vocabulary).slice(0, mostNear)))
  if (!near.some((some) => some.length > 0)) return { scores: first.scores, meant: null }
  const forgiving = strict.map((scores, index) => {
    const others = near[index] ?? []
    if (others.length === 0) return scores
    return scan(texts, (text) => (others.some((other) => text.includes(` ${other} `)) ? forgivenScore : 0), null)
  })
  const second = sumScores(table, texts, forgiving)
  const meant = words.map((word, index) => near[index]?.[0] ?? bareOf(word)).join(' ')
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
    texts,
    words.map((word) => texts.scanWord(word)),
  )
  if (all.any) return { scores: all.scores, meant: null }
  const telling = words.filter(saysSomething)
  return telling.length === 0 ? null : findForgiving(table, texts, telling)
}
