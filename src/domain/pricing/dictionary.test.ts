import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LineKind } from '../../contract/price-schema'
import { lostReasons, parameterKinds, pricingProblemCodes, ruleKeys } from './rule-keys'

type Section = Record<string, string>
type Dictionary = Record<'line' | 'rule' | 'lost' | 'problem' | 'hint', Section>

const read = (locale: string): Dictionary => JSON.parse(readFileSync(join(__dirname, `../../locales/${locale}/pricing.json`), 'utf8'))
const dictionaries = { en: read('en'), ar: read('ar') }
const forms = { en: ['one', 'other'], ar: ['zero', 'one', 'two', 'few', 'many', 'other'] }
const lineKinds = LineKind.anyOf.map((kind) => kind.const)

const parametersIn = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map((found) => found[1] ?? '')

/** The texts of a key: one, or one for each plural form. */
function textsOf(section: Section, key: string): string[] {
  return Object.entries(section)
    .filter(([name]) => name === key || name.replace(/_(zero|one|two|few|many|other)$/, '') === key)
    .map(([, text]) => text)
}

describe.each(['en', 'ar'] as const)('the words of a price, %s', (locale) => {
  const dictionary = dictionaries[locale]
  test.each([
    ['line', lineKinds],
    ['rule', ruleKeys],
    ['lost', lostReasons],
    ['problem', pricingProblemCodes],
  ] as const)('%s: a sentence for each key and none too many', (section, keys) => {
    const found = new Set(Object.keys(dictionary[section]).map((name) => name.replace(/_(zero|one|two|few|many|other)$/, '')))
    expect([...found].sort()).toEqual([...keys].sort())
  })

  test('a counted key has every plural form, and no text is empty', () => {
    for (const section of Object.values(dictionary)) {
      for (const [name, text] of Object.entries(section)) {
        expect(text.trim()).not.toBe('')
        const form = /^(.*)_(zero|one|two|few|many|other)$/.exec(name)
        if (form) expect(forms[locale].map((one) => `${form[1]}_${one}` in section)).toEqual(forms[locale].map(() => true))
      }
    }
  })

  test('every parameter is one whose writing is known', () => {
    const names = Object.values(dictionary).flatMap((section) => Object.values(section).flatMap(parametersIn))
    expect(names.filter((name) => !(name in parameterKinds))).toEqual([])
  })
})

test('both languages tell the same facts: a counted form may leave out the count alone', () => {
  for (const section of ['line', 'rule', 'lost', 'problem', 'hint'] as const) {
    const keys = new Set(Object.keys(dictionaries.en[section]).map((name) => name.replace(/_(one|other)$/, '')))
    for (const key of keys) {
      const facts = (locale: 'en' | 'ar') => [...new Set(textsOf(dictionaries[locale][section], key).flatMap(parametersIn))].sort()
      expect([key, facts('ar')]).toEqual([key, facts('en')])
    }
  }
})
