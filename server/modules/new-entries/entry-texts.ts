import type { Locale } from '../../../src/config/locales'
import type { LocalisedText } from '../../../src/contract/text-schema'
import ar from '../../../src/locales/ar/new-entry.json'
import en from '../../../src/locales/en/new-entry.json'

export type Fact = { label: string; value: string; href?: string }

/** What is known of an entry. `finished`: the text is the whole page, and nothing more is to come. */
export type Told = {
  name: LocalisedText
  lead: LocalisedText
  facts: Fact[]
  text?: LocalisedText
  /** Instead of `text`: an editor's, clean. */
  html?: LocalisedText
  finished: boolean
  /** The search finds it by its name. */
  searchable: boolean
}

type Tree = { [key: string]: string | Tree }
const dictionaries: Record<Locale, Tree> = { ar, en }

/** A text of the dictionary `new-entry`, its `{{params}}` filled. */
export type Say = (key: string, params?: Record<string, string | number>) => string

export function textsOf(locale: Locale): Say {
  return (key, params = {}) => {
    const found = key.split('.').reduce<string | Tree | undefined>((branch, part) => {
      return typeof branch === 'object' ? branch[part] : undefined
    }, dictionaries[locale])
    return String(found ?? key).replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(params[name] ?? whole))
  }
}
