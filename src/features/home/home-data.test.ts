import { destinationsOf, type HomeCity, type HomeCountry, openCountries } from './home-data'

const city = (entityId: number, schools: number): HomeCity => ({
  entityId,
  url: `c${entityId}`,
  slug: `c${entityId}`,
  name: `City ${entityId}`,
  poster: 'london',
  fromTrip: null,
  branches: Array.from({ length: schools }, (_, index) => ({ entityId: index })),
})
const countries: HomeCountry[] = [
  { code: 'AA', name: 'A', cities: [city(1, 1), city(2, 3)] },
  { code: 'BB', name: 'B', cities: [city(3, 0)] },
  { code: 'CC', name: 'C', cities: [city(4, 5), city(5, 5)] },
]

describe('given countries and cities', () => {
  it('then a city without a school, and a country without such a city, is offered nowhere', () => {
    expect(openCountries(countries).map(({ code }) => code)).toEqual(['AA', 'CC'])
  })
  it('then each country shows the city with most schools, and the order is always the same', () => {
    expect(destinationsOf(countries, 9).map(({ entityId, country }) => [entityId, country])).toEqual([
      [4, 'C'],
      [2, 'A'],
    ])
    expect(destinationsOf(countries, 1)).toHaveLength(1)
  })
})
