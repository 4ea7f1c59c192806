/** core/geodata and general: where schools are, and the countries people live in. */
import { type CountryCode, getCountries, getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/min'
import type { Locale } from '../../../src/config/locales'
import type { City, Country, Language } from '../../../src/contract/catalogue-schema'
import type { List, ListQuery } from '../../../src/contract/list-schema'
import type { GeoCountries, GeoPlaces, GeoQuery } from '../../../src/contract/store-schema'
import { parseCount } from '../../../src/domain/digits'
import { fail } from '../../fail'
import type { CatalogueSnapshot } from '../catalogue/catalogue-snapshot'
import { pageOf, readPage } from '../catalogue/paging'
import { readChoices } from '../courses/entry-names'
import { allowedCountries } from '../store/store-config'

/** Codes of telephone plans that are no country of an address (Ascension, Tristan da Cunha). */
const noCountries: readonly string[] = ['AC', 'TA']

const namers: Record<Locale, Intl.DisplayNames> = {
  ar: new Intl.DisplayNames(['ar'], { type: 'region' }),
  en: new Intl.DisplayNames(['en'], { type: 'region' }),
}
const collators: Record<Locale, Intl.Collator> = { ar: new Intl.Collator('ar'), en: new Intl.Collator('en') }

const addressCountries = getCountries()
  .filter((code) => !noCountries.includes(code))
  .map((code) => ({
    id: code as string,
    phone_code: `+${getCountryCallingCode(code)}`,
    en: namers.en.of(code) ?? code,
    ar: namers.ar.of(code) ?? code,
  }))

export const isCountry = (code: string): code is CountryCode => isSupportedCountry(code) && !noCountries.includes(code)

/** Every country of the world in the reader's alphabet order, marked where people may book from. */
export function allCountries(snapshot: CatalogueSnapshot, locale: Locale): GeoCountries {
  const allowed = allowedCountries(snapshot)
  const items = addressCountries
    .map((country) => ({
      id: country.id,
      name: country[locale],
      phone_code: country.phone_code,
      allowed: allowed.size === 0 || allowed.has(country.id),
    }))
    .sort((a, b) => collators[locale].compare(a.name, b.name) || (a.id < b.id ? -1 : 1))
  return { items }
}

/** The countries people may book from (site config `allowed countries`). */
export const listAllowedCountries = (snapshot: CatalogueSnapshot, locale: Locale): GeoCountries => ({
  items: allCountries(snapshot, locale).items.filter(({ allowed }) => allowed),
})

/** States of a country. An unknown country has none. Fails with `validation` when no country is sent. */
export function statesByCountry(snapshot: CatalogueSnapshot, input: GeoQuery, locale: Locale): GeoPlaces {
  if (!input.country_id) throw fail('validation', { fields: { country_id: 'required' } })
  const code = input.country_id.toUpperCase()
  return { items: snapshot.states.filter(({ countryCode }) => countryCode === code).map(({ id, name }) => ({ id, name: name[locale] })) }
}

/** Cities of a state. Fails with `validation` when no state is sent. */
export function citiesByState(snapshot: CatalogueSnapshot, input: GeoQuery, locale: Locale): GeoPlaces {
  const stateId = parseCount(input.state_id)
  if (stateId === null) throw fail('validation', { fields: { state_id: 'count' } })
  return { items: snapshot.cities.filter((city) => city.stateId === stateId).map(({ id, name }) => ({ id, name: name[locale] })) }
}

export const listLanguages = (snapshot: CatalogueSnapshot, input: ListQuery): List<Language> => pageOf(snapshot.languages, readPage(input))
export const listCountries = (snapshot: CatalogueSnapshot, input: ListQuery): List<Country> => pageOf(snapshot.countries, readPage(input))

/** Cities with schools, of one country when asked. */
export function listCities(snapshot: CatalogueSnapshot, input: ListQuery & { country?: unknown }): List<City> {
  const countries = readChoices(snapshot, 'country', input.country)
  return pageOf(countries ? snapshot.cities.filter(({ countryCode }) => countries.has(countryCode)) : snapshot.cities, readPage(input))
}
