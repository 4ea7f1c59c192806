import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locale } from '../src/config/locales'

type Dictionary = { [key: string]: string | Dictionary }

const load = (locale: Locale, file: string): Dictionary =>
  JSON.parse(readFileSync(join(__dirname, `../src/locales/${locale}/${file}.json`), 'utf8'))

/** The shop's own words: `text('ar', 'cart', 'coupon.apply')`, with `{{name}}` filled from params. */
export function text(locale: Locale, file: string, key: string, params: Record<string, string | number> = {}): string {
  const found = key
    .split('.')
    .reduce<string | Dictionary | undefined>((branch, part) => (typeof branch === 'object' ? branch[part] : undefined), load(locale, file))
  if (typeof found !== 'string') throw new Error(`no text ${file}:${key} in ${locale}`)
  return found.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(params[name] ?? whole))
}

const literal = (part: string) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** One of the shop's sentences with something, whatever it is, in each of its gaps. */
export const pattern = (locale: Locale, file: string, ...keys: string[]): RegExp =>
  new RegExp(
    keys
      .map((key) =>
        text(locale, file, key)
          .split(/\{\{\w+\}\}/)
          .map(literal)
          .join('.+'),
      )
      .join('|'),
  )
