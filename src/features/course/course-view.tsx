import { PageWidth } from '../../ui/page-width'
import type { CoursePage } from './course-page'

export function CourseView({ page }: { page: CoursePage }) {
  return (
    <PageWidth>
      <h1>{page.course.name}</h1>
      <p>{page.course.description}</p>
    </PageWidth>
  )
}
