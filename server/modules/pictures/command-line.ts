/** What an editor types after the picture command, read and judged. Throws sentences that say what to type instead. */
import { parseArgs } from 'node:util'
import { type PictureSubject, pictureSubjects } from '../../../src/contract/picture-schema'
import type { LocalisedText } from '../../../src/contract/text-schema'
import type { Focus } from './picture-variants'

/** `entry` is an id or the last part of the entry's address, in either language. */
export type Named = { subject: PictureSubject; entry: string }
export type Wish =
  | { verb: 'add'; file: string; alt: LocalisedText; focus: Focus; shownBy: Named[] }
  | { verb: 'describe'; picture: string; alt: LocalisedText }
  | { verb: 'hide'; picture: string; shownBy: Named[] }
  | { verb: 'list'; shownBy: Named[] }

const usage = `use:
  add FILE --alt-en TEXT --alt-ar TEXT [--focus 50,40] [--for SUBJECT:ENTRY]…
  list --for SUBJECT:ENTRY…
  describe PICTURE --alt-en TEXT --alt-ar TEXT
  hide PICTURE --for SUBJECT:ENTRY…
SUBJECT is one of ${pictureSubjects.join(', ')}; ENTRY an id or the end of its address, e.g. school:harbour-english`

function readNamed(text: string): Named {
  const colon = text.indexOf(':')
  const subject = pictureSubjects.find((known) => known === text.slice(0, colon))
  const entry = text.slice(colon + 1).trim()
  if (!subject || entry === '') throw new Error(`--for ${text}: no such thing\n${usage}`)
  return { subject, entry }
}

function readFocus(text: string): Focus {
  const [x = Number.NaN, y = Number.NaN, ...more] = text.split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)))
  if (!(x >= 0 && x <= 100 && y >= 0 && y <= 100) || more.length > 0)
    throw new Error(`--focus ${text}: give two numbers from 0 to 100, e.g. 50,40`)
  return { x, y }
}

export function readCommandLine(words: readonly string[]): Wish {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      'alt-en': { type: 'string', default: '' },
      'alt-ar': { type: 'string', default: '' },
      focus: { type: 'string', default: '50,50' },
      for: { type: 'string', multiple: true, default: [] },
    },
  })
  const [verb, what = '', ...more] = positionals
  const alt = { en: values['alt-en'], ar: values['alt-ar'] }
  const shownBy = values.for.map(readNamed)
  const isWhole = more.length === 0 && (verb === 'list' ? what === '' : what !== '')
  if (isWhole && verb === 'add') return { verb, file: what, alt, focus: readFocus(values.focus), shownBy }
  if (isWhole && verb === 'describe') return { verb, picture: what, alt }
  if (isWhole && verb === 'hide' && shownBy.length > 0) return { verb, picture: what, shownBy }
  if (isWhole && verb === 'list' && shownBy.length > 0) return { verb, shownBy }
  throw new Error(usage)
}
