import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import i18next from 'i18next'
import { locales } from '../../config/locales'
import { createInstance } from './i18next'

type Tree = { [key: string]: string | Tree }
const folder = join(__dirname, '../../locales')
const namespaces = readdirSync(join(folder, 'en')).map((file) => file.replace('.json', ''))
const resources = Object.fromEntries(
  locales.map((locale) => [
    locale,
    Object.fromEntries(namespaces.map((name) => [name, JSON.parse(readFileSync(join(folder, locale, `${name}.json`), 'utf8')) as Tree])),
  ]),
)

const keysOf = (tree: Tree, prefix = ''): string[] =>
  Object.entries(tree).flatMap(([key, value]) => (typeof value === 'string' ? [prefix + key] : keysOf(value, `${prefix}${key}.`)))
const stem = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '')
const holes = (text: string) => Object.fromEntries([...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name = '']) => [name, `<${name}>`]))
const counts = [0, 1, 2, 3, 10, 11, 99, 100, 101, 102, 103, 1.5]

describe.each(locales)('given the dictionaries in %s', (locale) => {
  const options = { lng: locale, fallbackLng: 'ar', defaultNS: 'common', fallbackNS: namespaces, resources }
  const theirs = i18next.createInstance()
  theirs.init({ ...options, interpolation: { escapeValue: false } })
  const ours = createInstance()
  ours.init(options)

  it.each(namespaces)('then every text of %s is the same as at build, so that hydration agrees (case 24)', (namespace) => {
    const [ourT, theirT] = [ours.getFixedT(null, namespace), theirs.getFixedT(locale, namespace)]
    const different: string[] = []
    for (const key of keysOf(resources[locale]?.[namespace] ?? {})) {
      const params = holes(theirT(key, { interpolation: { skipOnVariables: true } }))
      if (ourT(key, params) !== theirT(key, params)) different.push(key)
      for (const count of counts) {
        const counted = { ...params, count }
        if (stem(key) !== key && ourT(stem(key), counted) !== theirT(stem(key), counted)) different.push(`${key} ${count}`)
      }
    }
    expect(different).toEqual([])
  })
  it('then a key of another dictionary of the page is found, and one that nobody wrote is shown as it is', () => {
    expect(ours.getFixedT(null, 'cart')('weeks', { count: 3 })).toBe(theirs.getFixedT(locale, 'cart')('weeks', { count: 3 }))
    expect(ours.getFixedT(null, 'cart')('pricing:line.vat')).toBe(theirs.getFixedT(locale, 'cart')('pricing:line.vat'))
    expect(ours.getFixedT(null, 'cart')('no.such.key')).toBe(theirs.getFixedT(locale, 'cart')('no.such.key'))
  })
})
