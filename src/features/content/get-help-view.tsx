import type { ReactNode } from 'react'
import styled from 'styled-components'
import { to } from '../../config/routes'
import { LocaleLink } from '../../i18n/locale-link'
import type { PageContext } from '../../i18n/page-context'
import { useText } from '../../i18n/use-text'
import { CardBody, CardGrid, LinkCard } from '../../ui/card'
import { PageWidth } from '../../ui/page-width'
import type { Block } from './contact-view'
import { ContactWays, type Reach } from './contact-ways'
import { PageTitle } from './page-title'
import { Prose } from './prose'

export type HelpData = { config: { contacts: Reach }; block: Block | null }

const Sections = styled.div`
  display: grid;
  gap: var(--space-10);
  h2 { font-size: var(--text-2); }
  section { display: grid; gap: var(--space-4); }
  h3 { font-size: var(--text-0); }
`

/** An adviser chooses for the visitor: what to tell, and three ways to tell it. */
export function GetHelpView({ data, page, children }: { data: HelpData; page: PageContext; children?: ReactNode }) {
  const t = useText('content')
  const locale = page.language
  const ways: [key: string, path: string][] = [
    ['search', to.searchByCourse(locale)],
    ['quote', to.quote(locale)],
    ['faq', to.faq(locale)],
  ]
  return (
    <PageWidth>
      <PageTitle title={data.block?.title ?? page.title} lead={page.description} />
      <Sections>
        <Prose html={data.block?.html ?? ''} />
        {children}
        <section aria-labelledby="ways">
          <h2 id="ways">{t('help.ways')}</h2>
          <p>{t('help.prepared')}</p>
          <ContactWays
            reach={data.config.contacts}
            whatsappText={t('help.whatsappText')}
            subject={t('help.subject')}
            body={t('help.whatsappText')}
          />
        </section>
        <section aria-labelledby="self">
          <h2 id="self">{t('help.self')}</h2>
          <CardGrid>
            {ways.map(([key, path]) => (
              <LinkCard key={key}>
                <CardBody>
                  <h3>
                    <LocaleLink className="cover" to={path}>
                      {t(`help.${key}Title`)}
                    </LocaleLink>
                  </h3>
                  <p>{t(`help.${key}Text`)}</p>
                </CardBody>
              </LinkCard>
            ))}
          </CardGrid>
        </section>
      </Sections>
    </PageWidth>
  )
}
