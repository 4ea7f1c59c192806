import type { CityOf, ListedBranch } from './listed'

export type CityWithBranches = { city: CityOf; branches: ListedBranch[] }
export type CountryWithCities = { code: string; name: string; cities: CityWithBranches[]; schools: number }

/** Cities by country, names in the order of the language; what has no school is left out. */
export function byCountry(cities: CityWithBranches[], compare: (a: string, b: string) => number): CountryWithCities[] {
  const countries = new Map<string, CountryWithCities>()
  for (const place of cities.filter(({ branches }) => branches.length > 0)) {
    const { code, name } = place.city.country
    const country = countries.get(code) ?? { code, name, cities: [], schools: 0 }
    country.cities.push(place)
    country.schools += place.branches.length
    countries.set(code, country)
  }
  for (const { cities: own } of countries.values()) own.sort((a, b) => compare(a.city.name, b.city.name))
  return [...countries.values()].sort((a, b) => b.schools - a.schools || compare(a.name, b.name))
}

type SchoolOf = { name: string; branches: (Omit<ListedBranch, 'name'> & { city: CityOf })[] }

/** Branches of schools, gathered by their city; a branch goes by its school's name, the city being said above it. */
export function placesOf(schools: SchoolOf[]): CityWithBranches[] {
  const places = new Map<number, CityWithBranches>()
  for (const { name, branches } of schools)
    for (const { city, ...branch } of branches) {
      const place = places.get(city.entityId) ?? { city, branches: [] }
      place.branches.push({ ...branch, name })
      places.set(city.entityId, place)
    }
  return [...places.values()]
}
