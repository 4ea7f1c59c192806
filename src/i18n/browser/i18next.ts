/**
 * Stands in the browser for i18next (src/build/webpack.ts), which would be 14 of the 140 KB a page may weigh awake. It does what our
 * dictionaries use and nothing else: nested keys, `dictionary:key`, `{{params}}`, plural forms by Intl.PluralRules, the other dictionaries
 * of the page and the default locale as fallbacks. Pages are rendered at build with i18next itself; i18next.test.ts proves that every text comes out the same.
 */
import { fill, lookUp, type Params } from '../translate'

type Tree = { [key: string]: string | Tree }
type Options = {
  lng: string
  fallbackLng: string
  defaultNS: string
  fallbackNS?: string[]
  resources: Record<string, Record<string, Tree>>
}

const rules = new Map<string, Intl.PluralRules>()
function pluralOf(language: string, count: number) {
  const known = rules.get(language) ?? new Intl.PluralRules(language)
  rules.set(language, known)
  return known.select(count)
}

/** Keys to try, the most fitting first. */
function forms(key: string, language: string, count: Params[string] | undefined): string[] {
  if (count === undefined) return [key]
  const number = Number(count)
  return [...(number === 0 ? [`${key}_zero`] : []), `${key}_${pluralOf(language, number)}`, key]
}

export class Translations {
  language = ''
  private options: Options = { lng: '', fallbackLng: '', defaultNS: '', resources: {} }

  init(options: Options) {
    this.options = options
    this.language = options.lng
  }

  changeLanguage(language: string) {
    this.language = language
  }

  private find(key: string, namespace: string, params: Params): string | undefined {
    const { fallbackLng, fallbackNS = [], resources } = this.options
    for (const name of [namespace, ...fallbackNS])
      for (const language of [this.language, fallbackLng]) {
        const dictionary = resources[language]?.[name]
        const found = dictionary && forms(key, language, params.count).map((form) => lookUp(dictionary, form))
        const text = found?.find((candidate) => candidate !== undefined)
        if (text !== undefined) return text
      }
    return undefined
  }

  getFixedT(_language: string | null, namespace?: string) {
    return (key: string, params: Params = {}): string => {
      const [, named, rest] = /^([\w-]+):(.+)$/.exec(key) ?? []
      const text = this.find(rest ?? key, named ?? namespace ?? this.options.defaultNS, params)
      return text === undefined ? key : fill(text, params)
    }
  }
}

export const createInstance = () => new Translations()
export default { createInstance }
