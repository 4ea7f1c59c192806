import type { ReactNode } from 'react'
import styled from 'styled-components'
import { to } from '../../config/routes'
import { LocaleLink } from '../../i18n/locale-link'
import type { PageContext } from '../../i18n/page-context'
import { useText } from '../../i18n/use-text'
import { from } from '../../theme/breakpoints'
import { Breadcrumbs } from '../../ui/breadcrumbs'
import { ButtonLink } from '../../ui/button'
import { FactLine } from '../../ui/fact-line'
import { PageLead } from '../../ui/page-lead'
import { PageSection } from '../../ui/page-section'
import { PageWidth } from '../../ui/page-width'
import { byDegree, type ListedProgramme, type ListedUniversity } from './listed-university'
import { ProgrammeRow, type Rates } from './programme-row'

export type UniversityData = {
  config: { builtOn: string; terms: { ratesMicro: Rates } }
  university: Omit<ListedUniversity, 'programmes'> & { description: string; programmes: ListedProgramme[] }
}

const Column = styled(PageWidth)`
  display: grid;
  gap: var(--space-12);
  padding-block-start: 0;
`
const Rows = styled.ul`
  background: var(--paper);
  border-radius: var(--radius-card);
  box-shadow: var(--shadow);
`
const Way = styled.ol`
  counter-reset: way;
  display: grid;
  gap: var(--space-4) var(--space-8);
  ${from('tablet')} { grid-template-columns: repeat(3, 1fr); }
  li { counter-increment: way; padding-block-start: var(--space-3); border-block-start: 2px solid var(--highlight); }
  li::before { content: counter(way); display: block; font-size: var(--text-2); font-weight: 600; line-height: 1.3; }
`

type Props = { data: UniversityData; page: PageContext /** The application inquiry's form. */; children?: ReactNode }

/** A university: its programmes by degree, and how one applies. */
export function UniversityView({ data: { university, config }, page, children }: Props) {
  const t = useText('university')
  const common = useText('common')
  const locale = page.language
  const { name, city, currency } = university
  return (
    <Column>
      <div>
        <Breadcrumbs
          label={t('trail.label')}
          crumbs={[
            { href: to.home(locale), label: t('trail.home') },
            { href: to.universityAdmissions(locale), label: t('trail.admissions') },
          ]}
          current={name}
        />
        <PageLead
          title={name}
          intro={university.description}
          poster={city.poster}
          pictures={{ photos: university.pictures, label: common('pictures') }}
        >
          <FactLine
            facts={[
              {
                key: 'city',
                icon: 'map-pin',
                value: (
                  <>
                    <LocaleLink to={to.city(locale, city.url)}>{city.name}</LocaleLink> · {city.country.name}
                  </>
                ),
              },
              { key: 'founded', icon: 'landmark', value: t('founded', { year: university.founded }) },
            ]}
          />
          <p>
            <ButtonLink href="#write" icon="graduation-cap">
              {t('apply')}
            </ButtonLink>
          </p>
        </PageLead>
      </div>
      {byDegree(university.programmes).map(({ degree, programmes }) => (
        <PageSection key={degree} heading={t(`degree.${degree}`)}>
          <Rows className="programmes">
            {programmes.map((programme) => (
              <ProgrammeRow
                key={programme.programmeId}
                programme={programme}
                currency={currency}
                rates={config.terms.ratesMicro}
                today={config.builtOn}
              />
            ))}
          </Rows>
        </PageSection>
      ))}
      <PageSection heading={t('way.title')} note={t('way.note')}>
        <Way className="way">
          <li>{t('way.papers')}</li>
          <li>{t('way.application')}</li>
          <li>{t('way.offer')}</li>
        </Way>
      </PageSection>
      {children}
    </Column>
  )
}
