import styled from 'styled-components'
import { to } from '../../config/routes'
import { LocaleLink } from '../../i18n/locale-link'
import { useLocale, useText } from '../../i18n/use-text'
import { CourseList } from './course-list'
import type { ListedBranch, ListedCourse } from './listed'
import { Stars } from './stars'

export const Sites = styled.div`
  display: grid;
  gap: var(--space-8) var(--space-6);
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 28rem), 1fr));
`
const Site = styled.div`
  display: grid;
  gap: var(--space-2);
  align-content: start;
  header { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0 var(--space-6); }
  h3 { font-size: var(--text-1); }
  a { min-block-size: var(--target); }
  h3 a, > p a { display: inline-flex; align-items: center; }
`

/** As many courses as show what a school is like; its own page has them all. @assumed */
const shown = 3

/** A branch inside its city's page: its name, where it lies, what students say, its first courses. */
export function BranchPart({ branch, place }: { branch: ListedBranch & { courses: ListedCourse[] }; place: string }) {
  const t = useText('school')
  const locale = useLocale()
  const others = branch.courses.length - shown
  return (
    <Site>
      <header>
        <h3>
          <LocaleLink to={to.branch(locale, branch.url)}>{branch.name}</LocaleLink>
        </h3>
        <Stars {...branch} />
      </header>
      <p>{place}</p>
      <CourseList courses={branch.courses.slice(0, shown)} />
      {others > 0 && (
        <p>
          <LocaleLink to={to.branch(locale, branch.url)}>{t('others', { count: others })}</LocaleLink>
        </p>
      )}
    </Site>
  )
}
