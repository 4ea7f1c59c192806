import type { ReactNode } from 'react'
import type { LineKind, PricedLine } from '../../contract/price-schema'
import type { CompareItem } from '../../contract/trip-schema'
import { kilometres } from '../../domain/distance'
import { hoursAWeek } from '../../domain/study-week'
import { formatDate } from '../../i18n/format'
import { Price } from '../../i18n/price'
import { usePricingWords } from '../../i18n/pricing-words'
import { startsOf } from '../../i18n/start-rule'
import { useLocale, useText } from '../../i18n/use-text'
import { useWeeks } from '../../i18n/weeks'
import { Tag } from '../../ui/chip'

/** A cell, and the plain value by which it is told whether the columns differ. */
export type Cell = { value: string | number; shown: ReactNode }
export type Row = { key: string; name: string; cells: Cell[]; isTotal?: boolean }

/** No line starts with the dot between two things. */
const dot = '\u00a0· '

const plain = (text: string): Cell => ({ value: text, shown: text })
const isolated = (text: string): Cell => ({ value: text, shown: <bdi>{text}</bdi> })

/** Lines that a course alone can have, in the order of a bill (design domain §3). */
const billed: readonly LineKind[] = [
  ...(['tuition', 'promotion', 'registration', 'materials', 'tuitionSeason'] as const),
  ...(['extraFee', 'serviceFee', 'vat'] as const),
]

/** Two lines of the head hold about this many letters on a phone: longer names are told in full in a row of their own. */
const cutAfter = 36

/** The kinds of line that one of the prices has. */
const kindsOf = (items: readonly CompareItem[]): LineKind[] =>
  billed.filter((kind) => items.some(({ price }) => price?.lines.some((line) => line.kind === kind)))

/** Rows of money: the total for my weeks, then the lines that add up to it. */
function useMoneyRows(items: readonly CompareItem[]): Row[] {
  const t = useText('compare')
  const weeks = useWeeks()
  const locale = useLocale()
  const words = usePricingWords()
  const totals = items.flatMap(({ course }) => course.trip?.totalSar ?? [])
  const isLowest = (total: number) => totals.length > 1 && total === Math.min(...totals) && new Set(totals).size > 1
  const total = ({ course }: CompareItem): Cell => {
    const { trip } = course
    if (!trip) return plain(t(course.bookable ? 'noPrice' : 'notBookable'))
    const shown = (
      <>
        <strong>
          <Price minor={trip.totalSar} />
        </strong>
        <small>{t('totalFrom', { weeks: weeks(trip.weeks), date: formatDate(trip.startDate, locale) })}</small>
        {isLowest(trip.totalSar) && <Tag tone="success">{t('cheapest')}</Tag>}
      </>
    )
    return { value: trip.totalSar, shown }
  }
  const amount = (lines: readonly PricedLine[]): Cell => {
    if (lines.length === 0) return plain(t('none'))
    const sum = lines.reduce((all, { sar }) => all + sar, 0)
    return { value: sum, shown: <Price minor={sum} /> }
  }
  const lineRow = (kind: LineKind): Row => {
    const ofKind = items.map(({ price }) => price?.lines.filter((line) => line.kind === kind) ?? [])
    const [first] = ofKind.flat()
    return { key: kind, name: first ? words.lineName(first) : '', cells: ofKind.map(amount) }
  }
  return [{ key: 'total', name: t('total'), cells: items.map(total), isTotal: true }, ...kindsOf(items).map(lineRow)]
}

/** Everything compared, row by row: each a name and a cell a course. */
export function useCompareRows(items: readonly CompareItem[]): Row[] {
  const t = useText('compare')
  const tc = useText('course')
  const weeks = useWeeks()
  const money = useMoneyRows(items)
  const row = (key: string, name: string, cell: (item: CompareItem) => Cell): Row => ({ key, name, cells: items.map(cell) })
  const stay = ({ accommodation }: CompareItem): Cell => {
    if (!accommodation) return plain(t('none'))
    const { name, perWeekSar, minutesAway } = accommodation
    const away = tc('accommodation.away', { count: minutesAway })
    const shown = (
      <>
        <Price minor={perWeekSar} /> {t('stayWeek')}
        <small>
          {name}
          {dot}
          {away}
        </small>
      </>
    )
    return { value: perWeekSar, shown }
  }
  const ages = ({ course: { minAge, maxAge } }: CompareItem) =>
    plain(maxAge === null ? tc('facts.agesFrom', { from: minAge }) : tc('facts.agesBetween', { from: minAge, to: maxAge }))
  return [
    ...(items.some(({ course }) => course.name.length > cutAfter) ? [row('course', t('course'), ({ course }) => plain(course.name))] : []),
    row('city', t('city'), ({ course: { city, country } }) => plain(`${city.name}${dot}${country.name}`)),
    ...money,
    row('lessons', tc('facts.lessons'), ({ course }) =>
      plain(tc('facts.lessonsValue', { count: course.lessonsPerWeek, minutes: course.minutesPerLesson })),
    ),
    row('hours', t('hours'), ({ course }) => {
      const hours = hoursAWeek(course)
      return plain(tc('facts.hoursValue', { hours, count: Math.round(hours) }))
    }),
    row('class', tc('facts.class'), ({ course }) =>
      plain(tc('facts.classValue', { average: course.averageClass, maximum: course.maximumClass })),
    ),
    row('level', tc('facts.level'), ({ course }) => isolated(tc('facts.levelValue', { from: course.minLevel, to: course.maxLevel }))),
    row('ages', tc('facts.ages'), ages),
    row('time', tc('facts.time'), ({ course }) => plain(tc(`studyTime.${course.studyTime}`))),
    row('starts', tc('facts.starts'), ({ startRule }) => plain(startsOf(tc, startRule))),
    row('duration', tc('facts.duration'), ({ course }) =>
      plain(tc('facts.durationValue', { from: weeks(course.minWeeks), to: weeks(course.maxWeeks) })),
    ),
    row('stay', t('stay'), stay),
    row('centre', t('centre'), ({ course }) => plain(t('km', { distance: kilometres(course.distanceMetres) }))),
    row('accreditation', tc('facts.accreditation'), ({ accreditations }) => isolated(accreditations.join(dot) || t('none'))),
    row('rating', t('rating'), ({ course }) =>
      plain(course.reviewCount > 0 ? tc('rating.label', { rating: course.rating / 10 }) : tc('rating.none')),
    ),
    row('offered', t('offered'), ({ facilities }) => plain(facilities.join(dot) || t('none'))),
  ]
}
