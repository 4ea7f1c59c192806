import type { CourseType } from '../../../src/contract/catalogue-schema'
import type { LanguageKey } from './languages'
import { cycled } from './random'

export type PlannedCourse = { type: CourseType; language: LanguageKey }

const languagesOfCountry: Record<string, LanguageKey[]> = {
  FR: ['french'],
  DE: ['german'],
  ES: ['spanish'],
  IT: ['italian'],
  TR: ['turkish'],
  CN: ['chinese'],
  MY: ['english', 'malay', 'chinese'],
  SG: ['english', 'chinese'],
}

/** What a brand teaches in a city: what it can, where that is spoken. */
export function languagesTaught(teaches: LanguageKey[], countryCode: string, citySlug: string): LanguageKey[] {
  const spoken: LanguageKey[] = citySlug === 'montreal' ? ['french', 'english'] : (languagesOfCountry[countryCode] ?? ['english'])
  return spoken.filter((language) => teaches.includes(language))
}

const special: CourseType[] = ['exam', 'oneToOne', 'business', 'junior', 'academicYear', 'pathway']
/** Malay has no certificate that visitors sit, and few study at university in it. */
const impossible = (type: CourseType, language: LanguageKey): boolean =>
  language === 'malay' && ['exam', 'pathway', 'academicYear', 'junior'].includes(type)

const distinct = (planned: PlannedCourse[]): PlannedCourse[] =>
  planned.filter((one, place) => planned.findIndex((other) => other.type === one.type && other.language === one.language) === place)

/** The courses of the `ordinal`-th branch: general and intensive, then special ones in turn, over the languages it teaches. */
export function planCourses(ordinal: number, languages: LanguageKey[], count: number): PlannedCourse[] {
  const turn = (place: number) => cycled(languages, place)
  const basic: PlannedCourse[] = [
    { type: 'general', language: turn(0) },
    { type: 'intensive', language: turn(languages.length > 1 ? 1 : 0) },
  ]
  const further = special.map((_, place): PlannedCourse => ({ type: cycled(special, ordinal * 2 + place), language: turn(place) }))
  const general = languages.slice(1).map((language): PlannedCourse => ({ type: 'general', language }))
  const possible = distinct([...basic, ...general, ...further]).filter(({ type, language }) => !impossible(type, language))
  return possible.slice(0, count)
}
