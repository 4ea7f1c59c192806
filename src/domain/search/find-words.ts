/** Finding courses by words (design domain §7): a row has for each word the best of what its pattern, branch, profile and numbers have. */
import { commonWords, joiningWords } from './aliases'
import { fold } from './fold'
import { makePostings, type Postings } from './postings'
import { respell, withoutParticles } from './respell'
import type { SearchTable } from './table'
import { makeTexts, type Texts, type WordScores } from './texts'
import { bareOf, wordsOf } from './words'

/** @assumed more words than this are not looked at: nobody types them, and each costs a scan. */
const mostWords = 12

export type TextMatch = {
  /** Those that have every word, in no order. */
  rows: readonly number[]
  /** The score of each row; 0: not found. */
  scores: Uint16Array
  /** The words understood where a typo was forgiven, else null. */
  meant: string | null
}

type Found = Pick<TextMatch, 'rows' | 'scores'>

export type WordFinder = {
  texts: Texts
  /**
   * Every word must be found. Only where nothing is found at all, words that everything here could be called by no longer count, and then
   * typos are forgiven. @assumed signs alone (%, !!!, a smiley) are found nowhere: they are no way of asking for everything.
   * @returns null where nothing was typed, or no word narrows anything
   */
  find: (typed: string) => TextMatch | null
}

const columns = ['pattern', 'branch', 'profile'] as const
type Columns = Record<(typeof columns)[number], Postings>

/** How many rows have a word, those counted twice that have it twice. */
function countRows(postings: Columns, word: WordScores): number {
  let count = word.rows.size
  for (const column of columns) {
    const { starts } = postings[column]
    const byUnit = word[column]
    for (let unit = 0; unit < byUnit.length; unit += 1) if (byUnit[unit]) count += (starts[unit + 1] ?? 0) - (starts[unit] ?? 0)
  }
  return count
}

/** The rows that have a word. */
function startWith(table: SearchTable, postings: Columns, word: WordScores): Found {
  const scores = new Uint16Array(table.size)
  const rows: number[] = []
  const note = (row: number, score: number) => {
    const before = scores[row] ?? 0
    if (before === 0) rows.push(row)
    if (score > before) scores[row] = score
  }
  for (const column of columns) {
    const { starts, places } = postings[column]
    const byUnit = word[column]
    for (let unit = 0; unit < byUnit.length; unit += 1) {
      const score = byUnit[unit] ?? 0
      if (score === 0) continue
      const end = starts[unit + 1] ?? 0
      for (let at = starts[unit] ?? 0; at < end; at += 1) note(places[at] ?? 0, score)
    }
  }
  for (const [row, score] of word.rows) note(row, score)
  return { scores, rows }
}

/** Those of the rows that have a further word too. */
function goOnWith({ pattern, branch, profile }: SearchTable, { scores, rows }: Found, word: WordScores): Found {
  const left = rows.filter((row) => {
    let best = word.pattern[pattern[row] ?? 0] ?? 0
    const there = word.branch[branch[row] ?? 0] ?? 0
    const taught = word.profile[profile[row] ?? 0] ?? 0
    if (there > best) best = there
    if (taught > best) best = taught
    if (word.rows.size > 0) best = Math.max(best, word.rows.get(row) ?? 0)
    scores[row] = best === 0 ? 0 : (scores[row] ?? 0) + best
    return best > 0
  })
  return { scores, rows: left }
}

/** A word that only joins others counts while it is the last: more of it may come. */
const withoutJoining = (words: readonly string[]) => words.filter((word, index) => index === words.length - 1 || !joiningWords.has(word))

const saysSomething = (word: string) => ![word, ...withoutParticles(word)].some((one) => joiningWords.has(one) || commonWords.has(one))

export function makeWordFinder(table: SearchTable): WordFinder {
  const texts = makeTexts(table)
  const postings: Columns = {
    pattern: makePostings(table.pattern, table.patterns.length),
    branch: makePostings(table.branch, table.branches.length),
    profile: makePostings(table.profile, table.profiles.length),
  }
  const nothing = (): TextMatch => ({ rows: [], scores: new Uint16Array(table.size), meant: null })
  /** The rarest word first: what lacks it is not looked at again. */
  const findAll = (words: readonly WordScores[]): Found => {
    const counted = words.map((word) => ({ word, count: countRows(postings, word) })).sort((a, b) => a.count - b.count)
    const [first, ...others] = counted.map(({ word }) => word)
    return first ? others.reduce((found, word) => goOnWith(table, found, word), startWith(table, postings, first)) : nothing()
  }

  /** The words that occur nowhere are read another way, then forgiven one typo. */
  const findForgiving = (typed: readonly string[]): TextMatch => {
    const words = respell(typed, texts.lexicon, (word) => texts.scanWord(word).found)
    const strict = words.map(texts.scanWord)
    const first = findAll(strict)
    if (first.rows.length > 0) return { ...first, meant: null }
    const forgiven = words.map((word, index) => (strict[index]?.found ? null : texts.forgive(word)))
    const second = findAll(strict.map((scores, index) => forgiven[index]?.scores ?? scores))
    const meant = words.map((word, index) => forgiven[index]?.near[0] ?? bareOf(word)).join(' ')
    return { ...second, meant: second.rows.length > 0 ? meant : null }
  }

  const find = (typed: string): TextMatch | null => {
    if (typed.trim() === '') return null
    const words = withoutJoining([...new Set(wordsOf(fold(typed)))].slice(0, mostWords))
    const all = findAll(words.map(texts.scanWord))
    if (words.length === 0 || all.rows.length > 0) return { ...all, meant: null }
    const telling = words.filter(saysSomething)
    return telling.length === 0 ? null : findForgiving(telling)
  }
  return { texts, find }
}
