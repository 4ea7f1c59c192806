/** How well typed words are found in a folded text (design domain §7). Both sides come out of `fold`. */
import { compareKeys } from './collate'

/** One typo is forgiven from this many letters. */
const forgivenFrom = 5
const scores = { whole: 8, start: 4, inside: 2, typo: 1 } as const

export const wordsOf = (folded: string): string[] => (folded === '' ? [] : folded.split(' '))

/** While somebody types المانيا the article stands before too few letters to be folded away; the letters after it count already. */
export const bareOf = (word: string): string => (word.length > 2 && word.startsWith('ال') ? word.slice(2) : word)

/**
 * True when one letter more, one less, another one, or two neighbours swapped makes `typed` the word or the beginning of it.
 * @param typed at least `forgivenFrom` letters
 */
export function isOneTypoFrom(typed: string, word: string): boolean {
  if (word.length < typed.length - 1) return false
  let same = 0
  while (same < typed.length && typed[same] === word[same]) same += 1
  const rest = typed.slice(same)
  const other = word.slice(same)
  if (rest === '') return true
  return (
    other.startsWith(rest.slice(1)) ||
    other.slice(1).startsWith(rest) ||
    other.slice(1).startsWith(rest.slice(1)) ||
    (rest.length > 1 && other.startsWith(`${rest[1]}${rest[0]}${rest.slice(2)}`))
  )
}

/** A folded text ready to be looked through. */
export const padded = (folded: string): string => ` ${folded} `

/**
 * How well a typed word is found in a padded text: as a word, as the beginning of one, inside one; 0: not at all.
 * @assumed one or two letters are looked for at the beginning of words only.
 */
export function wordScorer(typed: string): (text: string) => number {
  const word = bareOf(typed)
  const [whole, start, other] = [` ${word} `, ` ${word}`, ` ${typed}`]
  return (text) => {
    if (word.length > 2 && word === typed && !text.includes(word)) return 0
    if (text.includes(whole)) return scores.whole
    if (text.includes(start) || (word !== typed && text.includes(other))) return scores.start
    return word.length > 2 && text.includes(word) ? scores.inside : 0
  }
}

/** What a word found by forgiveness counts. */
export const forgivenScore = scores.typo

/** The words of a vocabulary that are one typo away, the likeliest first: of about the same length, then by the alphabet. */
export function nearWords(typed: string, vocabulary: readonly string[]): string[] {
  const word = bareOf(typed)
  if (word.length < forgivenFrom) return []
  const distance = (other: string) => Math.abs(other.length - word.length)
  return vocabulary.filter((other) => isOneTypoFrom(word, other)).sort((a, b) => distance(a) - distance(b) || compareKeys(a, b))
}
