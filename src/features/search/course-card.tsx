import styled from 'styled-components'
import { to } from '../../config/routes'
import type { CourseCard as Course } from '../../contract/course-schema'
import { formatDate } from '../../i18n/format'
import { LocaleLink } from '../../i18n/locale-link'
import { Price } from '../../i18n/price'
import { useLocale, useText } from '../../i18n/use-text'
import { useWeeks } from '../../i18n/weeks'
import { CardBody, LinkCard } from '../../ui/card'
import { Poster } from '../../ui/poster'
import { Rating } from '../../ui/rating'

const Name = styled.h2`
  font-size: var(--text-1);
  line-height: 1.4;
`

const Where = styled.p`
  color: var(--ink-soft);
  font-size: var(--text--1);
`

const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1);
  list-style: none;
  margin: 0;
  padding: 0;
  font-size: var(--text--1);
  li { padding: 2px var(--space-2); border-radius: var(--radius-full); background: var(--sunk); }
`

const Total = styled.p`
  margin-block-start: auto;
  display: grid;
  strong { font-size: var(--text-2); font-variant-numeric: tabular-nums; }
  small { color: var(--ink-soft); }
`

const Saved = styled.span`
  color: var(--offer-ink);
  font-weight: 600;
`

/** A course in a list: where, what, and the total for my weeks with what is in it. */
export function CourseCard({ course, query }: { course: Course; query: string }) {
  const t = useText('search')
  const tc = useText('course')
  const weeks = useWeeks()
  const locale = useLocale()
  const { trip } = course
  return (
    <LinkCard>
      <Poster slug={course.city.poster} alt="" flush />
      <CardBody>
        <Name>
          <LocaleLink className="cover" to={`${to.course(locale, course.url)}${query}`}>
            {course.name}
          </LocaleLink>
        </Name>
        <Where>
          {course.school.name} · {course.city.name} · {course.country.name}
        </Where>
        <Rating
          tenths={course.rating}
          label={course.reviewCount ? tc('rating.label', { rating: course.rating / 10 }) : tc('rating.none')}
          count={course.reviewCount ? tc('rating.count', { count: course.reviewCount }) : undefined}
        />
        <Facts>
          <li>{tc(`type.${course.type}`)}</li>
          <li>{t('lessons', { count: course.lessonsPerWeek })}</li>
          <li>
            <bdi>{tc('facts.levelValue', { from: course.minLevel, to: course.maxLevel })}</bdi>
          </li>
        </Facts>
        <Total>
          {trip && (
            <>
              <strong>
                <Price minor={trip.totalSar} />
              </strong>
              <small>{t('tripOf', { weeks: weeks(trip.weeks), date: formatDate(trip.startDate, locale) })}</small>
              {trip.savedSar > 0 && (
                <Saved>
                  {t('saved')} <Price minor={trip.savedSar} />
                </Saved>
              )}
            </>
          )}
          {!course.bookable && <small>{tc('card.notBookable')}</small>}
          {course.bookable && !trip && <small>{t('noTrip')}</small>}
        </Total>
      </CardBody>
    </LinkCard>
  )
}
