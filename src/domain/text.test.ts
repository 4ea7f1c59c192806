import { cleanText, isSafeText, oneLine } from './text'

test.each(['   ', '\u00a0', '\u200f', '\u200b', ' \t', '\n\n', '\u061c\u2067 \u2069', '\ufeff', '\u3164', ''])(
  '%j is empty once cleaned (case 12)',
  (text) => {
    expect(cleanText(text)).toBe('')
  },
)

test('what is inside stays, what is unseen outside goes', () => {
  expect(cleanText(' \u200fنورة  القحطاني\u00a0\u202c')).toBe('نورة  القحطاني')
  expect(cleanText('\u200b👨\u200d👩\u200d👧 ')).toBe('👨\u200d👩\u200d👧')
  expect(cleanText('می\u200cروم')).toBe('می\u200cروم')
  expect(cleanText(`${' '.repeat(100_000)}x${' '.repeat(100_000)}y`)).toHaveLength(100_002)
})

test.each([
  ['نورة 😀', true],
  ['A\u0000B', false],
  ['\ud800', false],
  ['a\udc00b', false],
  ['\ud83d\ude00', true],
  ['', true],
])('%j is safe: %p (case 57)', (text, safe) => {
  expect(isSafeText(text)).toBe(safe)
})

test.each([
  [' نورة\r\n القحطاني ', 'نورة  القحطاني'],
  ['a\tb\u2028c', 'a b c'],
  ['abc\u202edef\u2069', 'abcdef'],
  ['\u2067\n\u202c', ''],
  ['می\u200cروم', 'می\u200cروم'],
])('%j on one line is %j', (text, line) => {
  expect(oneLine(text)).toBe(line)
})
