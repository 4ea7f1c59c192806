import type { ComponentProps } from 'react'
import type { CourseCard } from '../../contract/course-schema'
import { CompareButton } from '../../features/compare/compare-button'
import { CourseFound } from '../../features/search/course-found'
import { WishButton } from '../../features/wishlist/wish-button'

const actions = (course: CourseCard) => (
  <>
    <WishButton course={course} />
    <CompareButton course={course} />
  </>
)

/** The courses found, with what can be done with each. */
export const CourseFoundPart = (found: Omit<ComponentProps<typeof CourseFound>, 'actions'>) => <CourseFound {...found} actions={actions} />
