import { studyWeek } from '../../domain/study-week'
import { useText } from '../../i18n/use-text'
import type { CoursePage } from './course-page'
import { Facts } from './facts'

/** What a week looks like: which days, how many lessons, from when to when, and what is left. */
export function StudyWeek({ course }: Pick<CoursePage, 'course'>) {
  const t = useText('course')
  const days = studyWeek(course).map(({ first, last, lessons, from, to }) => {
    const day = t(`weekday.${first}`)
    const named = first === last ? day : t('week.days', { from: day, to: t(`weekday.${last}`) })
    return [named, t('week.lessons', { count: lessons, from, to })] as const
  })
  return (
    <>
      <Facts rows={[...days, [t('week.rest'), t(`week.${course.studyTime}`)], [t('week.end'), t('week.free')]]} />
      <p>{t('week.note')}</p>
    </>
  )
}
