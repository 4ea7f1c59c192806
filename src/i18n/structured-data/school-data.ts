import { absoluteUrl } from '../../config/site-url'
import { clip } from '../../domain/clip'
import type { Thing } from './data-script'

/** What search engines show of a description. */
const longest = 300
export const described = (text: string) => clip(text.replace(/<[^>]*>/g, ' '), longest)

type Rated = { rating: number; reviewCount: number }

/** Stars only where published reviews stand behind them. `rating`: tenths of a star. */
export const stars = ({ rating, reviewCount }: Rated): Thing | undefined =>
  reviewCount > 0 ? { '@type': 'AggregateRating', ratingValue: rating / 10, reviewCount, bestRating: 5 } : undefined

export type Placed = { address?: string; city: string; country: string }

export const addressOf = ({ address, city, country }: Placed): Thing => ({
  '@type': 'PostalAddress',
  ...(address ? { streetAddress: address } : {}),
  addressLocality: city,
  addressCountry: country,
})

type School = {
  name: string
  path: string
  description?: string
  rated?: Rated
  placed?: Placed
  position?: { latitude: number; longitude: number }
  founded?: number
}

/** A school, one branch of it, or with `type` a university. */
export const schoolData = (school: School, type = 'EducationalOrganization'): Thing => ({
  '@type': type,
  name: school.name,
  url: absoluteUrl(school.path),
  description: school.description && described(school.description),
  foundingDate: school.founded ? String(school.founded) : undefined,
  address: school.placed && addressOf(school.placed),
  geo: school.position && { '@type': 'GeoCoordinates', latitude: school.position.latitude, longitude: school.position.longitude },
  aggregateRating: school.rated && stars(school.rated),
})
