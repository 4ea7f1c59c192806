import styled from 'styled-components'
import { to } from '../../config/routes'
import type { SchoolCard as School } from '../../contract/school-schema'
import { LocaleLink } from '../../i18n/locale-link'
import { Price } from '../../i18n/price'
import { useLocale, useText } from '../../i18n/use-text'
import { CardBody, LinkCard } from '../../ui/card'
import { Poster } from '../../ui/poster'
import { Rating } from '../../ui/rating'

const Name = styled.h2`
  font-size: var(--text-1);
  line-height: 1.4;
`

const Small = styled.p`
  color: var(--ink-soft);
  font-size: var(--text--1);
`

const From = styled.p`
  margin-block-start: auto;
  strong { font-size: var(--text-1); }
`

/** A school in a list: its cities, its languages, what a week costs at least. */
export function SchoolCard({ school }: { school: School }) {
  const t = useText('search')
  const tc = useText('course')
  const locale = useLocale()
  const cities = [...new Set(school.branches.map(({ city }) => city))]
  return (
    <LinkCard>
      <Poster slug={school.branches[0]?.poster ?? 'school'} alt="" flush />
      <CardBody>
        <Name>
          <LocaleLink className="cover" to={to.school(locale, school.url)}>
            {school.name}
          </LocaleLink>
        </Name>
        <Small>{cities.join(' · ')}</Small>
        <Rating
          tenths={school.rating}
          label={school.reviewCount ? tc('rating.label', { rating: school.rating / 10 }) : tc('rating.none')}
          count={school.reviewCount ? tc('rating.count', { count: school.reviewCount }) : undefined}
        />
        <Small>
          {school.languages.map(({ name }) => name).join(' · ')} – {t('courses', { count: school.courseCount })}
        </Small>
        {school.fromPerWeekSar > 0 && (
          <From>
            <small>{t('fromAWeek')}</small>{' '}
            <strong>
              <Price minor={school.fromPerWeekSar} />
            </strong>
          </From>
        )}
      </CardBody>
    </LinkCard>
  )
}
