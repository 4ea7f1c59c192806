import type { PlaceCount } from '../../contract/search-schema'
import { citiesOf } from './city-places'

const branch = (branchId: number, cityValue: string, count: number, fromSar: number | null): PlaceCount => ({
  branchId,
  url: `b${branchId}`,
  name: `Branch ${branchId}`,
  city: cityValue.toUpperCase(),
  cityValue,
  fromSar,
  latitude: branchId,
  longitude: -branchId,
  count,
})

describe('given branches with results', () => {
  it('then each city is one mark in their middle, with the sum of their courses and their lowest price, most courses first', () => {
    const cities = citiesOf([branch(1, 'oxford', 4, null), branch(2, 'london', 3, 900_000), branch(4, 'london', 5, 700_000)])
    expect(cities.map(({ branches, ...city }) => ({ ...city, branches: branches.length }))).toEqual([
      { value: 'london', name: 'LONDON', latitude: 3, longitude: -3, count: 8, fromSar: 700_000, branches: 2 },
      { value: 'oxford', name: 'OXFORD', latitude: 1, longitude: -1, count: 4, fromSar: null, branches: 1 },
    ])
  })
})
