/** Folding of text for search and sorting, on index and query alike (design domain §7). The original is what people see. */
import { toLatinDigits } from '../digits'

/** Letters that decomposition leaves alone: Arabic variants, Persian keyboards, Latin letters without a composed form. */
const letters: Record<string, string> = {
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ة: 'ه',
  ک: 'ك',
  ە: 'ه',
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}
const special = new RegExp(`[${Object.keys(letters).join('')}]`, 'g')
/** Marks (harakat, 0670, the hamza and madda that decomposition splits off, Latin accents), tatweel, apostrophes, unseen characters. */
const dropped = /[\p{M}\p{Cf}\u0640'’‘ʼʿʾ`´]/gu
const between = /[^\p{L}\p{N}]+/gu
/** The article, where at least three letters of a word remain: اللغة is found by لغة; the name of God is not a word with an article. */
const article = /(^| )ال(?=[\u0621-\u064a]{3})/g

/**
 * أإآٱ→ا, ى→ي, ة→ه, ؤ→و, ئ→ي, without harakat, tatweel, the article ال, case and accents; digits Latin; words parted by one space.
 * Folding what is folded changes nothing.
 */
export function fold(text: string): string {
  return stripArticle(foldLetters(text))
}

/** `fold` with every ال left where it stands: letter by letter, so that places in the original can be found again. */
export function foldLetters(text: string): string {
  const plain = toLatinDigits(text)
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(dropped, '')
    .replace(special, (letter) => letters[letter] ?? letter)
  return toLatinDigits(plain).replace(between, ' ').trim().normalize('NFC')
}

/** Of what `foldLetters` made. Again until nothing is left to strip, so that folding twice is folding once. */
export function stripArticle(words: string): string {
  const stripped = words.replace(article, '$1')
  return stripped === words ? words : stripArticle(stripped)
}
