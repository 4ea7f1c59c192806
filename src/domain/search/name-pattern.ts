/**
 * Names of courses come in families: "General English 20", "General English 25". Numbers are taken out, so that thousands of names are a few
 * hundred patterns and short lists of numbers: less to send and less to scan.
 */
import type { LocalisedText } from '../../contract/text-schema'

const hole = '{}'
/** Numbers that come out again as they went in: Latin digits without a leading zero. */
const number = /(?<!\d)[1-9]\d{0,8}(?!\d)/g

export type TakenApart = { pattern: LocalisedText; numbers: number[] }

const numbersIn = (text: string) => (text.match(number) ?? []).map(Number)
const isSame = (one: readonly number[], other: readonly number[]) =>
  one.length === other.length && one.every((value, index) => value === other[index])

/** A name without its numbers, where both languages have the same ones in the same order; else the name as it is. */
export function takeApart(name: LocalisedText): TakenApart {
  const numbers = numbersIn(name.en)
  const holds = [name.en, name.ar].some((text) => text.includes(hole))
  if (numbers.length === 0 || holds || !isSame(numbers, numbersIn(name.ar))) return { pattern: name, numbers: [] }
  return { pattern: { en: name.en.replace(number, hole), ar: name.ar.replace(number, hole) }, numbers }
}

/** The name again. */
export function putTogether(pattern: string, numbers: readonly number[]): string {
  let next = 0
  return numbers.length === 0 ? pattern : pattern.replaceAll(hole, () => String(numbers[next++] ?? hole))
}
