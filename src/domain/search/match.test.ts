import fc from 'fast-check'
import { collationKey } from './collate'
import { aliasesOf, searchText } from './fold'
import { type CourseFilter, type CourseRow, courseSorts, matchCourses } from './match'
import { isOneTypoFrom } from './words'

const aliases = aliasesOf([
  ['London', 'لندن'],
  ['Germany', 'ألمانيا'],
])
const row = (id: number, name: string, more: Partial<CourseRow> = {}): CourseRow => ({
  id,
  languageId: 1,
  countryCode: 'GB',
  cityId: 1,
  schoolId: 1,
  type: 'general',
  minLevel: 0,
  maxLevel: 5,
  minAge: 16,
  maxAge: null,
  minWeeks: 1,
  maxWeeks: 48,
  lessonsPerWeek: 20,
  startMonths: ['2026-06'],
  price: 100_000,
  rating: 40,
  nameKey: collationKey(name, 'en'),
  text: searchText([name], aliases),
  ...more,
})
const ids = (rows: CourseRow[], filter: CourseFilter = {}, ...order: [sort?: Parameters<typeof matchCourses>[2], order?: 'asc' | 'desc']) =>
  matchCourses(rows, filter, ...order).map((match) => match.row.id)

describe('filters', () => {
  const rows = [
    row(1, 'General English London'),
    row(2, 'Intensive German Berlin', {
      languageId: 2,
      countryCode: 'DE',
      cityId: 2,
      schoolId: 2,
      type: 'intensive',
      minLevel: 2,
      maxLevel: 3,
      minAge: 18,
      maxAge: 30,
      minWeeks: 4,
      maxWeeks: 12,
      lessonsPerWeek: 30,
      startMonths: ['2026-07', '2026-08'],
      price: 300_000,
      rating: 48,
    }),
    row(3, 'No price yet', { price: null, minAge: 40, lessonsPerWeek: 10 }),
  ]
  test.each<[CourseFilter, number[]]>([
    [{}, [2, 1, 3]],
    [{ languageIds: [2] }, [2]],
    [{ languageIds: [] }, [2, 1, 3]],
    [{ countryCodes: ['GB'] }, [1, 3]],
    [{ cityIds: [2, 9] }, [2]],
    [{ schoolIds: [9] }, []],
    [{ types: ['intensive', 'exam'] }, [2]],
    [{ level: 1 }, [1, 3]],
    [{ level: 2 }, [2, 1, 3]],
    [{ level: 4 }, [1, 3]],
    [{ age: 17 }, [1]],
    [{ age: 18 }, [2, 1]],
    [{ age: 30 }, [2, 1]],
    [{ age: 31 }, [1]],
    [{ weeks: 3 }, [1, 3]],
    [{ weeks: 4 }, [2, 1, 3]],
    [{ weeks: 13 }, [1, 3]],
    [{ startMonth: '2026-08' }, [2]],
    [{ lessonsFrom: 20 }, [2, 1]],
    [{ lessonsTo: 20 }, [1, 3]],
    [{ lessonsFrom: 21, lessonsTo: 29 }, []],
    [{ priceTo: 100_000 }, [1]],
    [{ priceFrom: 100_001 }, [2]],
    [{ priceFrom: 0 }, [2, 1]],
    [{ age: 20, countryCodes: ['DE'], text: 'german' }, [2]],
  ])('%j finds %j', (filter, found) => {
    expect(ids(rows, filter)).toEqual(found)
  })
})

describe('words', () => {
  const rows = [
    row(1, 'London English School'),
    row(2, 'New Londonderry English'),
    row(3, 'دورة اللغة الألمانية'),
    row(4, 'Málaga Spanish'),
    row(5, 'German, Germany'),
  ]
  test.each<[string, number[]]>([
    ['london', [1, 2]],
    ['LONDON', [1, 2]],
    ['لندن', [1]],
    ['derry', [2]],
    ['london english', [1, 2]],
    ['english london', [1, 2]],
    ['lond spanish', []],
    ['لغة', [3]],
    ['اللغه', [3]],
    ['الالمانية', [3, 5]],
    ['malaga', [4]],
    ['malága', [4]],
    ['مالاغا', []],
    ['ألمانيا', [5, 3]],
    ['الم', [3, 5]],
    ['المان', [3, 5]],
    ['مانيا', [5, 3]],
    ['lodnon', [1, 2]],
    ['londin', [1, 2]],
    ['lonndon', [1, 2]],
    ['lndon', [1, 2]],
    ['xlondon', [1, 2]],
    ['lindin', []],
    ['lond', [1, 2]],
    ['lnd', []],
    ['', [1, 2, 3, 4, 5]],
    ['  ', [1, 2, 3, 4, 5]],
    ['%', [1, 2, 3, 4, 5]],
    ['\u0000', [1, 2, 3, 4, 5]],
  ])('%s finds %j', (text, found) => {
    expect(ids(rows, { text })).toEqual(found)
  })
})

test.each([
  ['london', 'london', true],
  ['londo', 'londonderry', true],
  ['lodon', 'london', true],
  ['loondon', 'london', true],
  ['ldonon', 'london', false],
  ['olndon', 'london', true],
  ['parisx', 'paris', true],
  ['parisxy', 'paris', false],
  ['berlin', 'merlin', true],
  ['berlin', 'mexlin', false],
])('%s is at most one typo from the beginning of %s: %p', (typed, word, near) => {
  expect(isOneTypoFrom(typed, word)).toBe(near)
})

describe('order', () => {
  const rows = [
    row(5, 'b', { price: 200, rating: 10 }),
    row(3, 'a', { price: 100, rating: 30 }),
    row(4, 'A', { price: 100, rating: 30 }),
    row(1, 'c', { price: null, rating: 20 }),
    row(2, 'b', { price: 200, rating: 10 }),
  ]
  test.each([
    ['price', 'asc', [3, 4, 2, 5, 1]],
    ['price', 'desc', [2, 5, 3, 4, 1]],
    ['name', 'asc', [4, 3, 2, 5, 1]],
    ['name', 'desc', [1, 2, 5, 3, 4]],
    ['rating', 'desc', [3, 4, 1, 2, 5]],
    ['rating', 'asc', [2, 5, 1, 3, 4]],
    ['relevance', 'asc', [3, 4, 1, 2, 5]],
  ] as const)('by %s %s, ties by id', (sort, order, found) => {
    expect(ids(rows, {}, sort, order)).toEqual(found)
  })

  test('is total: any shuffle of equal rows gives the same list (case 16)', () => {
    const some = fc.uniqueArray(
      fc.record({ id: fc.nat(500), price: fc.option(fc.nat(2)), rating: fc.nat(2), name: fc.constantFrom('a', 'A', 'ب') }),
      { selector: (one) => one.id, maxLength: 30 },
    )
    fc.assert(
      fc.property(some, fc.constantFrom(...courseSorts), fc.constantFrom('asc' as const, 'desc' as const), (given, sort, order) => {
        const all = given.map(({ id, name, ...more }) => row(id, name, more))
        expect(ids([...all].reverse(), {}, sort, order)).toEqual(ids(all, {}, sort, order))
      }),
    )
  })
})
