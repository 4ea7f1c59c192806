import { countryCodes, gulfCountries } from '../config/countries'
import { type Locale, localeFacts } from '../config/locales'

export type CountryChoice = { code: string; name: string }

/**
 * Countries for a list of nationalities: the Gulf first, then by name. Engines differ in a few names, so make the list after hydration
 * and not in the built page.
 */
export function countryChoices(locale: Locale): CountryChoice[] {
  const names = new Intl.DisplayNames(localeFacts[locale].code, { type: 'region' })
  const order = new Intl.Collator(localeFacts[locale].code)
  const choices = countryCodes.map((code) => ({ code, name: names.of(code) ?? code }))
  const gulf = choices.slice(0, gulfCountries.length)
  return [...gulf, ...choices.slice(gulf.length).sort((a, b) => order.compare(a.name, b.name))]
}
