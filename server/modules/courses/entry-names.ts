/** The spellings by which branches, schools and cities are asked for outside a search. */
import { limits } from '../../../src/config/limits'
import type { LocalisedText } from '../../../src/contract/text-schema'
import { normaliseSlug } from '../../../src/domain/slug'
import { cleanText, isSafeText } from '../../../src/domain/text'
import { fail } from '../../fail'
import type { CatalogueSnapshot } from '../catalogue/catalogue-snapshot'
import { perSnapshot } from '../catalogue/per-snapshot'

export type EntryKind = 'country' | 'city' | 'school' | 'branch'

/** Text a person typed to search by: trimmed; NUL and lone surrogates are refused (case 57). */
export function readSearchText(text: string | undefined, field: string): string {
  if (text === undefined) return ''
  if (!isSafeText(text) || text.length > limits.text.search) throw fail('validation', { fields: { [field]: 'text' } })
  return cleanText(text)
}

type Item = { url: LocalisedText; key: string | number; value?: string }

function spellingsOf(items: readonly Item[]): ReadonlyMap<string, string> {
  const values = new Map<string, string>()
  for (const { key, url, value = url.en } of items)
    for (const spelling of [url.en, url.ar, String(key)]) values.set(normaliseSlug(spelling), value)
  return values
}

const numbered = (items: readonly { id: number; url: LocalisedText }[]) => spellingsOf(items.map(({ id, url }) => ({ key: id, url })))

const valueBySpelling = perSnapshot(
  ({ countries, cities, schools, branches }): Record<EntryKind, ReadonlyMap<string, string>> => ({
    country: spellingsOf(countries.map(({ code, url }) => ({ key: code, value: code, url }))),
    city: numbered(cities),
    school: numbered(schools),
    branch: numbered(branches),
  }),
)

/** A comma list of ids and slugs of either locale into Latin slugs, of countries into codes; null where nothing is asked. One that names nothing matches nothing. */
export function readChoices(snapshot: CatalogueSnapshot, kind: EntryKind, asked: unknown): ReadonlySet<string> | null {
  if (asked === undefined || asked === null) return null
  const values = readSearchText(String(asked).slice(0, limits.text.search * 2), kind)
    .split(',')
    .map((part) => cleanText(part))
    .filter(Boolean)
  const known = valueBySpelling(snapshot)[kind]
  return values.length === 0 ? null : new Set(values.map((value) => known.get(normaliseSlug(value)) ?? value))
}
