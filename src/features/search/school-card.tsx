import type { ReactNode } from 'react'
import { to } from '../../config/routes'
import type { SchoolCard as School } from '../../contract/school-schema'
import { LocaleLink } from '../../i18n/locale-link'
import { Price } from '../../i18n/price'
import { useLocale, useText } from '../../i18n/use-text'
import { useWeeks } from '../../i18n/weeks'
import { CardFacts, CardName, CardRating, CardShell, CardTotal, CardWhere } from './card-parts'

/** The cheapest trip of my weeks among what was asked, or what a week costs at least. */
function From({ school, weeks: asked }: { school: School; weeks: number }) {
  const t = useText('search')
  const weeks = useWeeks()
  const amount = school.tripFromSar ?? school.fromPerWeekSar
  if (amount === 0) return <small>{t('noTrip')}</small>
  return (
    <>
      <small>{school.tripFromSar === null ? t('fromAWeek') : t('tripFrom', { weeks: weeks(asked) })}</small>
      <strong>
        <Price minor={amount} />
      </strong>
      {school.tripFromSar !== null && <small>{t('tripHolds')}</small>}
    </>
  )
}

type Props = { school: School; weeks: number; first: boolean; actions?: ReactNode }

/** A school in a list: its cities, its languages, how many of its courses fit, and the cheapest of them for my weeks. */
export function SchoolCard({ school, weeks, first, actions }: Props) {
  const t = useText('search')
  const locale = useLocale()
  const cities = [...new Set(school.branches.map(({ city }) => city))]
  return (
    <CardShell poster={school.branches[0]?.poster ?? 'school'} {...{ first, actions }}>
      <CardName>
        <LocaleLink className="cover" to={to.school(locale, school.url)}>
          <bdi>{school.name}</bdi>
        </LocaleLink>
      </CardName>
      <CardWhere>{cities.join(' · ')}</CardWhere>
      <CardRating rating={school.rating} reviewCount={school.reviewCount} />
      <CardFacts>
        {school.languages.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
        <li>{t('fittingCourses', { count: school.matchingCourses })}</li>
        {school.accreditations.map((name) => (
          <li key={name}>
            <bdi>{name}</bdi>
          </li>
        ))}
      </CardFacts>
      <CardTotal>
        <From school={school} weeks={weeks} />
      </CardTotal>
    </CardShell>
  )
}
