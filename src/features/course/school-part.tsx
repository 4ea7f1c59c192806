import { to } from '../../config/routes'
import { mapLink } from '../../domain/map-link'
import { LocaleLink } from '../../i18n/locale-link'
import { useLocale, useText } from '../../i18n/use-text'
import { PillList } from '../../ui/pill-list'
import type { CoursePage } from './course-page'

/** Who teaches: the school, what it has, who else studies there. */
export function SchoolPart({ page: { school, branch } }: { page: CoursePage }) {
  const t = useText('course')
  const locale = useLocale()
  const nationalities = branch.nationalityMix.map(({ nationality, percent }) => ({
    key: nationality,
    content: (
      <>
        {nationality} <bdi>{percent}%</bdi>
      </>
    ),
  }))
  return (
    <>
      <p>{school.description}</p>
      <p>
        {t('school.founded', { year: school.founded })} ·{' '}
        <LocaleLink to={mapLink(branch, 16)}>
          <bdi>{branch.address}</bdi>
        </LocaleLink>
      </p>
      <h3>{t('school.facilities')}</h3>
      <PillList pills={branch.facilities.map(({ icon, name }) => ({ key: icon, content: name }))} />
      <h3>{t('school.nationalities')}</h3>
      <PillList pills={nationalities} />
      <p>
        <LocaleLink to={to.school(locale, school.url)}>{t('school.more', { school: school.name })}</LocaleLink> ·{' '}
        <LocaleLink to={to.branch(locale, branch.url)}>{t('school.branch', { city: branch.name })}</LocaleLink>
      </p>
    </>
  )
}
