import type { CourseCard } from '../contract/course-schema'
import type { CompareBrief } from '../contract/trip-schema'

/** What a comparison keeps of a course. */
export const toBrief = ({ id, url, name, school, city }: CourseCard): CompareBrief => ({
  ...{ id, url, name },
  ...{ school: school.name, city: city.name, poster: city.poster },
})
