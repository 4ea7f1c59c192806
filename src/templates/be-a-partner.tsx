import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { BeAPartnerView } from '../features/content/be-a-partner-view'
import type { HelpData } from '../features/content/help-page'
import { MessageSection } from '../features/message/message-section'
import type { PageContext, WithDictionaries } from '../i18n/page-context'
import { PageHead } from '../i18n/page-head'

type Data = WithDictionaries & HelpData

export default function BeAPartner({ data, pageContext }: PageProps<Data, PageContext>) {
  return (
    <BeAPartnerView data={data} page={pageContext}>
      <MessageSection kind="partner" />
    </BeAPartnerView>
  )
}

export const Head = ({ pageContext }: HeadProps<Data, PageContext>) => <PageHead pageContext={pageContext} />

export const query = graphql`
  query BeAPartner($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "content", "forms", "validation", "failures"] } }) {
      ...Dictionaries
    }
    config: siteConfig(entityId: { eq: $language }) { contacts { phone whatsapp email } }
    block: cmsBlock(identifier: { eq: "be_a_partner" }) { title(language: $language) html(language: $language) }
  }
`
