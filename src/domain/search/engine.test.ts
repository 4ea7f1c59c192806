import fc from 'fast-check'
import type { Locale } from '../../config/locales'
import { courseSorts } from '../../contract/course-schema'
import type { SearchQuery, SuggestQuery } from '../../contract/search-schema'
import { createEngine } from './engine'
import { writeIndex } from './index-file'
import { openIndex } from './open-index'
import { makeSpellings, readQuery } from './query'
import { makeSuggest } from './suggest'
import { makeTable } from './table'
import { courseFacts, documents, facts, today } from './testing/catalogue'
import { searching } from './testing/searching'

const table = makeTable(documents, facts, today)

/** The suggestions on the page of a search. */
function suggesting(kind: 'courses' | 'schools', open: SearchQuery) {
  const engine = createEngine(table)
  const read = readQuery(open, { sorts: courseSorts, spellings: makeSpellings(engine), locale: 'ar' })
  if (!read.ok) throw new Error(JSON.stringify(read.failure))
  const found = engine.search(kind, read.value.wish, { prices: table.fromPerWeek, starts: null })
  const suggest = makeSuggest(engine)
  return (typed: string, locale: Locale) => suggest(typed, locale, found)
}
const search = searching(table)

describe('given filters', () => {
  test('when every value of a long list is ticked, then all count', () => {
    const many = Array.from({ length: 60 }, (_, index) => `no-such-city-of-ours-${index}`)
    expect(search({ city: [...many, 'london'].join(',') }).ids).toEqual(search({ city: 'london' }).ids)
  })
  test.each<[SearchQuery, number[]]>([
    [{}, [1, 2, 3, 4]],
    [{ language: 'french' }, [3]],
    [{ language: 'FRENCH-AR' }, [3]],
    [{ language: '2' }, [3]],
    [{ country: 'gb' }, [1, 2, 4]],
    [{ city: 'paris,london', type: 'general' }, [1, 3]],
    [{ school: 'rive' }, [3, 4]],
    [{ branch: '3' }, [4]],
    [{ level: 'b1', type: 'intensive' }, [2]],
    [{ level: 'A1', type: 'intensive' }, []],
    [{ age: '١٢' }, [3]],
    [{ age: 31 }, [1, 2, 4]],
    [{ weeks: 13 }, [1, 2, 3]],
    [{ month: '2026-04' }, [3]],
    [{ lessons: '25-29' }, []],
    [{ lessons: '30-' }, [2]],
    [{ lessons: '-20' }, [1, 3, 4]],
    [{ time: 'fullDay' }, [2]],
    [{ accommodation: 'studio,homestay' }, [1, 2, 3]],
    [{ accreditation: 'british council' }, [1, 2]],
    [{ rating: 45 }, [1, 2]],
    [{ offer: '1' }, [2]],
    [{ featured: 1 }, [1]],
    [{ min_price: 100_000, max_price: 149_999 }, [1, 4]],
    [{ city: 'atlantis' }, []],
  ])('%j finds %j', (query, ids) => {
    expect(search(query).ids).toEqual(ids)
  })
})

describe('given words', () => {
  test.each([
    ['لندن', [1, 2, 4]],
    ['uk english', [1, 2, 4]],
    ['intensve lodnon', [2]],
    ['20', [1, 3]],
    ['٢٠', [1, 3]],
    ['2', [1, 3]],
    ['3', [2]],
    ['200', []],
    ['21', []],
    ['الانجليزيه المكثفه', [2]],
    ['', [1, 2, 3, 4]],
    ['\u200f ', [1, 2, 3, 4]],
    ['%', []],
    ['_', []],
    ['"', []],
    ['!!!', []],
    ['🙂', []],
    ['\u064b\u064c', []],
    ['لندن 100%', []],
    ['«لندن»!', [1, 2, 4]],
    ['zzzzzz', []],
    ['london paris', []],
    ['english in london', [1, 2, 4]],
    ['an English course in London', [1, 2, 4]],
    ['دورات إنجليزي في لندن', [1, 2, 4]],
    ['تعلم اللغة الفرنسية', [3]],
    ['learn french in london', []],
    ['courses', [1, 2, 3, 4]],
    ['كورسات', [1, 2, 3, 4]],
    ['in', [2]],
  ])('%s finds %j', (q, ids) => {
    expect(search({ q }).ids).toEqual(ids)
  })
  it('then a typo is forgiven only where nothing is found, and the answer says what was understood', () => {
    expect(search({ q: 'intensve lodnon' }).frame?.meant).toBe('intensive london')
    expect(search({ q: 'london' }).frame?.meant).toBeUndefined()
  })
})

test.each<[SearchQuery, Record<string, string>]>([
  [{ page: 0 }, { page: 'count' }],
  [{ page: 'abc' }, { page: 'count' }],
  [{ limit: 101 }, { limit: 'count' }],
  [{ sort: 'magic' }, { sort: 'unknown' }],
  [{ start: '2027-02-29' }, { start: 'date' }],
  [
    { month: '2027-13', rating: 'good' },
    { month: 'month', rating: 'count' },
  ],
  [{ lessons: 'many' }, { lessons: 'span' }],
  [{ q: 'x'.repeat(10_000) }, { q: 'text' }],
  [{ q: 'a\u0000' }, { q: 'text' }],
])('%j is refused with %j', (query, problems) => {
  expect(search(query).problems).toEqual(problems)
})

describe('given facets', () => {
  it('then the counts of one do not depend on its own choice', () => {
    const { frame } = search({ language: 'french', country: 'FR' })
    expect(frame?.facets?.language).toEqual([{ value: 'french', name: 'French', count: 1, chosen: true }])
    expect(search({ language: 'french' }).frame?.facets?.language).toEqual([
      { value: 'english', name: 'English', count: 3, chosen: false },
      { value: 'french', name: 'French', count: 1, chosen: true },
    ])
  })
  it('then prices span what there would be without the price filter', () => {
    expect(search({ max_price: 95_000 }).frame?.prices).toEqual({ minSar: 90_000, maxSar: 150_000, bars: [1, 2, 0, 0, 0, 0, 0, 0, 0, 1] })
  })
  it('then a branch on the map has what was found there', () => {
    expect(search({ city: 'london' }).frame?.places?.map(({ branchId, count, fromSar }) => [branchId, count, fromSar])).toEqual([
      [1, 2, 100_000],
      [3, 1, 100_000],
    ])
  })
})

test('where nothing is found, the answer says which filter to drop', () => {
  expect(search({ language: 'french', country: 'GB' }).frame?.dropping).toEqual([
    { filter: 'language', total: 3 },
    { filter: 'country', total: 1 },
  ])
})

test.each<[SearchQuery, number[]]>([
  [{ sort: 'price' }, [3, 1, 4, 2]],
  [{ sort: 'price', order: 'desc' }, [2, 1, 4, 3]],
  [{ sort: 'rating' }, [1, 2, 3, 4]],
  [{ sort: 'rating', order: 'asc' }, [3, 1, 2, 4]],
  [{ sort: 'name' }, [4, 1, 3, 2]],
  [{ sort: 'name', order: 'desc' }, [2, 3, 1, 4]],
  [{ sort: 'distance' }, [3, 1, 2, 4]],
  [{ sort: 'price', page: 2, limit: 3 }, [2]],
  [{ sort: 'price', page: 9999 }, []],
])('%j orders %j', (query, ids) => {
  expect(search(query).ids).toEqual(ids)
})

test.each<[SearchQuery, number[]]>([
  [{}, [2, 1]],
  [{ sort: 'name' }, [1, 2]],
  [{ language: 'french' }, [2]],
  [{ city: 'london', type: 'intensive' }, [1]],
  [{ sort: 'founded', order: 'desc' }, [2, 1]],
])('schools: %j finds %j', (query, ids) => {
  expect(search(query, 'schools').ids).toEqual(ids)
})

test('schools are counted once a value', () => {
  expect(search({}, 'schools').frame?.facets?.city).toEqual([
    { value: 'london', name: 'London', count: 2, chosen: false },
    { value: 'paris', name: 'Paris', count: 1, chosen: false },
  ])
})

test('a school is counted once for a level that both a course found and one found without the chosen level have', () => {
  const levels = search({ level: 'A1', school: 'larkfield' }, 'schools').frame?.facets?.level
  expect(levels?.map(({ value, count }) => [value, count])).toEqual(['A1', 'A2', 'B1', 'B2', 'C1', 'C2'].map((level) => [level, 1]))
})

test('given signs alone, then nothing is found, and the way out is to let go of them', () => {
  expect(search({ q: '%', city: 'london' }).frame).toMatchObject({ total: 0, dropping: [{ filter: 'q', total: 3 }] })
})

test('suggestions name places, languages, schools and courses in both scripts', () => {
  const suggest = suggesting('courses', {})
  expect(suggest('lond', 'en').map(({ kind, name, count, ranges }) => [kind, name, count, ranges])).toEqual([
    ['city', 'London', 3, [[0, 4]]],
  ])
  expect(suggest('انجليزي', 'ar').map(({ kind, value }) => [kind, value])).toEqual([
    ['language', 'english'],
    ['course', '1'],
    ['course', '2'],
    ['course', '4'],
  ])
  expect(suggest('', 'en')).toEqual([])
})

describe('given a suggestion, then its number is what choosing it shows', () => {
  const counted = (kind: 'courses' | 'schools', open: SearchQuery, typed: string) =>
    suggesting(kind, open)(typed, 'ar').flatMap((one) => (one.kind === 'course' ? [] : [[one.value, one.count]]))
  test.each<['courses' | 'schools', SearchQuery, string, [string, number][]]>([
    ['courses', {}, 'لندن', [['london', 3]]],
    ['courses', { weeks: 1 }, 'لندن', [['london', 2]]],
    ['courses', { weeks: 13, type: 'general' }, 'لندن', [['london', 1]]],
    ['courses', { city: 'paris' }, 'لندن', [['london', 3]]],
    ['courses', { language: 'french' }, 'لندن', [['london', 0]]],
    ['schools', {}, 'لندن', [['london', 2]]],
    ['schools', { weeks: 1 }, 'لندن', [['london', 1]]],
    ['schools', {}, 'الانجليزية', [['english', 2]]],
    ['schools', {}, 'ريف', [['rive', 1]]],
  ])('%s, %j, %s: %j', (kind, open, typed, names) => {
    expect(counted(kind, open, typed)).toEqual(names)
    const key = { london: 'city', english: 'language', rive: 'school' }[names[0]?.[0] ?? ''] ?? ''
    for (const [value, count] of names) expect(search({ ...open, [key]: value }, kind).frame?.total).toBe(count)
  })
  test('and without a connection the same', () => {
    const index = openIndex(JSON.parse(JSON.stringify(writeIndex(table, facts, 'ar'))))
    const suggested = (query: SuggestQuery) => {
      const answer = index.suggest(query)
      return answer.ok && answer.value.items.map(({ kind, value, count }) => [kind, value, count])
    }
    expect(suggested({ q: 'لندن', weeks: 1 })).toEqual([['city', 'london', 2]])
    expect(suggested({ q: 'لندن', weeks: 1, schools: true })).toEqual([['city', 'london', 1]])
    expect(index.suggest({ q: 'لندن', weeks: 'abc' })).toEqual({ ok: false, failure: { weeks: 'count' } })
  })
})

test('the browser’s file answers what the server’s table answers', () => {
  const file = writeIndex(table, facts, 'ar')
  const index = openIndex(JSON.parse(JSON.stringify(file)))
  const query: SearchQuery = { q: 'لندن', sort: 'price', order: 'desc' }
  const answer = index.courses(query)
  expect(answer.ok && answer.value.items.map(({ id }) => id)).toEqual(search(query).ids)
  expect(answer.ok && answer.value.items[0]).toMatchObject({
    url: 'دورة-2',
    name: 'الإنجليزية المكثفة 30',
    city: { name: 'لندن' },
    trip: null,
  })
  expect(index.courses({ page: 0 })).toEqual({ ok: false, failure: { page: 'count' } })
})

const someFacts = fc.array(
  fc.record({
    branchId: fc.constantFrom(1, 2, 3),
    languageId: fc.constantFrom(1, 2),
    type: fc.constantFrom('general' as const, 'exam' as const),
    lessons: fc.constantFrom(15, 20, 30),
    fromPerWeekSar: fc.constantFrom(100, 200, 300),
  }),
  { maxLength: 25 },
)
const someQuery = fc.record(
  {
    q: fc.constantFrom('exam', 'london', 'english course'),
    city: fc.constantFrom('london', 'paris'),
    max_price: fc.constantFrom(100, 200),
    sort: fc.constantFrom(...courseSorts),
    order: fc.constantFrom('asc' as const, 'desc' as const),
  },
  { requiredKeys: [] },
)

test('given courses with much in common, then pages hold each once, in the order of the whole list', () => {
  fc.assert(
    fc.property(someFacts, someQuery, (some, query) => {
      const made = some.map(({ branchId, languageId, ...change }, index) => courseFacts(index + 1, branchId, languageId, change))
      const find = searching(makeTable(documents, made, today))
      const { ids, frame } = find({ ...query, limit: 100 })
      expect(new Set(ids).size).toBe(frame?.total)
      expect([1, 2, 3, 4, 5].flatMap((page) => find({ ...query, limit: 5, page }).ids)).toEqual(ids)
    }),
    { numRuns: 150 },
  )
})
