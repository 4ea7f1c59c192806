import fc from 'fast-check'
import { limits } from '../../config/limits'
import { Choices } from '../../contract/list-schema'
import { payloadOf } from './search-payload'
import {
  changed,
  countFilters,
  readSearch,
  type SearchState,
  safeWords,
  sortChoices,
  toggled,
  withoutFilters,
  writeSearch,
} from './search-state'

const read = (text: string) => readSearch(new URLSearchParams(text))

describe('given an address', () => {
  it('then filters, weeks, start, age, sort and page are read, digits of all scripts alike', () => {
    expect(read('?language=english,french&city=london&weeks=٨&start=٢٠٢٧-٠٢-٠١&age=17&sort=price&page=2')).toEqual({
      q: '',
      filters: { language: ['english', 'french'], city: ['london'] },
      weeks: 8,
      start: '2027-02-01',
      age: 17,
      priceFrom: null,
      priceTo: null,
      sort: 'price',
      page: 2,
      map: false,
    })
  })
  it('then the one field "where" of the home page is a country or a city, and an empty field is nothing', () => {
    expect(read('language=&where=GB&weeks=4&start=').filters).toEqual({ country: ['GB'] })
    expect(read('where=london').filters).toEqual({ city: ['london'] })
    expect(read('where=').filters).toEqual({})
  })
  it.each([
    ['٦', 6],
    ['۶', 6],
    [' 6 ', 6],
    ['52', 52],
    ['٥٣', 52],
    ['99', 52],
  ])('then weeks typed as "%s" on the home page are %i', (typed, weeks) => {
    expect(readSearch(new URLSearchParams({ language: '', where: '', weeks: typed, start: '' }))).toEqual({ ...read(''), weeks })
  })
  it('then bounds of the price are whole riyals, in digits of any script, and the map is a view of it', () => {
    expect(read('priceFrom=٣٠٠٠&priceTo=9000&view=map')).toMatchObject({ priceFrom: 3000, priceTo: 9000, map: true })
  })
  it('then of a rating and of offers one value counts', () => {
    expect(read('rating=45,40&offer=1,2').filters).toEqual({ rating: ['45'], offer: ['1'] })
  })
  it('then a value that names nothing stays, to be seen and taken off; of several with a form those that have it', () => {
    expect(read('type=dragon&month=2031-13,٢٠٢٧-٠١&lessons=x,20-24').filters).toEqual({
      type: ['dragon'],
      month: ['2027-01'],
      lessons: ['20-24'],
    })
  })
  it('then words of any length and kind are such as the server takes (case 57)', () => {
    expect(read(`q=${'x'.repeat(10_000)}`).q).toHaveLength(200)
    expect(read(`q=${'x'.repeat(199)}😀`).q).toBe('x'.repeat(199))
    expect(read('q=%00%25_%22').q).toBe('%_"')
    expect(read(`city=${'x'.repeat(limits.text.choices)},london,%00`).filters).toEqual({ city: ['london'] })
    expect(read(`city=${'x'.repeat(limits.text.choices - 1)}`).filters.city).toHaveLength(1)
    expect(Choices.anyOf[0].maxLength).toBe(limits.text.choices)
  })
  it.each([
    'page=0',
    'page=-1',
    'page=abc',
    'page=1.5',
    'weeks=-3',
    'weeks=0',
    'weeks=1e1',
    'weeks=1.5',
    'weeks=abc',
    'weeks=',
    'weeks=99999999999',
    'age=100',
    'priceTo=-5',
    'priceFrom=1.5',
    'view=drop',
    'start=2027-02-30',
    'sort=drop',
    'age=x',
    'rating=99',
    'rating=abc',
    'month=2031-13',
    'lessons=abc',
    'lessons=25-20',
    'offer=no',
  ])('then nonsense is left out: %s (case 16)', (text) => {
    expect(read(text)).toEqual(read(''))
  })
})

describe('given a state', () => {
  const state: fc.Arbitrary<SearchState> = fc.record({
    q: fc.string({ maxLength: 50 }).map(safeWords),
    filters: fc.dictionary(
      fc.constantFrom('language', 'city', 'type'),
      fc.uniqueArray(fc.stringMatching(/^[a-z-]{1,9}$/), { minLength: 1, maxLength: 3 }),
    ),
    weeks: fc.integer({ min: 1, max: 52 }),
    start: fc.constantFrom(null, '2027-02-01'),
    age: fc.option(fc.integer({ min: 1, max: 90 })),
    priceFrom: fc.option(fc.integer({ min: 1, max: 99_999 })),
    priceTo: fc.option(fc.integer({ min: 1, max: 99_999 })),
    sort: fc.constantFrom(...sortChoices),
    page: fc.integer({ min: 1, max: 99 }),
    map: fc.boolean(),
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
  it('when another rating is chosen then it takes the place of the first', () => {
    expect(toggled(read('rating=45'), 'rating', '40').filters).toEqual({ rating: ['40'] })
  })
  it('when all is cleared then the trip and the order stay', () => {
    expect(withoutFilters(read('q=x&city=london&age=17&priceTo=9&weeks=8&sort=price&page=3'))).toEqual(read('weeks=8&sort=price'))
  })
  it('then its filters are counted, both bounds of the price as one', () => {
    expect(countFilters(read('city=london,oxford&age=17&priceFrom=1&priceTo=9&q=x'))).toBe(4)
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
