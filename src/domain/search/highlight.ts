/** Which parts of a text answer the words of a search (design domain §7: the original is shown and highlighted). */
import { fold, foldLetters } from './fold'
import { remembered } from './remembered'
import { bareOf, wordsOf } from './words'

/** From, to: offsets in UTF-16 units, to exclusive. */
export type TextRange = [from: number, to: number]

const wordPattern = /[\p{L}\p{N}\p{M}\p{Cf}\u0640'’]+/gu

/** Folding a single letter costs as much as folding its word, and names are made of some hundred letters. */
const foldLetter = remembered(1000, foldLetters)

/** Offsets in the original at which each letter of the folded word begins, and the end: folding may drop, split or keep letters. */
function offsetsOf(original: string): { folded: string; offsets: number[] } {
  const offsets: number[] = []
  let folded = ''
  let at = 0
  for (const letter of original) {
    const made = foldLetter(letter)
    for (let index = 0; index < made.length; index += 1) offsets.push(at)
    folded += made
    at += letter.length
  }
  offsets.push(original.length)
  return { folded, offsets }
}

function rangeIn(original: string, start: number, words: readonly string[]): TextRange | null {
  const { folded, offsets } = offsetsOf(original)
  let best: TextRange | null = null
  for (const word of words) {
    const at = folded.indexOf(word)
    const from = offsets[at]
    const to = offsets[at + word.length]
    if (at < 0 || from === undefined || to === undefined) continue
    if (best === null || to - from > best[1] - best[0]) best = [start + from, start + to]
  }
  return best
}

/** The parts of `text` that were looked for, ascending, at most one a word; none where nothing was typed or only a typo matches. */
export function highlight(text: string, typed: string): TextRange[] {
  const words = wordsOf(fold(typed)).map(bareOf)
  if (words.length === 0) return []
  return [...text.matchAll(wordPattern)].flatMap((match) => {
    const range = rangeIn(match[0], match.index, words)
    return range ? [range] : []
  })
}
