import type { ReactNode } from 'react'
import styled from 'styled-components'
import { to } from '../../config/routes'
import type { CourseCard as Course } from '../../contract/course-schema'
import { kilometres } from '../../domain/distance'
import { writeEntry } from '../../domain/quote/write-entry'
import { formatDate } from '../../i18n/format'
import { LocaleLink } from '../../i18n/locale-link'
import { Price } from '../../i18n/price'
import { useLocale, useText } from '../../i18n/use-text'
import { useWeeks } from '../../i18n/weeks'
import { Tag } from '../../ui/chip'
import { Icon } from '../../ui/icon'
import { VisuallyHidden } from '../../ui/visually-hidden'
import { CardTotal } from './card-frame'
import { CardFacts, CardFigure, CardName, CardRating, CardSaid, CardShell, CardWhere } from './card-parts'

const Saved = styled.span`
  color: var(--offer-ink);
  font-weight: 600;
  font-size: var(--text--1);
`

const QuoteLink = styled(LocaleLink)`
  display: inline-flex;
  align-items: center;
  gap: var(--space-1);
  justify-self: start;
  min-block-size: var(--target);
  font-size: var(--text--1);
  font-weight: 600;
`

/** The total for my weeks, from when, and what is in it (@assumed); or why there is none. */
function Total({ course, isKept }: { course: Course; isKept: boolean }) {
  const t = useText('search')
  const tc = useText('course')
  const weeks = useWeeks()
  const locale = useLocale()
  const { trip } = course
  if (trip && course.bookable)
    return (
      <>
        <CardFigure>
          <strong>
            <Price minor={trip.totalSar} />
          </strong>
        </CardFigure>
        <CardSaid>
          <small>{t('tripOf', { weeks: weeks(trip.weeks), date: formatDate(trip.startDate, locale) })}</small>
          <small>{t('tripHolds')}</small>
          {trip.savedSar > 0 && (
            <Saved>
              {t('saved')} <Price minor={trip.savedSar} />
            </Saved>
          )}
        </CardSaid>
      </>
    )
  if (!course.bookable || !isKept)
    return (
      <CardSaid>
        <small>{course.bookable ? t('noTrip') : tc('card.notBookable')}</small>
      </CardSaid>
    )
  return (
    <CardFigure>
      <small>{t('fromAWeek')}</small>
      <strong>
        <Price minor={course.fromPerWeekSar} />
      </strong>
    </CardFigure>
  )
}

type Props = {
  course: Course
  /** From this browser's own index, which knows no trip's price. */
  isKept: boolean
  /** Search part of the course's address: the same trip. */
  query: string
  actions?: ReactNode
}

/** A course in a list: where, what, and the total for my weeks with what is in it. */
export function CourseCard({ course, isKept, query, actions }: Props) {
  const t = useText('search')
  const tc = useText('course')
  const locale = useLocale()
  return (
    <CardShell
      poster={course.city.poster}
      flag={course.onOffer && <Tag tone="offer">{t('offer')}</Tag>}
      actions={actions}
      beside={
        <>
          <CardName>
            <LocaleLink className="cover" to={`${to.course(locale, course.url)}${query}`}>
              {course.name}
            </LocaleLink>
          </CardName>
          <CardWhere>
            <bdi>{course.school.name}</bdi>
            {'\u00a0· '}
            {course.city.name}
          </CardWhere>
          <CardRating rating={course.rating} reviewCount={course.reviewCount} />
          <CardFacts>
            <li>{tc(`type.${course.type}`)}</li>
            <li>{t('lessons', { count: course.lessonsPerWeek })}</li>
            <li>
              <bdi>{tc('facts.levelValue', { from: course.minLevel, to: course.maxLevel })}</bdi>
            </li>
            <li>{t('toCentre', { distance: kilometres(course.distanceMetres) })}</li>
          </CardFacts>
        </>
      }
    >
      <CardTotal>
        <Total course={course} isKept={isKept} />
        {course.bookable && (
          <QuoteLink
            className="above"
            to={`${to.quote(locale)}${writeEntry({ course: course.id, weeks: course.trip?.weeks, start: course.trip?.startDate })}`}
          >
            <Icon name="file-text" />
            {t('quote')}
            <VisuallyHidden>{course.name}</VisuallyHidden>
          </QuoteLink>
        )}
      </CardTotal>
    </CardShell>
  )
}
