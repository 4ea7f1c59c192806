import type { ReactNode } from 'react'
import styled from 'styled-components'
import { to } from '../../config/routes'
import { formatDate } from '../../i18n/format'
import { LocaleLink } from '../../i18n/locale-link'
import type { PageContext } from '../../i18n/page-context'
import { useText } from '../../i18n/use-text'
import { from } from '../../theme/breakpoints'
import { Breadcrumbs } from '../../ui/breadcrumbs'
import { FactLine, type LineFact } from '../../ui/fact-line'
import { PageLead } from '../../ui/page-lead'
import { PageSection } from '../../ui/page-section'
import { PageWidth } from '../../ui/page-width'
import { TickList } from '../../ui/tick-list'
import { AskCard } from './ask-card'
import type { ListedGroup } from './listed-group'

type City = { url: string; name: string; poster: string; country: { name: string } }
export type SummerGroupData = {
  config: { contacts: { whatsapp: string } }
  group: Omit<ListedGroup, 'branch'> & {
    description: string
    includes: { text: string }[]
    branch: { url: string; name: string; city: City }
  }
}

const Column = styled(PageWidth)`
  display: grid;
  gap: var(--space-10);
  padding-block-start: 0;
`
const Halves = styled.div`
  display: grid;
  gap: var(--space-8) var(--space-10);
  align-items: start;
  ${from('tablet')} { grid-template-columns: minmax(0, 1fr) 24rem; }
`

type Props = { data: SummerGroupData; page: PageContext /** The inquiry's form. */; children?: ReactNode }

/** A dated package for juniors: what it holds, and how to ask for a place. */
export function SummerGroupView({ data: { group, config }, page, children }: Props) {
  const t = useText('summer-group')
  const common = useText('common')
  const locale = page.language
  const { city } = group.branch
  const facts: LineFact[] = [
    { key: 'school', icon: 'school', value: <LocaleLink to={to.branch(locale, group.branch.url)}>{group.branch.name}</LocaleLink> },
    { key: 'city', icon: 'map-pin', value: <LocaleLink to={to.city(locale, city.url)}>{city.name}</LocaleLink> },
  ]
  return (
    <Column>
      <div>
        <Breadcrumbs
          label={t('trail.label')}
          crumbs={[
            { href: to.home(locale), label: t('trail.home') },
            { href: to.summerGroups(locale), label: t('trail.groups') },
          ]}
          current={group.name}
        />
        <PageLead
          title={group.name}
          intro={group.description}
          poster={city.poster}
          pictures={{ photos: group.pictures, label: common('pictures') }}
        >
          <p>{t('fromTo', { from: formatDate(group.from, locale, 'dayMonth'), to: formatDate(group.to, locale) })}</p>
          <FactLine facts={facts} />
        </PageLead>
      </div>
      <Halves>
        <PageSection heading={t('includes')} note={t('notIncluded')}>
          <TickList lines={group.includes.map(({ text }) => text)} />
        </PageSection>
        <AskCard group={group} whatsapp={config.contacts.whatsapp} />
      </Halves>
      {children}
    </Column>
  )
}
