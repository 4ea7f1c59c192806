import type { PlaceCount } from '../../contract/search-schema'

/** The branches of a city with results, as one mark. */
export type CityPlace = {
  /** What the filter `city` takes. */
  value: string
  name: string
  latitude: number
  longitude: number
  count: number
  /** Halalas; null where nothing there has a price. */
  fromSar: number | null
  branches: PlaceCount[]
}

const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length

/** The lowest of the prices that are known. */
export function lowest(prices: readonly (number | null)[]): number | null {
  const known = prices.filter((price) => price !== null)
  return known.length === 0 ? null : Math.min(...known)
}

/** Branches gathered by city, those with most results first. */
export function citiesOf(places: readonly PlaceCount[]): CityPlace[] {
  const byCity = new Map<string, PlaceCount[]>()
  for (const place of places) byCity.set(place.cityValue, [...(byCity.get(place.cityValue) ?? []), place])
  return [...byCity]
    .map(([value, branches]) => ({
      value,
      name: branches[0]?.city ?? value,
      latitude: mean(branches.map(({ latitude }) => latitude)),
      longitude: mean(branches.map(({ longitude }) => longitude)),
      count: branches.reduce((sum, { count }) => sum + count, 0),
      fromSar: lowest(branches.map(({ fromSar }) => fromSar)),
      branches,
    }))
    .sort((a, b) => b.count - a.count || a.value.localeCompare(b.value, 'en'))
}
