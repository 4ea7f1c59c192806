import { to } from '../../config/routes'
import { absoluteUrl } from '../../config/site-url'
import type { CoursePricing, MarketTerms } from '../../contract/pricing-schema'
import type { ReviewsShown } from '../../contract/review-schema'
import { endOfStudy, type IsoDate } from '../../domain/dates'
import type { Opening } from '../../domain/pricing/opening'
import type { PageContext } from '../page-context'
import type { Thing } from './data-script'
import { offer, offerEnds } from './offer'
import { addressOf, described, type Placed, schoolData } from './school-data'

type Course = {
  name: string
  description: string
  language: string
  levels: string
  minutesPerWeek: number
  bookable: boolean
  pricing: CoursePricing
  opening: Opening
  terms: MarketTerms
  builtOn: IsoDate
  school: { name: string; url: string }
  branch: Placed & { name: string }
  reviews: ReviewsShown | null
}

/** `PT15H`, `PT16H40M`: ISO 8601 wants no more minutes than an hour has. */
const hours = (minutes: number) => `PT${Math.floor(minutes / 60)}H${minutes % 60 > 0 ? `${minutes % 60}M` : ''}`

const placeOf = ({ name, ...placed }: Placed & { name: string }): Thing => ({ '@type': 'Place', name, address: addressOf(placed) })

/** A course as its page opens: the usual weeks from the next start, with the price that the page shows for them. */
export function courseData(course: Course, { language, alternates }: PageContext): Thing {
  const { opening, branch, school } = course
  const { startDate, weeks, price } = opening
  const url = absoluteUrl(alternates[language])
  const offered = course.bookable && startDate !== null && price !== null
  return {
    '@type': 'Course',
    name: course.name,
    description: described(course.description),
    url,
    about: course.language,
    educationalLevel: course.levels,
    provider: schoolData({ name: school.name, path: to.school(language, school.url), reviews: course.reviews }),
    offers: offered
      ? offer({ sar: price.totalSar, url, from: course.builtOn, ends: offerEnds(course.pricing, opening, course.terms), left: true })
      : undefined,
    hasCourseInstance: offered
      ? {
          '@type': 'CourseInstance',
          courseMode: 'Onsite',
          startDate,
          endDate: endOfStudy(startDate, weeks),
          courseWorkload: hours(course.minutesPerWeek),
          courseSchedule: { '@type': 'Schedule', repeatFrequency: 'Weekly', repeatCount: weeks },
          location: placeOf(branch),
        }
      : undefined,
  }
}

type Group = {
  name: string
  description: string
  from: IsoDate
  to: IsoDate
  weeks: number
  placesLeft: number
  priceSar: number
  builtOn: IsoDate
  branch: Placed & { name: string; url: string }
}

/** A summer group: one dated instance. */
export function groupData(group: Group, { language, alternates }: PageContext): Thing {
  const { branch } = group
  const url = absoluteUrl(alternates[language])
  return {
    '@type': 'Course',
    name: group.name,
    description: described(group.description),
    url,
    provider: schoolData({ name: branch.name, path: to.branch(language, branch.url) }),
    offers: offer({ sar: group.priceSar, url, from: group.builtOn, ends: group.from, left: group.placesLeft > 0 }),
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'Onsite',
      startDate: group.from,
      endDate: group.to,
      courseSchedule: { '@type': 'Schedule', repeatFrequency: 'Weekly', repeatCount: group.weeks },
      location: placeOf(branch),
    },
  }
}
