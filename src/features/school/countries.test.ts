import { byCountry, placesOf } from './countries'
import type { CityOf, ListedBranch } from './listed'

const city = (entityId: number, name: string, code: string): CityOf => ({
  entityId,
  url: name,
  name,
  poster: name,
  country: { code, name: `Land ${code}` },
})
const branch = (entityId: number): ListedBranch => ({
  entityId,
  url: `b${entityId}`,
  name: `B${entityId}`,
  rating: 0,
  reviewCount: 0,
  fromTrip: null,
})
const compare = (a: string, b: string) => (a < b ? -1 : 1)

describe('given cities with schools', () => {
  const places = [
    { city: city(1, 'york', 'GB'), branches: [branch(1)] },
    { city: city(2, 'bath', 'GB'), branches: [branch(2)] },
    { city: city(3, 'cork', 'IE'), branches: [branch(3), branch(4), branch(5)] },
    { city: city(4, 'empty', 'FR'), branches: [] },
  ]
  it('then countries come by their number of schools, cities by name, and empty ones not at all', () => {
    const countries = byCountry(places, compare)
    expect(countries.map(({ code, schools }) => [code, schools])).toEqual([
      ['IE', 3],
      ['GB', 2],
    ])
    expect(countries[1]?.cities.map((place) => place.city.name)).toEqual(['bath', 'york'])
  })
})

describe('given schools with branches', () => {
  it('then a city is there once, with the branches of every school under the name of the school', () => {
    const london = city(1, 'london', 'GB')
    const schools = [
      { name: 'First', branches: [{ ...branch(1), city: london }] },
      {
        name: 'Second',
        branches: [
          { ...branch(2), city: london },
          { ...branch(3), city: city(2, 'bath', 'GB') },
        ],
      },
    ]
    const places = placesOf(schools)
    expect(places.map((place) => place.city.name)).toEqual(['london', 'bath'])
    expect(places[0]?.branches.map(({ name }) => name)).toEqual(['First', 'Second'])
  })
})
