import { flow, isAlive, toGenerator, types } from 'mobx-state-tree'
import { type GeoCountry, type GeoState, sessionCalls } from '../api/session-calls'
import { environmentOf } from './environment'

/** Countries for forms, and states keyed by country (spec §3). Names are in one language: forgotten at a switch. */
export const Geo = types
  .model('Geo', {
    countries: types.array(types.frozen<GeoCountry>()),
    statesByCountry: types.map(types.frozen<{ items: GeoState[] }>()),
  })
  .actions((self) => ({
    hearCountries: (countries: GeoCountry[]) => {
      self.countries.replace(countries)
    },
    hearStates: (country: string, items: GeoState[]) => {
      self.statesByCountry.set(country, { items })
    },
    forget: () => {
      self.countries.clear()
      self.statesByCountry.clear()
    },
  }))
  .actions((self) => ({
    loadCountries: flow(function* () {
      const result = yield* toGenerator(sessionCalls(environmentOf(self).client).countries())
      if (isAlive(self) && result.ok) self.hearCountries(result.value)
    }),
    loadStates: flow(function* (country: string) {
      const result = yield* toGenerator(sessionCalls(environmentOf(self).client).states(country))
      if (isAlive(self) && result.ok) self.hearStates(country, result.value)
    }),
  }))
