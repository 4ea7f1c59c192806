import type { City, Country, State } from '../../../src/contract/catalogue-schema'
import { places } from './places'
import { type Town, towns } from './sites'

export const countries: Country[] = places.map(({ country }) => country)

const stateKey = (town: Town) => (town.facts.state ? `${town.place.country.code} ${town.facts.state.en}` : null)
const firstOfState = towns.filter(
  (town, index) => stateKey(town) && towns.findIndex((other) => stateKey(other) === stateKey(town)) === index,
)

export const states: State[] = firstOfState.flatMap(({ facts, place }, index) =>
  facts.state ? [{ id: index + 1, countryCode: place.country.code, name: facts.state }] : [],
)
const stateIds = new Map(firstOfState.map((town, index) => [stateKey(town), index + 1]))

export const cities: City[] = towns.map((town) => {
  const { facts, place } = town
  return {
    id: town.id,
    url: { en: facts.slug, ar: facts.arabicSlug ?? facts.slug },
    name: facts.name,
    countryCode: place.country.code,
    stateId: stateIds.get(stateKey(town)) ?? null,
    population: facts.population,
    latitude: facts.latitude,
    longitude: facts.longitude,
    poster: facts.slug,
    summary: facts.summary,
    guide: { living: facts.living, transport: facts.transport, food: facts.food, prayer: facts.prayer },
  }
})
