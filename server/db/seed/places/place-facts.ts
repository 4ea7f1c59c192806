import type { Country } from '../../../../src/contract/catalogue-schema'
import type { LocalisedText } from '../../../../src/contract/text-schema'

/** `arrival` and `both` are whole units of the currency in which the country's schools print their prices. */
export type AirportFacts = { code: string; name: LocalisedText; arrival: number; both: number }

/** What a week costs in this city, in whole units of the schools' currency: twenty lessons of general language, and a bed of each kind. */
export type CityPrices = { lessons: number; homestay: number; residence: number; sharedFlat: number; studio: number }

export type CityFacts = {
  slug: string
  /** Given where the Arabic page has an Arabic address. */
  arabicSlug?: string
  name: LocalisedText
  state: LocalisedText | null
  population: number
  latitude: number
  longitude: number
  summary: LocalisedText
  living: LocalisedText
  transport: LocalisedText
  food: LocalisedText
  prayer: LocalisedText
  prices: CityPrices
  airports: AirportFacts[]
  /** Real quarters in which a school could stand. */
  quarters: string[]
}

export type PlaceFacts = {
  country: Country
  /** The currency in which schools of this country quote to agencies abroad. @assumed euro in Türkiye, US dollar in South Africa, Singapore and China. */
  schoolCurrency: string
  cities: CityFacts[]
}
