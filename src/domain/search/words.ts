/** How well typed words are found in a folded text (design domain §7). Both sides come out of `fold`. */
import { compareKeys } from './collate'
import { isKnownWord } from './known-words'
import { stemOf } from './stem'

/** One typo is forgiven from this many letters. */
const forgivenFrom = 5
/** Nor is the word then written to its end: music is no beginning of Munich. @assumed from how many letters on it may be. */
const startForgivenFrom = 7
/** What a word found as itself, as the beginning of another, inside one, by forgiveness counts. */
export const worth = { whole: 8, start: 4, inside: 2, typo: 1 } as const

export const wordsOf = (folded: string): string[] => (folded === '' ? [] : folded.split(' '))

/** While somebody types المانيا the article stands before too few letters to be folded away; the letters after it count already. */
export const bareOf = (word: string): string => (word.length > 2 && word.startsWith('ال') ? word.slice(2) : word)

/** An Arabic root has three letters, and with another one among them it is another word: الصيفية is no الصينية, مجانية no ألمانية with a slip in it. */
const isRoot = (word: string) => /^[\u0621-\u064a]+$/.test(word) && stemOf(word).length <= 3

/**
 * True when one letter more, one less, another one, or two neighbours swapped makes `typed` the word, of a long one the beginning of it; of a
 * bare root when it has a letter twice or two swapped.
 * @param typed at least `forgivenFrom` letters
 */
function isOneTypoFrom(typed: string, word: string): boolean {
  if (word.length < typed.length - 1) return false
  let same = 0
  while (same < typed.length && typed[same] === word[same]) same += 1
  const rest = typed.slice(same)
  const other = word.slice(same)
  const fits = (left: string, right: string) => (typed.length < startForgivenFrom ? left === right : right.startsWith(left))
  if (rest.length > 1 && fits(`${rest[1]}${rest[0]}${rest.slice(2)}`, other)) return true
  const isMore = fits(rest.slice(1), other)
  if (isMore && rest[0] === typed[same - 1]) return true
  if (!isMore && !fits(rest, other.slice(1)) && !fits(rest.slice(1), other.slice(1))) return false
  return !isRoot(typed) && !isRoot(word)
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
    if (text.includes(whole)) return worth.whole
    if (text.includes(start) || (word !== typed && text.includes(other))) return worth.start
    return word.length > 2 && text.includes(word) ? worth.inside : 0
  }
}

/** The words of a vocabulary that are one typo away, none for a word that is known to be written as it should be; the likeliest first: of about the same length, then by the alphabet. */
export function nearWords(typed: string, vocabulary: readonly string[]): string[] {
  const word = bareOf(typed)
  if (word.length < forgivenFrom || isKnownWord(word)) return []
  const distance = (other: string) => Math.abs(other.length - word.length)
  return vocabulary.filter((other) => isOneTypoFrom(word, other)).sort((a, b) => distance(a) - distance(b) || compareKeys(a, b))
}
