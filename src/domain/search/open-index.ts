/** The browser's search: answers in the server's shapes out of an index file. */
import type { Locale } from '../../config/locales'
import { type CourseCard, type CourseList, type CoursesQuery, courseSorts } from '../../contract/course-schema'
import { type SchoolCard, schoolSorts } from '../../contract/school-schema'
import { succeed } from '../result'
import { answerFrame, pageRows } from './answers'
import { createEngine, type Found } from './engine'
import { type IndexFile, lengthened, readIndex } from './index-file'
import { nameOfRow, type SortName } from './order'
import { type Asked, isFlagged, makeSpellings, readQuery } from './query'
import type { SchoolFound } from './school-order'
import type { SearchIndex } from './search-index'
import { makeSuggest } from './suggest'
import { type Entry, inLocale, levels, type SearchTable } from './table'

type Opened = { table: SearchTable; file: IndexFile; locale: Locale }

const linked = (entry: Entry, locale: Locale) => ({
  id: Number(entry.key),
  url: inLocale(entry.url, locale),
  name: inLocale(entry.name, locale),
})

function addressOf({ table, file, locale }: Opened, row: number): string {
  const branch = table.branches[table.branch[row] ?? 0]
  return lengthened(file.addresses[file.address[row] ?? 0] ?? '', branch ? inLocale(branch.url, locale) : '', table.numbers[row] ?? [])
}

function courseCards(opened: Opened, row: number): CourseCard[] {
  const { table, locale } = opened
  const profile = table.profiles[table.profile[row] ?? 0]
  const branch = table.branches[table.branch[row] ?? 0]
  const language = table.languages[profile?.language ?? 0]
  const school = table.schools[branch?.school ?? 0]
  const city = table.cities[branch?.city ?? 0]
  const country = table.countries[city?.country ?? 0]
  if (!profile || !branch || !language || !school || !city || !country) return []
  const { type, averageClass, maximumClass, minAge, maxAge, minWeeks, maxWeeks, bookable, onOffer } = profile
  const card: CourseCard = {
    id: table.ids[row] ?? 0,
    url: addressOf(opened, row),
    name: nameOfRow(table, row, locale),
    type,
    lessonsPerWeek: profile.lessons,
    minutesPerLesson: profile.minutes,
    minLevel: levels[profile.minLevel] ?? '',
    maxLevel: levels[profile.maxLevel] ?? '',
    studyTime: profile.time,
    averageClass,
    maximumClass,
    minAge,
    maxAge,
    minWeeks,
    maxWeeks,
    bookable,
    language: linked(language, locale),
    school: linked(school, locale),
    branch: linked(branch, locale),
    city: { ...linked(city, locale), poster: city.poster },
    country: { code: country.value, url: inLocale(country.url, locale), name: inLocale(country.name, locale) },
    rating: branch.rating,
    reviewCount: branch.reviewCount,
    fromPerWeekSar: table.fromPerWeek[row] ?? 0,
    trip: null,
    distanceMetres: branch.distanceMetres,
    accommodation: branch.accommodation,
    accreditations: school.accreditations,
    onOffer,
  }
  return [card]
}

function lowestWeek({ size, branches, branch, fromPerWeek }: SearchTable, index: number): number {
  let lowest = 0
  for (let row = 0; row < size; row += 1) {
    const price = fromPerWeek[row] ?? 0
    if (branches[branch[row] ?? 0]?.school === index && price > 0 && (lowest === 0 || price < lowest)) lowest = price
  }
  return lowest
}

function schoolCards({ table, locale }: Opened, index: number, found: SchoolFound | undefined): SchoolCard[] {
  const school = table.schools[index]
  if (!school || !found) return []
  const own = table.branches.filter((branch) => branch.school === index)
  const reviewCount = own.reduce((total, branch) => total + branch.reviewCount, 0)
  const stars = own.reduce((total, branch) => total + branch.rating * branch.reviewCount, 0)
  const card: SchoolCard = {
    ...linked(school, locale),
    description: '',
    founded: school.founded,
    accreditations: school.accreditations,
    featured: school.featured,
    languages: school.languages.flatMap((at) => {
      const language = table.languages[at]
      return language ? [linked(language, locale)] : []
    }),
    branches: own.flatMap((branch) => {
      const city = table.cities[branch.city]
      const country = table.countries[city?.country ?? 0]
      if (!city || !country) return []
      const place = { city: inLocale(city.name, locale), cityUrl: inLocale(city.url, locale), country: inLocale(country.name, locale) }
      return [{ ...linked(branch, locale), ...place, poster: city.poster }]
    }),
    courseCount: Array.from(table.branch).filter((at) => table.branches[at]?.school === index).length,
    rating: reviewCount === 0 ? 0 : Math.round(stars / reviewCount),
    reviewCount,
    fromPerWeekSar: lowestWeek(table, index),
    matchingCourses: found.courses,
    tripFromSar: null,
    distanceMetres: found.distanceMetres,
  }
  return [card]
}

/** Without the calendar of each course a start asks for its month. @assumed */
const asMonths = ({ start, month, ...query }: CoursesQuery): CoursesQuery => {
  const asked = month ?? (start ? start.slice(0, 7) : undefined)
  return asked === undefined ? query : { ...query, month: asked }
}

/** Makes the index ready: some 50 ms for 10,000 courses; a query then takes about one. @assumed a price is that of the lowest week. */
export function openIndex(file: IndexFile): SearchIndex {
  const table = readIndex(file)
  const opened = { table, file, locale: file.locale }
  const engine = createEngine(table)
  const spellings = makeSpellings(engine)
  const suggest = makeSuggest(engine)
  const search = (kind: 'courses' | 'schools', query: CoursesQuery, sorts: readonly SortName[]) => {
    const asked = readQuery(asMonths(query), { sorts, spellings, locale: file.locale })
    if (!asked.ok) return asked
    return succeed({ found: engine.search(kind, asked.value.wish, { prices: table.fromPerWeek, starts: null }), asked: asked.value })
  }
  const frame = (found: Found, asked: Asked) => answerFrame(engine, found, { ...asked, facets: true, map: true })
  return {
    madeOn: file.madeOn,
    courses: (query) => {
      const result = search('courses', query, courseSorts)
      if (!result.ok) return result
      const { found, asked } = result.value
      const list: CourseList = { items: pageRows(found, asked).flatMap((row) => courseCards(opened, row)), ...frame(found, asked) }
      return succeed(list)
    },
    schools: (query) => {
      const result = search('schools', query, schoolSorts)
      if (!result.ok) return result
      const { found, asked } = result.value
      const items = pageRows(found, asked).flatMap((index) => schoolCards(opened, index, found.school(index)))
      return succeed({ items, ...frame(found, asked) })
    },
    suggest: ({ q = '', schools, ...open }) => {
      const result = isFlagged(schools) ? search('schools', open, schoolSorts) : search('courses', open, courseSorts)
      if (!result.ok) return result
      const items = suggest(q, file.locale, result.value.found).map((one) => {
        const row = one.kind === 'course' ? table.ids.length && Array.from(table.ids).indexOf(Number(one.value)) : -1
        return row >= 0 ? { ...one, url: addressOf(opened, row) } : one
      })
      return succeed({ items })
    },
  }
}
