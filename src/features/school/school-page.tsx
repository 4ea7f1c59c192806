import type { ReactNode } from 'react'
import styled from 'styled-components'
import { to } from '../../config/routes'
import { followLinks } from '../../i18n/follow-links'
import { useLocale, useText } from '../../i18n/use-text'
import { from } from '../../theme/breakpoints'
import { Breadcrumbs, type Crumb } from '../../ui/breadcrumbs'
import { PageWidth } from '../../ui/page-width'

const Column = styled(PageWidth)`
  display: grid;
  gap: var(--space-12);
  padding-block-start: 0;
  ${from('tablet')} { gap: var(--space-16); }
`
const Opening = styled.div`
  display: grid;
  gap: var(--space-1);
`

type Props = {
  /** Between "Language schools" and this page. */
  trail?: Crumb[]
  current: string
  lead: ReactNode
  children: ReactNode
}

/** What the pages about schools, cities and languages have in common: the way here, the opening, and parts under it. */
export function SchoolPage({ trail = [], current, lead, children }: Props) {
  const t = useText('school')
  const locale = useLocale()
  const crumbs = [
    { href: to.home(locale), label: t('trail.home') },
    { href: to.languageSchools(locale), label: t('trail.schools') },
    ...trail,
  ]
  return (
    <Column>
      <Opening onClick={followLinks}>
        <Breadcrumbs label={t('trail.label')} crumbs={crumbs} current={current} />
        {lead}
      </Opening>
      {children}
    </Column>
  )
}
