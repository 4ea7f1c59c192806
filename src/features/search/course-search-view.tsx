import { type ReactNode, useCallback } from 'react'
import type { Client } from '../../api/client'
import type { CourseCard as Course, CourseList } from '../../contract/course-schema'
import { CourseCard } from './course-card'
import { askOrLookUp, type MaybeKept } from './from-index'
import type { SearchState } from './search-state'
import { type Question, type SearchPageProps, SearchView } from './search-view'
import { tripQuery } from './trip-query'
import type { Memory } from './use-found'

const memory: Memory<MaybeKept<CourseList>> = new Map()
const ask = (client: Client, question: Question) => (signal: AbortSignal) =>
  askOrLookUp(
    question.store_view,
    () => client.call('course/getCourses', question, { signal }),
    (index) => index.courses(question),
  )

type Props = SearchPageProps & {
  opening: CourseList
  /** What can be done with a course in the list, in the corner of its card. */
  actions?: (course: Course) => ReactNode
}

/** Spec §2 /search-by-course: every course with the price of my trip. */
export function CourseSearchView({ actions, ...page }: Props) {
  const cards = useCallback(
    ({ items, isKept }: MaybeKept<CourseList>, state: SearchState) =>
      items.map((course, index) => (
        <CourseCard
          key={course.id}
          course={course}
          isKept={isKept === true}
          query={tripQuery(state, course.trip?.startDate)}
          first={index === 0}
          actions={actions?.(course)}
        />
      )),
    [actions],
  )
  return <SearchView {...page} memory={memory} ask={ask} counted="found" cards={cards} />
}
