import { type ReactNode, useCallback } from 'react'
import type { CourseCard as Course, CourseList } from '../../contract/course-schema'
import { CourseCard } from './course-card'
import { Found, type FoundProps } from './found'
import type { MaybeKept } from './from-index'
import type { SearchState } from './search-state'
import { tripQuery } from './trip-query'

type Props = FoundProps<CourseList> & {
  /** What can be done with a course in the list, in the corner of its card. */
  actions?: (course: Course) => ReactNode
}

/** The courses found, each with the price of my trip. */
export function CourseFound({ actions, ...found }: Props) {
  const cards = useCallback(
    ({ items, isKept }: MaybeKept<CourseList>, state: SearchState) =>
      items.map((course) => (
        <CourseCard
          key={course.id}
          course={course}
          isKept={isKept === true}
          query={tripQuery(state, course.trip?.startDate)}
          actions={actions?.(course)}
        />
      )),
    [actions],
  )
  return <Found {...found} counted="found" cards={cards} />
}
