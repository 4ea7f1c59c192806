import styled from 'styled-components'
import type { Locale } from '../../config/locales'
import { to } from '../../config/routes'
import { collationKey, compareKeys } from '../../domain/search/collate'
import { LocaleLink } from '../../i18n/locale-link'
import { useLocale, useText } from '../../i18n/use-text'
import { PillList } from '../../ui/pill-list'
import type { CoursePage, OtherCourse } from './course-page'

/**
 * The order is the reader's tick and the style sheet's work, so it needs no script; `reading-flow` takes keyboard and screen reader along.
 * Folded, the first six in the chosen order stay.
 */
const Sorted = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-5);
  label { display: inline-flex; align-items: center; min-block-size: var(--target); padding-inline-end: var(--space-4); cursor: pointer; }
  input { accent-color: var(--action); inline-size: 1.15rem; block-size: 1.15rem; margin-inline-end: var(--space-2); }
  ol { display: flex; flex-direction: column; flex: 1 0 100%; list-style: none; padding: 0; background: var(--paper); border-radius: var(--radius-card); box-shadow: var(--shadow); overflow: hidden; reading-flow: flex-visual; }
  li { position: relative; padding: var(--space-3) var(--space-4); box-shadow: 0 1px 0 var(--line); }
  small { display: block; color: var(--ink-soft); }
  &:has(.down:checked) ol { flex-direction: column-reverse; }
  &:not(:has(.all:checked)):not(:has(.down:checked)) li:nth-child(n + 7), &:not(:has(.all:checked)):has(.down:checked) li:nth-last-child(n + 7) { display: none; }
`

const sortedByName = (courses: OtherCourse[], locale: Locale): OtherCourse[] =>
  courses
    .map((course) => ({ course, key: collationKey(course.name, locale) }))
    .sort((a, b) => compareKeys(a.key, b.key) || a.course.id - b.course.id)
    .map(({ course }) => course)

const shownAtOnce = 6

/** Courses and schools of the same city, courses by name up or down (spec §2). The built page has them by name upwards. */
export function OtherCourses({ page: { otherCourses, otherSchools, city } }: { page: CoursePage }) {
  const t = useText('course')
  const locale = useLocale()
  const sorted = sortedByName(otherCourses, locale)
  const schools = otherSchools.map(({ id, url, name }) => ({
    key: id,
    content: <LocaleLink to={to.school(locale, url)}>{name}</LocaleLink>,
  }))
  return (
    <>
      {sorted.length === 0 ? (
        <p>{t('others.empty')}</p>
      ) : (
        <Sorted role="group" aria-label={t('others.sort')}>
          <label>
            <input type="radio" name="others" defaultChecked />
            {t('others.nameUp')}
          </label>
          <label>
            <input type="radio" name="others" className="down" />
            {t('others.nameDown')}
          </label>
          {sorted.length > shownAtOnce && (
            <label>
              <input type="checkbox" className="all" />
              {t('others.all', { count: sorted.length })}
            </label>
          )}
          <ol>
            {sorted.map(({ id, url, name, school, type }) => (
              <li key={id}>
                <LocaleLink to={to.course(locale, url)}>{name}</LocaleLink>
                <small>
                  {school} · {t(`type.${type}`)}
                </small>
              </li>
            ))}
          </ol>
        </Sorted>
      )}
      {schools.length > 0 && (
        <>
          <h3>{t('others.institutes', { city: city.name })}</h3>
          <PillList pills={schools} />
        </>
      )}
    </>
  )
}
