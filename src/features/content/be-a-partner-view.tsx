import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { PageContext } from '../../i18n/page-context'
import { useText } from '../../i18n/use-text'
import { PageWidth } from '../../ui/page-width'
import { ContactWays } from './contact-ways'
import type { HelpData } from './get-help-view'
import { PageTitle } from './page-title'
import { Prose } from './prose'

const Sections = styled.div`
  display: grid;
  gap: var(--space-10);
  section { display: grid; gap: var(--space-4); }
  section h2 { font-size: var(--text-2); }
`

/** What agencies get, what is asked of them, and a message that already holds the questions. */
export function BeAPartnerView({ data, page, children }: { data: HelpData; page: PageContext; children?: ReactNode }) {
  const t = useText('content')
  return (
    <PageWidth>
      <PageTitle title={data.block?.title ?? page.title} lead={page.description} />
      <Sections>
        <Prose html={data.block?.html ?? ''} />
        {children}
        <section aria-labelledby="ways">
          <h2 id="ways">{t('partner.ways')}</h2>
          <p>{t('partner.text')}</p>
          <ContactWays
            reach={data.config.contacts}
            whatsappText={t('partner.body')}
            subject={t('partner.subject')}
            body={t('partner.body')}
          />
        </section>
      </Sections>
    </PageWidth>
  )
}
