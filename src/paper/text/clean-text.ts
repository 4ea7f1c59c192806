/**
 * What people typed, made fit to be drawn. Overrides and embeddings would turn the text beside them and go; isolates are how our own
 * sentences keep names and amounts in order and stay while they are in pairs. Emoji are dropped: no paper font draws them (issue 4,
 * "Bad input"). @assumed
 */
const overrides = /[\u202a-\u202e]/g
const isolates = /[\u2066-\u2069]/g
const isolateEnd = '\u2069'
const lineEnds = /\r\n?|[\u0085\u2028\u2029\v\f]/g
const controls = /[\p{Cc}\p{Co}\p{Cs}\u00ad\u180e\u200b\u2060-\u2065\u206a-\u206f\ufeff\ufff9-\ufffb]/gu
const emoji = /(\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|[\u{e0020}-\u{e007f}]|\ufe0e|\ufe0f|\u20e3)\u200d?/gu
/** Signs of prose that Unicode also counts among pictographs. */
const prose = new Set(['©', '®', '™', '‼', '⁉', '↔'])

function areInPairs(text: string): boolean {
  let open = 0
  for (const [mark] of text.matchAll(isolates)) {
    open += mark === isolateEnd ? -1 : 1
    if (open < 0) return false
  }
  return open === 0
}

/** One paragraph: no line ends, tabs are blanks, composed letters (NFC). Direction marks and isolates in pairs remain for the bidi algorithm. */
export function cleanParagraph(text: string): string {
  const plain = text
    .normalize('NFC')
    .replace(lineEnds, ' ')
    .replace(/[\t\n]/g, ' ')
    .replace(overrides, '')
    .replace(emoji, (sign) => (prose.has(sign) ? sign : ''))
    .replace(controls, '')
  return areInPairs(plain) ? plain : plain.replace(isolates, '')
}

/** The paragraphs of a text with line ends; more than one empty line in a row is one. */
export const paragraphsOf = (text: string): string[] =>
  text
    .replace(lineEnds, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .split('\n')
    .map(cleanParagraph)
