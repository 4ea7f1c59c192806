import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(process.cwd(), 'src/locales/ar')
/** What stands between the marks that keep its own direction (U+2066 … U+2069). */
const isolated = /\u2066[^\u2069]*\u2069/g

/** Texts with groups of digits parted by blanks, which a right-to-left line shows in reverse order: 4567 123 050. */
const turnedRound = (text: string) => text.split('\n').filter((line) => /\d \d/.test(line.replace(isolated, '')))

test('given a number in groups in an Arabic text, then it is isolated, or its last group would come first', () => {
  const wrong = readdirSync(folder).flatMap((name) => turnedRound(readFileSync(join(folder, name), 'utf8')))
  expect(wrong).toEqual([])
  expect(turnedRound('مثل 050 123 4567، أو')).toHaveLength(1)
})
