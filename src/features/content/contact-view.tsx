import type { ReactNode } from 'react'
import styled from 'styled-components'
import { positionOf } from '../../domain/distance'
import type { PageContext } from '../../i18n/page-context'
import { useText } from '../../i18n/use-text'
import { from } from '../../theme/breakpoints'
import { ButtonLink } from '../../ui/button'
import { PageWidth } from '../../ui/page-width'
import { ContactWays, type Reach } from './contact-ways'
import { FormColumns } from './form-columns'
import { OfficeMap } from './office-map'
import { PageTitle } from './page-title'
import { Prose } from './prose'
import { directionsLink, openMapLink } from './reach'

export type Contacts = Reach & { address: string; hours: string; latitude: string; longitude: string; subjects: string[] }
export type Block = { title: string; html: string }
export type ContactData = {
  config: { contacts: Contacts; officeCoasts: string; hasMapService: boolean }
  office: Block | null
  hours: Block | null
}

const Sections = styled.div`
  display: grid;
  gap: var(--space-10);
  h2 { font-size: var(--text-2); margin-block-end: var(--space-3); }
`
const Visit = styled.section`
  display: grid;
  gap: var(--space-6);
  ${from('tablet')} { grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); align-items: start; }
`
const Places = styled.div`
  display: grid;
  gap: var(--space-3);
  justify-items: start;
  h2 { margin: 0; }
`

function Office({ data: { config, office } }: { data: ContactData }) {
  const t = useText('content')
  const { contacts } = config
  const isPlaced = positionOf(contacts) !== null
  return (
    <Visit aria-labelledby="office">
      <Places>
        <h2 id="office">{t('contact.visit')}</h2>
        {office?.html ? <Prose html={office.html} /> : <p>{contacts.address}</p>}
        {isPlaced && (
          <>
            <ButtonLink href={directionsLink(contacts)} icon="route" rel="noopener">
              {t('contact.directions')}
            </ButtonLink>
            <ButtonLink href={openMapLink(contacts)} kind="plain" icon="map" rel="noopener">
              {t('contact.openMap')}
            </ButtonLink>
          </>
        )}
      </Places>
      <OfficeMap office={contacts} coasts={config.officeCoasts} hasService={config.hasMapService} />
    </Visit>
  )
}

/** How to reach people: by phone, WhatsApp, mail, the form (`children`), or at the head office. */
export function ContactView({ data, page, children }: { data: ContactData; page: PageContext; children?: ReactNode }) {
  const t = useText('content')
  const { contacts } = data.config
  return (
    <PageWidth>
      <Sections>
        <FormColumns>
          <div>
            <PageTitle title={page.title} lead={t('contact.lead')} />
            <ContactWays reach={contacts} whatsappText={t('contact.hello')} />
          </div>
          {children}
          <section aria-labelledby="hours">
            <h2 id="hours">{t('contact.hours')}</h2>
            {data.hours?.html ? <Prose html={data.hours.html} /> : <p>{contacts.hours}</p>}
          </section>
        </FormColumns>
        <Office data={data} />
      </Sections>
    </PageWidth>
  )
}
