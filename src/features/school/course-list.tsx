import { to } from '../../config/routes'
import { LocaleLink } from '../../i18n/locale-link'
import { useLocale, useText } from '../../i18n/use-text'
import { CardGrid } from './card-grid'

export type ListedCourse = { entityId: number; url: string; name: string; type: string; lessonsPerWeek: number }

export function CourseList({ courses }: { courses: ListedCourse[] }) {
  const t = useText('school')
  const locale = useLocale()
  return (
    <CardGrid>
      {courses.map(({ entityId, url, name, lessonsPerWeek }) => (
        <li key={entityId}>
          <LocaleLink to={to.course(locale, url)}>{name}</LocaleLink>
          <small> {t('lessonsPerWeek', { count: lessonsPerWeek })}</small>
        </li>
      ))}
    </CardGrid>
  )
}
