import type { Client } from '../../api/client'
import type { CourseList } from '../../contract/course-schema'
import { askOrLookUp, type MaybeKept } from './from-index'
import { type Question, type SearchPageProps, SearchView } from './search-view'
import type { Memory } from './use-found'

const memory: Memory<MaybeKept<CourseList>> = new Map()
const ask = (client: Client, question: Question) => (signal: AbortSignal) =>
  askOrLookUp(
    question.store_view,
    () => client.call('course/getCourses', question, { signal }),
    (index) => index.courses(question),
  )

/** Spec §2 /search-by-course: every course with the price of my trip. */
export const CourseSearchView = (page: SearchPageProps<CourseList>) => <SearchView {...page} memory={memory} ask={ask} />
