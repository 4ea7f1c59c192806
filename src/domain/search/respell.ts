/**
 * Words that occur nowhere as they were typed, though no letter is wrong: a name written in one ("newyork", كيبتاون) or apart (بريز بن), a
 * particle written on to the word (للأطفال, بلندن). Tried before a typo is forgiven. @assumed
 */
import { joiningWords } from './aliases'
import { stripArticle } from './fold'
import { bareOf, wordsOf } from './words'

/** A name written in one, from one of its words on. `ends`: where its words end. */
type Joint = { letters: string; ends: readonly number[] }

/** `joints` are made at the first call: most who search never need them. */
export type Lexicon = { words: ReadonlySet<string>; joints: () => readonly Joint[] }

/** Nobody writes more words in one. */
const mostInOne = 4

function jointsOf(name: string): Joint[] {
  const words = wordsOf(name)
  return words.slice(0, -1).flatMap((first, index) => {
    if (joiningWords.has(first)) return []
    const run = [stripArticle(first), ...words.slice(index + 1, index + mostInOne)]
    let end = 0
    const ends = run.map((word) => {
      end += word.length
      return end
    })
    return [{ letters: run.join(''), ends }]
  })
}

/**
 * @param names as `foldLetters` makes them: the article inside a name is written when its words are not parted, الولاياتالمتحدة
 * @param vocabulary all words of the names, folded
 */
export function makeLexicon(names: Iterable<string>, vocabulary: readonly string[]): Lexicon {
  let joints: readonly Joint[] | undefined
  return {
    words: new Set(vocabulary),
    joints: () => {
      joints ??= [...new Set(names)].flatMap(jointsOf)
      return joints
    },
  }
}

/** So many letters of the second word make it a name that goes on: "sandi" may become San Diego, "sand" is sand. */
const leastOfNext = 2

/** The words of a name that was typed in one, the last one perhaps not to its end. */
function parted(typed: string, { joints }: Lexicon): string[] | null {
  const joint = joints().find(({ letters, ends }) => letters.startsWith(typed) && typed.length >= (ends[0] ?? 0) + leastOfNext)
  if (!joint) return null
  const cuts = [0, ...joint.ends.filter((end) => end < typed.length), typed.length]
  return cuts.slice(1).map((cut, index) => typed.slice(cuts[index], cut))
}

const particles = 'ولبفك'
const leastWord = 3
/** وللأطفال: and, for, the. */
const mostParticles = 3

/** The word without the one, two or three letters before it that may be particles; كلية stays what it is as well. */
export function withoutParticles(typed: string): string[] {
  const words: string[] = []
  for (let from = 1; from <= mostParticles && particles.includes(typed[from - 1] ?? ' '); from += 1) {
    const word = bareOf(typed.slice(from))
    if (word.length >= leastWord) words.push(word)
  }
  return words
}

/** From so many letters on the beginning of a word is enough. */
const leastStart = 5

function occurs(word: string, { words }: Lexicon): boolean {
  if (words.has(word) || word.length < leastStart) return words.has(word)
  for (const other of words) if (other.startsWith(word)) return true
  return false
}

/** The words that a single one stands for; null where nothing better is known. */
function opened(typed: string, lexicon: Lexicon): string[] | null {
  const whole = parted(typed, lexicon)
  if (whole) return whole
  for (const bare of withoutParticles(typed)) {
    const words = occurs(bare, lexicon) ? [bare] : parted(bare, lexicon)
    if (words) return words
  }
  return null
}

/** The words as they may be meant; the same where nothing better is known. */
export function respell(typed: readonly string[], lexicon: Lexicon, isFound: (word: string) => boolean): string[] {
  const read: string[] = []
  for (let at = 0; at < typed.length; at += 1) {
    const word = typed[at] ?? ''
    const next = typed[at + 1]
    const isRight = isFound(word)
    const both = next === undefined || (isRight && isFound(next)) ? '' : word + next
    const together = lexicon.words.has(both) ? [both] : both && parted(both, lexicon)
    if (together) at += 1
    read.push(...(together || (isRight ? null : opened(word, lexicon)) || [word]))
  }
  return read
}
