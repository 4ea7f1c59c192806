import fc from 'fast-check'
import { changed, payloadOf, readSearch, type SearchState, sortChoices, toggled, writeSearch } from './search-state'

const read = (text: string) => readSearch(new URLSearchParams(text))

describe('given an address', () => {
  it('then filters, weeks, start, age, sort and page are read, digits of all scripts alike', () => {
    expect(read('?language=english,french&city=london&weeks=٨&start=2027-02-01&age=17&sort=price&page=2')).toEqual({
      q: '',
      filters: { language: ['english', 'french'], city: ['london'] },
      weeks: 8,
      start: '2027-02-01',
      age: 17,
      sort: 'price',
      page: 2,
    })
  })
  it('then the one field "where" of the home page is a country or a city, and an empty field is nothing', () => {
    expect(read('language=&where=GB&weeks=4&start=').filters).toEqual({ country: ['GB'] })
    expect(read('where=london').filters).toEqual({ city: ['london'] })
    expect(read('where=').filters).toEqual({})
  })
  it('then "where" of the home page is a country or a city, and empty fields are no filters', () => {
    expect(read('?language=&where=GB&weeks=4').filters).toEqual({ country: ['GB'] })
    expect(read('?where=london').filters).toEqual({ city: ['london'] })
    expect(read('?language=&where=&start=').filters).toEqual({})
  })
  it.each(['page=0', 'page=-1', 'page=abc', 'page=1.5', 'weeks=-3', 'start=2027-02-30', 'sort=drop', 'age=x'])(
    'then nonsense is left out: %s (case 16)',
    (text) => {
      expect(read(text)).toEqual(read(''))
    },
  )
})

describe('given a state', () => {
  const state: fc.Arbitrary<SearchState> = fc.record({
    q: fc.string({ maxLength: 50 }).map((text) => text.trim()),
    filters: fc.dictionary(
      fc.constantFrom('language', 'city', 'type'),
      fc.uniqueArray(fc.stringMatching(/^[a-z-]{1,9}$/), { minLength: 1, maxLength: 3 }),
    ),
    weeks: fc.integer({ min: 1, max: 52 }),
    start: fc.constantFrom(null, '2027-02-01'),
    age: fc.option(fc.integer({ min: 1, max: 90 })),
    sort: fc.constantFrom(...sortChoices),
    page: fc.integer({ min: 1, max: 99 }),
  })
  it('then its address reads back as the same state', () => {
    fc.assert(fc.property(state, (one) => expect(read(writeSearch(one))).toEqual({ ...one, filters: { ...one.filters } })))
  })
  it('when a filter or the sort changes then the page is 1 again (case 16)', () => {
    const eighth = read('page=8&city=london')
    expect(toggled(eighth, 'country', 'GB').page).toBe(1)
    expect(changed(eighth, { sort: 'price' }).page).toBe(1)
    expect(changed(eighth, { page: 9 }).page).toBe(9)
  })
  it('when a chosen value is chosen again then it is gone, and its name with it', () => {
    expect(toggled(read('city=london'), 'city', 'london').filters).toEqual({})
  })
  it('then the server is asked for 12 a page in its own words', () => {
    expect(payloadOf(read('city=london,oxford&sort=nameDown'))).toEqual({
      city: 'london,oxford',
      weeks: 4,
      sort: 'name',
      order: 'desc',
      page: 1,
      limit: 12,
    })
  })
})
