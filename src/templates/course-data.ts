import { graphql } from 'gatsby'
import type { Accommodation, Branch, City, Country, School } from '../contract/catalogue-schema'
import type { MarketTerms } from '../contract/pricing-schema'
import type { ReviewsShown } from '../contract/review-schema'
import type { Localised } from '../contract/text-schema'
import { clip } from '../domain/clip'
import type { Position } from '../domain/distance'
import type { CoursePage, OtherCourse } from '../features/course/course-page'

type InCity = Position & {
  entityId: number
  school: { entityId: number; url: string; name: string }
  courses: { entityId: number; url: string; name: string; type: OtherCourse['type']; lessonsPerWeek: number }[]
}
type Whole<T> = { document: T }
type InBoth = { ar: string; en: string }

/** What the course template's query answers. */
export type CourseData = {
  config: { terms: MarketTerms; builtOn: string }
  course: Whole<CoursePage['course']> &
    InBoth & {
      name: string
      opening: CoursePage['opening']
      language: { name: string }
      branch: Whole<Localised<Branch>> & {
        reviews: ReviewsShown | null
        school: Whole<Localised<School>> & InBoth & { name: string }
        city: Whole<Localised<City>> & { name: string; poster: string; country: Whole<Localised<Country>>; branches: InCity[] }
        accommodations: Whole<Localised<Accommodation>>[]
      }
    }
}

/** The city of a course, with the other courses and schools in it (spec §2 "Course detail"). */
export const courseCity = graphql`
  fragment CourseCity on City {
    document(language: $language)
    name(language: $language)
    poster
    country {
      document(language: $language)
    }
    branches {
      entityId
      latitude
      longitude
      school {
        entityId
        url(language: $language)
        name(language: $language)
      }
      courses {
        entityId
        url(language: $language)
        name(language: $language)
        type
        lessonsPerWeek
      }
    }
  }
`

/** What the browser remembers of the course, in both languages. */
export const seenCourseOf = ({ course }: CourseData, path: InBoth) => ({
  id: course.document.id,
  path,
  name: { ar: course.ar, en: course.en },
  school: { ar: course.branch.school.ar, en: course.branch.school.en },
  poster: course.branch.city.poster,
})

/** The page's data in the shape of its view. */
export function coursePageOf({ config, course }: CourseData): CoursePage {
  const { document, branch, language, opening } = course
  const { city, school } = branch
  const otherCourses = city.branches.flatMap(({ school: { name }, courses }) =>
    courses
      .filter(({ entityId }) => entityId !== document.id)
      .map(({ entityId, ...other }) => ({ ...other, id: entityId, school: name, poster: city.poster })),
  )
  const schools = new Map(city.branches.map(({ school: { entityId, url, name } }) => [entityId, { id: entityId, url, name }]))
  schools.delete(school.document.id)
  return {
    course: document,
    opening,
    branch: branch.document,
    school: school.document,
    city: city.document,
    country: city.country.document,
    languageName: language.name,
    accommodations: branch.accommodations.map((stay) => stay.document),
    otherCourses,
    otherSchools: [...schools.values()],
    placed: city.branches.map(({ entityId, latitude, longitude }) => ({ id: entityId, latitude, longitude })),
    terms: config.terms,
    builtOn: config.builtOn,
  }
}

/** So much of a course's name leaves room in a title for the city, by which courses of one name are told apart. */
const nameInTitle = 44

/** What stands in the page's title and description. */
export const headParams = ({ course }: CourseData) => ({
  name: course.name,
  shortName: clip(course.name, nameInTitle),
  school: course.branch.school.name,
  city: course.branch.city.name,
  lessons: course.document.lessonsPerWeek,
  levels: `${course.document.minLevel}–${course.document.maxLevel}`,
})
