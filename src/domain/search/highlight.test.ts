import fc from 'fast-check'
import { highlight } from './highlight'

const marked = (text: string, typed: string) => highlight(text, typed).map(([from, to]) => text.slice(from, to))

test.each([
  ['General English in London', 'lond', ['Lond']],
  ['General English in London', 'english LONDON', ['English', 'London']],
  ['دورة اللُّغة الإنجليزية', 'اللغه', ['لُّغة']],
  ['دورة اللغة الإنجليزية', 'انجليزي', ['إنجليزي']],
  ['معهد ٢٠ حصة', '20', ['٢٠']],
  ['École à Málaga', 'malaga ecole', ['École', 'Málaga']],
  ['Straße', 'strasse', ['Straße']],
  ['St. John’s', 'johns', ['John’s']],
  ['London', 'lodnon', []],
  ['London', '', []],
  ['London', '%', []],
  ['', 'london', []],
])('in %s, looking for %s marks %j', (text, typed, parts) => {
  expect(marked(text, typed)).toEqual(parts)
})

test('ranges lie inside the text, ascend and do not touch', () => {
  const text = fc.string({ unit: fc.constantFrom(...'الأإة إنBbé ß٣3 -🙂َ'.split('')), maxLength: 30 })
  fc.assert(
    fc.property(text, text, (one, typed) => {
      let end = 0
      for (const [from, to] of highlight(one, typed)) {
        expect(from).toBeGreaterThanOrEqual(end)
        expect(to).toBeGreaterThan(from)
        end = to
      }
      expect(end).toBeLessThanOrEqual(one.length)
    }),
  )
})
