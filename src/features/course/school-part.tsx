import styled from 'styled-components'
import { to } from '../../config/routes'
import { LocaleLink } from '../../i18n/locale-link'
import { useLocale, useText } from '../../i18n/use-text'
import type { CoursePage } from './course-page'

const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  list-style: none;
  margin: 0;
  padding: 0;
  li { padding: var(--space-1) var(--space-3); border-radius: var(--radius-full); background: var(--sunk); font-size: var(--text--1); }
`

/** Who teaches: the school, what it has, who else studies there. */
export function SchoolPart({ page: { school, branch, otherSchools, city } }: { page: CoursePage }) {
  const t = useText('course')
  const locale = useLocale()
  return (
    <>
      <p>{school.description}</p>
      <p>
        {t('school.founded', { year: school.founded })} · <bdi>{branch.address}</bdi>
      </p>
      <h3>{t('school.facilities')}</h3>
      <Chips>
        {branch.facilities.map(({ icon, name }) => (
          <li key={icon}>{name}</li>
        ))}
      </Chips>
      <h3>{t('school.nationalities')}</h3>
      <Chips>
        {branch.nationalityMix.map(({ nationality, percent }) => (
          <li key={nationality}>
            {nationality} <bdi>{percent}%</bdi>
          </li>
        ))}
      </Chips>
      <p>
        <LocaleLink to={to.school(locale, school.url)}>{t('school.more', { school: school.name })}</LocaleLink>
      </p>
      {otherSchools.length > 0 && (
        <>
          <h3>{t('others.institutes', { city: city.name })}</h3>
          <Chips>
            {otherSchools.map(({ id, url, name }) => (
              <li key={id}>
                <LocaleLink to={to.school(locale, url)}>{name}</LocaleLink>
              </li>
            ))}
          </Chips>
        </>
      )}
    </>
  )
}
