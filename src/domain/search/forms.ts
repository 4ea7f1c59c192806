import type { FacetName } from '../../contract/search-schema'
import { parseCount, toLatinDigits } from '../digits'

const longestStay = 104
const oldest = 120
const mostStars = 50

type Form = { rule: string } & ({ pattern: RegExp; fits?: (value: string) => boolean } | { max: number })

/** 25-20 is no span. */
function isAscending(span: string): boolean {
  const [from, to] = span.split('-').map(Number)
  return !to || Number(from) <= to
}

/** Filters whose values have a form; of the others a value that names nothing finds nothing: an old link is an empty list, not an error. */
const forms: Partial<Record<string, Form>> = {
  age: { max: oldest, rule: 'count' },
  weeks: { max: longestStay, rule: 'count' },
  rating: { max: mostStars, rule: 'count' },
  month: { pattern: /^\d{4}-(0[1-9]|1[0-2])$/, rule: 'month' },
  lessons: { pattern: /^(\d{1,3}-\d{0,3}|-\d{1,3})$/, fits: isAscending, rule: 'span' },
  offer: { pattern: /^1$/, rule: 'flag' },
} satisfies Partial<Record<FacetName, Form>>

export const formOf = (filter: string): Form | undefined => forms[filter]

/** The value in its form, with Latin digits; null where it has not that form. */
export function readForm(value: string, form: Form): string | null {
  const latin = toLatinDigits(value)
  if ('max' in form) return parseCount(latin, form.max)?.toString() ?? null
  return form.pattern.test(latin) && (form.fits?.(latin) ?? true) ? latin : null
}
