import styled from 'styled-components'
import { to } from '../../config/routes'
import { LocaleLink } from '../../i18n/locale-link'
import { Price } from '../../i18n/price'
import { useLocale, useText } from '../../i18n/use-text'
import { useWeeks } from '../../i18n/weeks'
import type { ListedCourse } from './listed'

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 28rem), 1fr));
  overflow: hidden;
  background: var(--paper);
  border-radius: var(--radius-card);
  box-shadow: var(--shadow);
`
const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--space-1) var(--space-6);
  padding: var(--space-3) var(--space-4);
  /* Hairlines below and beside; those at the rim fall outside the sheet. */
  box-shadow: 0 1px 0 var(--line), -1px 0 0 var(--line);
  &:hover { background: var(--action-soft); }
  a { display: inline-flex; align-items: center; min-block-size: 32px; font-weight: 600; text-decoration: none; }
  a::after { content: ''; position: absolute; inset: 0; }
  a:focus-visible { outline: none; }
  &:has(a:focus-visible) { outline: 3px solid var(--focus); outline-offset: -3px; border-radius: var(--radius-card); }
  small { color: var(--ink-soft); }
  @media (max-width: 29.99em) { grid-template-columns: minmax(0, 1fr); }
`
const Cost = styled.p`
  display: grid;
  line-height: 1.4;
  strong { font-size: var(--text-1); font-variant-numeric: tabular-nums; white-space: nowrap; }
  @media (min-width: 30em) { text-align: end; }
  @media (max-width: 29.99em) { grid-template-columns: auto 1fr; align-items: baseline; gap: var(--space-2); }
`
const Saved = styled.small`
  && { color: var(--offer-ink); font-weight: 600; }
`

/** Courses as a printed price list: the name, what it is, what it costs for the weeks said. */
export function CourseList({ courses }: { courses: ListedCourse[] }) {
  const t = useText('school')
  const tc = useText('course')
  const weeks = useWeeks()
  const locale = useLocale()
  return (
    <List className="courses">
      {courses.map(({ entityId, url, name, type, lessonsPerWeek, minLevel, maxLevel, trip }) => (
        <Row key={entityId}>
          <div>
            <LocaleLink to={to.course(locale, url)}>{name}</LocaleLink>
            <p>
              <small>
                {tc(`type.${type}`)} · {t('lessonsPerWeek', { count: lessonsPerWeek })} ·{' '}
                <bdi>{tc('facts.levelValue', { from: minLevel, to: maxLevel })}</bdi>
              </small>
            </p>
          </div>
          <Cost>
            {trip ? (
              <>
                <strong>
                  <Price minor={trip.totalSar} />
                </strong>
                <small>{weeks(trip.weeks)}</small>
              </>
            ) : (
              <small>{tc('card.notBookable')}</small>
            )}
            {trip && trip.savedSar > 0 && (
              <Saved>
                {t('saved')} <Price minor={trip.savedSar} />
              </Saved>
            )}
          </Cost>
        </Row>
      ))}
    </List>
  )
}
