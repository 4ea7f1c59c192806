/**
 * Joins Arabic letters. The joining table is Unicode's own: each presentation form decomposes (NFKC) to its letter, and the forms of a letter
 * stand in the order isolated, final, initial, medial. Four forms: joins on both sides; two: only with the letter before it; one: never.
 */
type Forms = readonly number[]

const formsByLetter = new Map<string, number[]>()
/** Forms-B first: the forms of a letter that is in both blocks begin there. */
for (const [first, last] of [
  [0xfe80, 0xfefc],
  [0xfb50, 0xfbff],
] as const) {
  for (let code = first; code <= last; code += 1) {
    const letter = String.fromCharCode(code).normalize('NFKC')
    if (letter !== String.fromCharCode(code)) formsByLetter.set(letter, [...(formsByLetter.get(letter) ?? []), code])
  }
}

const tatweel = '\u0640'
const joiner = '\u200d'
const mark = /\p{Mn}/u
const lam = '\u0644'
export const isMark = (character: string) => mark.test(character)
const formsOf = (character: string): Forms => formsByLetter.get(character) ?? []
const isJoining = (character: string) => character === tatweel || character === joiner

/** Whether a letter reaches out to the one after it (in reading order), and to the one before it. */
const joinsOn = (character: string) => isJoining(character) || formsOf(character).length === 4
const joinsBack = (character: string) => isJoining(character) || formsOf(character).length >= 2

/** A letter, or lam and alef drawn as one, in the shape its neighbours give it. `marks`: the vowel signs on each letter; `text`: all of it as typed. */
export type Shaped = { start: number; end: number; text: string; form: number; marks: string[] }

/** Index of the next character that is no mark, from `index` on. */
function skipMarks(characters: readonly string[], index: number): number {
  let at = index
  while (at < characters.length && isMark(characters[at] ?? '')) at += 1
  return at
}

function previousLetter(characters: readonly string[], index: number): string {
  let at = index - 1
  while (at >= 0 && isMark(characters[at] ?? '')) at -= 1
  return characters[at] ?? ''
}

function formFor(forms: Forms, back: boolean, on: boolean): number | undefined {
  const [isolated, final, initial, medial] = forms
  if (back && on && medial) return medial
  if (on && initial) return initial
  if (back && final) return final
  return isolated
}

/**
 * The characters of a text in reading order, each with its form (`form` is the code point to draw; the character's own where it has no
 * forms). Marks go to the letter before them. `characters` are code points, `start` and `end` count them.
 */
export function shapeLetters(characters: readonly string[]): Shaped[] {
  const shaped: Shaped[] = []
  let at = 0
  while (at < characters.length) {
    const character = characters[at] ?? ''
    const next = skipMarks(characters, at + 1)
    const pair = character === lam ? formsOf(character + (characters[next] ?? '')) : []
    const last = pair.length > 0 ? next : at
    const end = skipMarks(characters, last + 1)
    const forms = pair.length > 0 ? pair : formsOf(character)
    const back = forms.length >= 2 && joinsOn(previousLetter(characters, at))
    const on = forms.length === 4 && joinsBack(characters[end] ?? '')
    const marks = (last > at ? [characters.slice(at + 1, last), characters.slice(last + 1, end)] : [characters.slice(at + 1, end)]).map(
      (own) => own.join(''),
    )
    const text = characters.slice(at, end).join('')
    shaped.push({ start: at, end, text, form: formFor(forms, back, on) ?? character.codePointAt(0) ?? 0, marks })
    at = end
  }
  return shaped
}
