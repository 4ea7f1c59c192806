/**
 * Courses as columns of small numbers: each stands for an entry of a dictionary. What belongs to a branch and what several courses have in
 * common (a "profile") is kept and judged once, not once a course. Rows ascend by id, so a lower row wins every tie.
 */
import type { Locale } from '../../config/locales'
import type { LocalisedText } from '../../contract/text-schema'
import type { IsoDate } from '../dates'
import { metresBetween } from '../distance'
import { type CourseFacts, type Documents, monthsFrom } from './facts'
import { takeApart } from './name-pattern'

/** `value` names it in filters and addresses: a Latin slug, for countries the code. `key`: its id or code. */
export type Entry = { key: string; value: string; url: LocalisedText; name: LocalisedText }
export type LanguageEntry = Entry
export type CountryEntry = Entry
export type CityEntry = Entry & { country: number; poster: string }
export type SchoolEntry = Entry & { accreditations: string[]; featured: boolean; founded: number; languages: number[] }
export type BranchEntry = Entry & {
  school: number
  city: number
  /** Tenths of a star and how many said so. */
  rating: number
  reviewCount: number
  latitude: number
  longitude: number
  /** To the middle of the city. */
  distanceMetres: number
  accommodation: string[]
}

/** CEFR 0 = A1 … 5 = C2; `maxAge` null: no limit; `months`: see CourseFacts. */
export type Profile = {
  language: number
  type: string
  lessons: number
  minutes: number
  minLevel: number
  maxLevel: number
  time: string
  minAge: number
  maxAge: number | null
  minWeeks: number
  maxWeeks: number
  averageClass: number
  maximumClass: number
  bookable: boolean
  featured: boolean
  onOffer: boolean
  months: number
}

export type SearchTable = {
  today: IsoDate
  languages: LanguageEntry[]
  countries: CountryEntry[]
  cities: CityEntry[]
  schools: SchoolEntry[]
  branches: BranchEntry[]
  profiles: Profile[]
  patterns: LocalisedText[]
  months: string[]
  size: number
  ids: ArrayLike<number>
  /** Indexes into the lists above. */
  branch: ArrayLike<number>
  profile: ArrayLike<number>
  pattern: ArrayLike<number>
  /** The numbers taken out of the names. */
  numbers: readonly (readonly number[])[]
  /** Halalas, the lowest tuition a week. */
  fromPerWeek: ArrayLike<number>
}

export const levels = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'] as const

/** A text in one language, in the other where it is empty (case 81). */
export const inLocale = (text: LocalisedText, locale: Locale): string => text[locale] || text.en || text.ar

type Source = { key: string | number; url: LocalisedText; name: LocalisedText; value?: string }
const entry = ({ key, url, name, value = url.en }: Source): Entry => ({ key: String(key), value, url, name })

/** The index of each item by its own key. */
const placesOf = <K, T>(items: readonly T[], key: (item: T) => K): Map<K, number> => new Map(items.map((item, index) => [key(item), index]))

function accommodationOf(documents: Documents): Map<number, string[]> {
  const kinds = new Map<number, string[]>()
  for (const { branchId, type } of documents.accommodations) {
    const known = kinds.get(branchId)
    if (!known) kinds.set(branchId, [type])
    else if (!known.includes(type)) known.push(type)
  }
  return kinds
}

/** Entries that hang together: a city without its country or a branch without its city or school is left out, as nothing there can be sold. */
function entriesOf(documents: Documents) {
  const { languages, schools } = documents
  const countryAt = placesOf(documents.countries, ({ code }) => code)
  const cities = documents.cities.filter(({ countryCode }) => countryAt.has(countryCode))
  const cityAt = placesOf(cities, ({ id }) => id)
  const languageAt = placesOf(languages, ({ id }) => id)
  const schoolAt = placesOf(schools, ({ id }) => id)
  const kinds = accommodationOf(documents)
  const branches = documents.branches.flatMap((branch): BranchEntry[] => {
    const city = cityAt.get(branch.cityId)
    const school = schoolAt.get(branch.schoolId)
    const place = city === undefined ? undefined : cities[city]
    if (city === undefined || school === undefined || !place) return []
    const { rating, reviewCount, latitude, longitude } = branch
    const accommodation = kinds.get(branch.id) ?? []
    const distanceMetres = metresBetween(branch, place)
    return [
      { ...entry({ key: branch.id, ...branch }), school, city, rating, reviewCount, latitude, longitude, distanceMetres, accommodation },
    ]
  })
  return {
    languages: languages.map((language) => entry({ key: language.id, ...language })),
    countries: documents.countries.map((country) =>
      entry({ key: country.code, value: country.code, url: country.url, name: country.name }),
    ),
    cities: cities.map((city) => ({
      ...entry({ key: city.id, ...city }),
      country: countryAt.get(city.countryCode) ?? 0,
      poster: city.poster,
    })),
    schools: schools.map((school) => ({
      ...entry({ key: school.id, ...school }),
      accreditations: school.accreditations,
      featured: school.featured,
      founded: school.founded,
      languages: school.languageIds.flatMap((id) => languageAt.get(id) ?? []),
    })),
    branches,
  }
}

function profileOf({ course, months, onOffer }: CourseFacts, language: number): Profile {
  return {
    language,
    type: course.type,
    lessons: course.lessonsPerWeek,
    minutes: course.minutesPerLesson,
    minLevel: levels.indexOf(course.minLevel),
    maxLevel: levels.indexOf(course.maxLevel),
    time: course.studyTime,
    minAge: course.minAge,
    maxAge: course.maxAge,
    minWeeks: course.pricing.minWeeks,
    maxWeeks: course.pricing.maxWeeks,
    averageClass: course.averageClass,
    maximumClass: course.maximumClass,
    bookable: course.bookable,
    featured: course.featured,
    onOffer,
    months,
  }
}

/** Collects different things in the order in which they come. */
export function dictionary<T>(key: (item: T) => string) {
  const places = new Map<string, number>()
  const items: T[] = []
  const indexOf = (item: T): number => {
    const name = key(item)
    const found = places.get(name)
    if (found !== undefined) return found
    places.set(name, items.length)
    items.push(item)
    return items.length - 1
  }
  return { items, indexOf }
}

/** Arranges a catalogue for the engine. Courses whose branch, school, city, country or language is missing are left out. */
export function makeTable(documents: Documents, facts: readonly CourseFacts[], today: IsoDate): SearchTable {
  const entries = entriesOf(documents)
  const branchAt = placesOf(entries.branches, ({ key }) => Number(key))
  const languageAt = placesOf(entries.languages, ({ key }) => Number(key))
  const known = facts
    .filter(({ course }) => branchAt.has(course.branchId) && languageAt.has(course.languageId))
    .sort((a, b) => a.course.id - b.course.id)
  const profiles = dictionary<Profile>((profile) => Object.values(profile).join())
  const patterns = dictionary<LocalisedText>(({ en, ar }) => `${en}\n${ar}`)
  const numbers: number[][] = []
  const pattern = new Int32Array(known.length)
  const profile = new Int32Array(known.length)
  known.forEach((one, row) => {
    const apart = takeApart(one.course.name)
    numbers.push(apart.numbers)
    pattern[row] = patterns.indexOf(apart.pattern)
    profile[row] = profiles.indexOf(profileOf(one, languageAt.get(one.course.languageId) ?? 0))
  })
  return {
    today,
    ...entries,
    profiles: profiles.items,
    patterns: patterns.items,
    months: monthsFrom(today),
    size: known.length,
    ids: Int32Array.from(known, ({ course }) => course.id),
    branch: Int32Array.from(known, ({ course }) => branchAt.get(course.branchId) ?? 0),
    profile,
    pattern,
    numbers,
    fromPerWeek: Int32Array.from(known, ({ fromPerWeekSar }) => fromPerWeekSar),
  }
}
