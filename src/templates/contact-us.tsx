import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { type ContactData, ContactView } from '../features/content/contact-view'
import { MessageSection } from '../features/message/message-section'
import type { PageContext, WithDictionaries } from '../i18n/page-context'
import { PageHead } from '../i18n/page-head'

type Data = WithDictionaries & ContactData

export default function ContactUs({ data, pageContext }: PageProps<Data, PageContext>) {
  return (
    <ContactView data={data} page={pageContext}>
      <MessageSection kind="contact" subjects={data.config.contacts.subjects} />
    </ContactView>
  )
}

export const Head = ({ pageContext }: HeadProps<Data, PageContext>) => <PageHead pageContext={pageContext} />

export const query = graphql`
  query ContactUs($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "content", "forms", "validation", "failures"] } }) {
      ...Dictionaries
    }
    config: siteConfig(entityId: { eq: $language }) { contacts { phone whatsapp email address hours latitude longitude subjects } officeCoasts hasMapService }
    office: cmsBlock(identifier: { eq: "contact_head_office" }) { title(language: $language) html(language: $language) }
    hours: cmsBlock(identifier: { eq: "contact_hours" }) { title(language: $language) html(language: $language) }
  }
`
