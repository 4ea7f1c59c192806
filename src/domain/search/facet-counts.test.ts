import fc from 'fast-check'
import type { Course } from '../../contract/catalogue-schema'
import { type FacetName, facetNames, type SearchQuery } from '../../contract/search-schema'
import type { CourseFacts } from './facts'
import { levels, makeTable } from './table'
import { courseFacts, documents, today } from './testing/catalogue'
import { searching } from './testing/searching'

/** A course with all it is filtered by, read from the documents by hand. */
type Known = CourseFacts & ReturnType<typeof placeOf>

function placeOf({ branchId }: Pick<Course, 'branchId'>) {
  const branch = documents.branches.find(({ id }) => id === branchId)
  const city = documents.cities.find(({ id }) => id === branch?.cityId)
  const school = documents.schools.find(({ id }) => id === branch?.schoolId)
  if (!branch || !city || !school) throw new Error(`branch ${branchId} stands in no city or belongs to no school`)
  const accommodation = documents.accommodations.filter((one) => one.branchId === branchId).map(({ type }) => String(type))
  return { branch, city, school, accommodation }
}

const months = ['2026-03', '2026-04', '2026-05', '2026-06', '2026-07', '2026-08', '2026-09', '2026-10', '2026-11', '2026-12']
const isBetween = (value: number, least: number, most: number | null) => value >= least && (most === null || value <= most)

type Spoken = {
  /** What is counted, in no order. */
  values: readonly string[]
  has: (course: Known, value: string) => boolean
}
const facets: Record<FacetName, Spoken> = {
  language: { values: ['english', 'french'], has: ({ course }, value) => value === (course.languageId === 1 ? 'english' : 'french') },
  country: { values: ['GB', 'FR'], has: ({ city }, value) => city.countryCode === value },
  city: { values: ['london', 'paris'], has: ({ city }, value) => city.url.en === value },
  school: { values: ['larkfield', 'rive'], has: ({ school }, value) => school.url.en === value },
  type: {
    values: ['general', 'intensive', 'exam', 'business', 'oneToOne', 'junior', 'academicYear', 'pathway'],
    has: ({ course }, value) => course.type === value,
  },
  level: {
    values: levels,
    has: ({ course }, value) => value >= course.minLevel && value <= course.maxLevel,
  },
  age: {
    values: ['10', '14', '16', '18', '25', '30', '50'],
    has: ({ course }, value) => isBetween(Number(value), course.minAge, course.maxAge),
  },
  weeks: {
    values: ['1', '2', '4', '8', '12', '24', '36', '48'],
    has: ({ course }, value) => isBetween(Number(value), course.pricing.minWeeks, course.pricing.maxWeeks),
  },
  month: {
    values: [...months, '2027-01', '2027-02', '2027-03'],
    has: ({ months: begins }, value) => months.some((month, index) => month === value && begins.toString(2).at(-1 - index) === '1'),
  },
  lessons: {
    values: ['-14', '15-19', '20-24', '25-29', '30-'],
    has: ({ course }, value) => {
      const [least, most] = value.split('-')
      return isBetween(course.lessonsPerWeek, Number(least), most ? Number(most) : null)
    },
  },
  time: { values: ['morning', 'afternoon', 'evening', 'fullDay'], has: ({ course }, value) => course.studyTime === value },
  accommodation: {
    values: ['homestay', 'residence', 'sharedFlat', 'studio'],
    has: ({ accommodation }, value) => accommodation.includes(value),
  },
  accreditation: { values: ['British Council'], has: ({ school }, value) => school.accreditations.includes(value) },
  rating: { values: ['45', '40', '35', '30'], has: ({ branch }, value) => branch.reviewCount > 0 && branch.rating >= Number(value) },
  offer: { values: ['1'], has: ({ onOffer }) => onOffer },
}

const chosenOf = (query: SearchQuery, name: FacetName) => (query[name] === undefined ? [] : String(query[name]).split(','))

function passes(one: Known, query: SearchQuery): boolean {
  const { featured, max_price } = query
  return (
    facetNames.every((name) => {
      const chosen = chosenOf(query, name)
      return chosen.length === 0 || chosen.some((value) => facets[name].has(one, value))
    }) &&
    (featured === undefined || one.course.featured) &&
    (max_price === undefined || one.fromPerWeekSar <= Number(max_price))
  )
}

const numberOf = { courses: ({ course }: Known) => course.id, schools: ({ school }: Known) => school.id }
type Kind = keyof typeof numberOf

/** The numbers of what a plain filter finds, ascending, each once. */
const plainly = (courses: readonly Known[], query: SearchQuery, kind: Kind) =>
  [...new Set(courses.filter((one) => passes(one, query)).map(numberOf[kind]))].sort((a, b) => a - b)

const someCourses = fc
  .array(
    fc.record({
      branchId: fc.constantFrom(1, 2, 3),
      languageId: fc.constantFrom(1, 2),
      type: fc.constantFrom('general' as const, 'exam' as const),
      levels: fc.constantFrom<['A1' | 'B1', 'B2' | 'C2']>(['A1', 'B2'], ['B1', 'C2']),
      time: fc.constantFrom('morning' as const, 'fullDay' as const),
      lessons: fc.constantFrom(14, 15, 20, 30),
      ages: fc.constantFrom<[number, number | null]>([16, null], [10, 17], [18, 30]),
      weeks: fc.constantFrom<[number, number]>([1, 48], [2, 12], [4, 4]),
      months: fc.integer({ min: 0, max: 0b11_1111_1111 }),
      onOffer: fc.boolean(),
      featured: fc.boolean(),
      fromPerWeekSar: fc.constantFrom(100, 200, 300),
    }),
    { maxLength: 25 },
  )
  .map((some) =>
    some.map(({ branchId, languageId, ...change }, index): Known => {
      const made = courseFacts(index + 1, branchId, languageId, change)
      return { ...made, ...placeOf(made.course) }
    }),
  )

/** A few wishes of many: with all of them hardly anything would be found. Some name what is not among the usual values, and is counted too. */
const someQuery = fc
  .tuple(
    fc.record({
      language: fc.constantFrom('english', 'french', 'english,french'),
      country: fc.constantFrom('GB', 'FR'),
      city: fc.constantFrom('london', 'paris', 'london,paris'),
      school: fc.constantFrom('larkfield', 'rive'),
      type: fc.constantFrom('general', 'exam', 'general,pathway'),
      level: fc.constantFrom('A1', 'B1', 'C1,C2'),
      age: fc.constantFrom(16, 17, 25),
      weeks: fc.constantFrom(1, 3, 12),
      month: fc.constantFrom('2026-03', '2026-04,2026-06', '2027-01'),
      lessons: fc.constantFrom('15-19', '-20', '16-30', '30-'),
      time: fc.constantFrom('morning', 'evening', 'morning,fullDay'),
      accommodation: fc.constantFrom('homestay', 'homestay,studio'),
      accreditation: fc.constant('British Council'),
      rating: fc.constantFrom('40', '45', '46'),
      offer: fc.constant('1'),
      featured: fc.constant(1),
      max_price: fc.constantFrom(100, 200),
    }),
    fc.subarray([...facetNames, 'featured', 'max_price'], { maxLength: 3 }),
  )
  .map(([all, some]): SearchQuery => Object.fromEntries(Object.entries(all).filter(([name]) => some.includes(name))))

const byValue = (a: { value: string }, b: { value: string }) => (a.value < b.value ? -1 : 1)

test.each<Kind>(['courses', 'schools'])(
  'given any filters, then the %s are those of a plain filter, and each number of a facet what its value alone would find there',
  (kind) => {
    fc.assert(
      fc.property(someCourses, someQuery, (courses, query) => {
        const { ids, frame } = searching(makeTable(documents, courses, today))({ ...query, limit: 100 }, kind)
        expect([...ids].sort((a, b) => a - b)).toEqual(plainly(courses, query, kind))
        expect(frame?.total).toBe(ids.length)
        for (const name of facetNames) {
          const chosen = chosenOf(query, name)
          const recounted = [...new Set([...facets[name].values, ...chosen])]
            .map((value) => ({ value, count: plainly(courses, { ...query, [name]: value }, kind).length, chosen: chosen.includes(value) }))
            .filter((one) => one.count > 0 || one.chosen)
          const shown = frame?.facets?.[name].map(({ value, count, chosen }) => ({ value, count, chosen }))
          expect([name, shown?.sort(byValue)]).toEqual([name, recounted.sort(byValue)])
        }
      }),
      { numRuns: 150 },
    )
  },
)
