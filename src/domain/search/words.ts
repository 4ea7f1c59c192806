/** How well typed words are found in a folded text (design domain §7). Both sides come out of `fold`. */

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

function scoreWord(padded: string, tokens: () => readonly string[], typed: string): number {
  const word = bareOf(typed)
  if (padded.includes(` ${word} `)) return scores.whole
  if (padded.includes(` ${word}`) || (word !== typed && padded.includes(` ${typed}`))) return scores.start
  if (padded.includes(word)) return scores.inside
  return word.length >= forgivenFrom && tokens().some((token) => isOneTypoFrom(word, token)) ? scores.typo : 0
}

/** The sum over all words, 0 when one of them is not found at all. */
export function scoreWords(text: string, words: readonly string[]): number {
  const padded = ` ${text} `
  let tokens: readonly string[] | undefined
  const lazily = () => {
    tokens ??= wordsOf(text)
    return tokens
  }
  let total = 0
  for (const word of words) {
    const score = scoreWord(padded, lazily, word)
    if (score === 0) return 0
    total += score
  }
  return total
}
