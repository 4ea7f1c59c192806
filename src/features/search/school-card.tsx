import type { ReactNode } from 'react'
import { to } from '../../config/routes'
import type { SchoolCard as School } from '../../contract/school-schema'
import { LocaleLink } from '../../i18n/locale-link'
import { Price } from '../../i18n/price'
import { useLocale, useText } from '../../i18n/use-text'
import { useWeeks } from '../../i18n/weeks'
import { CardTotal } from './card-frame'
import { CardFacts, CardFigure, CardName, CardRating, CardSaid, CardShell, CardWhere } from './card-parts'

/** The cheapest trip of my weeks among what was asked, or what a week costs at least. */
function From({ school, weeks: asked }: { school: School; weeks: number }) {
  const t = useText('search')
  const weeks = useWeeks()
  const amount = school.tripFromSar ?? school.fromPerWeekSar
  if (amount === 0)
    return (
      <CardSaid>
        <small>{t('noTrip')}</small>
      </CardSaid>
    )
  return (
    <>
      <CardFigure>
        <small>{school.tripFromSar === null ? t('fromAWeek') : t('tripFrom', { weeks: weeks(asked) })}</small>
        <strong>
          <Price minor={amount} />
        </strong>
      </CardFigure>
      {school.tripFromSar !== null && (
        <CardSaid>
          <small>{t('tripHolds')}</small>
        </CardSaid>
      )}
    </>
  )
}

/** The first of a list, and how many more there are. */
function few(names: readonly string[], most: number): string[] {
  return names.length <= most + 1 ? [...names] : [...names.slice(0, most), `+${names.length - most}`]
}
const shownOf = { cities: 3, languages: 2, accreditations: 2 }

type Props = { school: School; weeks: number; actions?: ReactNode }

/** A school in a list: its cities, its languages, how many of its courses fit, and the cheapest of them for my weeks. */
export function SchoolCard({ school, weeks, actions }: Props) {
  const t = useText('search')
  const locale = useLocale()
  const cities = [...new Set(school.branches.map(({ city }) => city))]
  const languages = school.languages.map(({ name }) => name)
  return (
    <CardShell
      poster={school.branches[0]?.poster ?? 'school'}
      actions={actions}
      beside={
        <>
          <CardName>
            <LocaleLink className="cover" to={to.school(locale, school.url)}>
              <bdi>{school.name}</bdi>
            </LocaleLink>
          </CardName>
          <CardWhere>{few(cities, shownOf.cities).join('\u00a0· ')}</CardWhere>
          <CardRating rating={school.rating} reviewCount={school.reviewCount} />
          <CardFacts>
            <li>{t('fittingCourses', { count: school.matchingCourses })}</li>
            {[...few(languages, shownOf.languages), ...few(school.accreditations, shownOf.accreditations)].map((name, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: "+3" may stand twice
              <li key={index}>
                <bdi>{name}</bdi>
              </li>
            ))}
          </CardFacts>
        </>
      }
    >
      <CardTotal>
        <From school={school} weeks={weeks} />
      </CardTotal>
    </CardShell>
  )
}
