/** The catalogue in the browser: the same engine and the same answers as the server's, without a network (architecture §5). */
import type { CourseList, CoursesQuery } from '../../contract/course-schema'
import type { SchoolList, SchoolsQuery } from '../../contract/school-schema'
import type { Suggestions, SuggestQuery } from '../../contract/search-schema'
import type { Result } from '../result'

/** Field → rule, as in the server's `validation` failure. */
export type FieldProblems = Record<string, string>

/**
 * Takes what `course/getCourses` and `school/getSchools` take and answers what they answer, always with facets and places. What differs:
 * `trip` is null, and price filters, sort and spans mean the lowest week; `start` asks for its month; a school has no description.
 */
export type SearchIndex = {
  /** The day it was made, in Riyadh. */
  madeOn: string
  courses: (query: CoursesQuery) => Result<CourseList, FieldProblems>
  schools: (query: SchoolsQuery) => Result<SchoolList, FieldProblems>
  /** At most eight names for what has been typed so far; none for less than a letter. Takes what `core/catalogsearch/suggest` takes. */
  suggest: (query: SuggestQuery) => Result<Suggestions, FieldProblems>
}
