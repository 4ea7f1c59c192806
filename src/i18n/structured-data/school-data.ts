import { absoluteUrl } from '../../config/site-url'
import type { ReviewsShown } from '../../contract/review-schema'
import { clip } from '../../domain/clip'
import type { Thing } from './data-script'

/** What search engines show of a description. */
const longest = 300
export const described = (text: string) => clip(text.replace(/<[^>]*>/g, ' '), longest)

/** Published reviews as the page shows them: their average and number, and the same texts (search engines refuse what no reader sees). */
export const reviewed = (shown: ReviewsShown | null): { aggregateRating?: Thing; review?: Thing[] } =>
  shown === null
    ? {}
    : {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: shown.ratings.average / 10,
          reviewCount: shown.ratings.count,
          bestRating: 5,
        },
        review: shown.texts.map(({ nickname, title, body, rating, locale, created_on }) => ({
          '@type': 'Review',
          author: { '@type': 'Person', name: nickname },
          datePublished: created_on,
          name: title,
          reviewBody: body,
          inLanguage: locale,
          reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5 },
        })),
      }

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
  reviews?: ReviewsShown | null
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
  ...reviewed(school.reviews ?? null),
})
