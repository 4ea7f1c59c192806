import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { MessageSection } from '../features/message/message-section'
import { OfferPage } from '../features/offer/offer-page'
import type { OfferSetting } from '../features/offer/offer-setting'
import type { PageContext, WithDictionaries } from '../i18n/page-context'
import { PageHead } from '../i18n/page-head'

type Data = WithDictionaries & { config: OfferSetting }

export default function Offer({ data, pageContext, location }: PageProps<Data, PageContext>) {
  return (
    <OfferPage
      page={pageContext}
      setting={data.config}
      hash={location.hash ?? ''}
      question={({ number, link }) => <MessageSection kind="quote" quote={{ number, link }} />}
    />
  )
}

export const Head = ({ pageContext }: HeadProps<Data, PageContext>) => <PageHead pageContext={pageContext} />

export const query = graphql`
  query Offer($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "offer", "paper", "pricing", "explained", "forms", "validation", "failures"] } }) {
      ...Dictionaries
    }
    config: siteConfig(entityId: { eq: $language }) { terms contacts { phone email address } }
  }
`
