import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { PageContext } from '../../i18n/page-context'
import { PageWidth } from '../../ui/page-width'
import type { Block } from './contact-view'
import { ContactWays, type Reach } from './contact-ways'
import { FormColumns } from './form-columns'
import { PageTitle } from './page-title'
import { Prose } from './prose'

export type HelpData = { config: { contacts: Reach }; block: Block | null }

const Sections = styled.div`
  display: grid;
  gap: var(--space-10);
  section { display: grid; gap: var(--space-4); }
  section h2 { font-size: var(--text-2); }
  section h3 { font-size: var(--text-0); }
`

type HelpPageProps = {
  data: HelpData
  page: PageContext
  /** The message to us. */
  form: ReactNode
  /** Other ways to reach us, and what each of them begins with. */
  ways: { heading: string; text: string; subject: string; body: string }
  children?: ReactNode
}

/** A page that leads to people: an editor's words, a message to us, and other ways to reach us. */
export function HelpPage({ data, page, form, ways, children }: HelpPageProps) {
  return (
    <PageWidth>
      <Sections>
        <FormColumns>
          <div>
            <PageTitle title={data.block?.title ?? page.title} lead={page.description} />
            <Prose html={data.block?.html ?? ''} />
          </div>
          {form}
          <section aria-labelledby="ways">
            <h2 id="ways">{ways.heading}</h2>
            <p>{ways.text}</p>
            <ContactWays reach={data.config.contacts} whatsappText={ways.body} subject={ways.subject} body={ways.body} />
          </section>
        </FormColumns>
        {children}
      </Sections>
    </PageWidth>
  )
}
