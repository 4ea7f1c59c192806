/** core/geodata/* and general/*. */
import { Type } from '@sinclair/typebox'
import { City, Country, Language } from '../../../src/contract/catalogue-schema'
import { Choices, ListQuery } from '../../../src/contract/list-schema'
import { listInEither } from '../../../src/contract/localised-schema'
import { GeoCountries, GeoPlaces, GeoQuery } from '../../../src/contract/store-schema'
import { inView, serveRead } from '../catalogue/serve-read'
import { allCountries, citiesByState, listAllowedCountries, listCities, listCountries, listLanguages, statesByCountry } from './geo-service'

const CitiesQuery = Type.Composite([ListQuery, Type.Object({ country: Type.Optional(Choices) })])

export const geoCalls = [
  serveRead('core/geodata/getAllCountries', { input: GeoQuery, output: GeoCountries }, ({ snapshot, locale }) =>
    allCountries(snapshot, locale),
  ),
  serveRead('core/geodata/getAllowedCountries', { input: GeoQuery, output: GeoCountries }, ({ snapshot, locale }) =>
    listAllowedCountries(snapshot, locale),
  ),
  serveRead('core/geodata/getStatesByCountry', { input: GeoQuery, output: GeoPlaces }, ({ snapshot, input, locale }) =>
    statesByCountry(snapshot, input, locale),
  ),
  serveRead('core/geodata/getCityByState', { input: GeoQuery, output: GeoPlaces }, ({ snapshot, input, locale }) =>
    citiesByState(snapshot, input, locale),
  ),
  serveRead('general/getStatesByCountry', { input: GeoQuery, output: GeoPlaces }, ({ snapshot, input, locale }) =>
    statesByCountry(snapshot, input, locale),
  ),
  serveRead('general/getLanguages', { input: ListQuery, output: listInEither(Language) }, ({ snapshot, input, storeView }) =>
    inView(listLanguages(snapshot, input), storeView),
  ),
  serveRead('general/getCountries', { input: ListQuery, output: listInEither(Country) }, ({ snapshot, input, storeView }) =>
    inView(listCountries(snapshot, input), storeView),
  ),
  serveRead('general/getCities', { input: CitiesQuery, output: listInEither(City) }, ({ snapshot, input, storeView }) =>
    inView(listCities(snapshot, input), storeView),
  ),
]
