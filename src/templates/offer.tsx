import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { OfferPage } from '../features/offer/offer-page'
import type { PageContext, WithDictionaries } from '../i18n/page-context'
import { PageHead } from '../i18n/page-head'

type Props = PageProps<WithDictionaries, PageContext>

export default function Offer({ pageContext }: Props) {
  return <OfferPage page={pageContext} />
}

export const Head = ({ pageContext }: HeadProps<WithDictionaries, PageContext>) => <PageHead pageContext={pageContext} />

export const query = graphql`
  query Offer($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "offer", "pricing", "explained", "failures"] } }) {
      ...Dictionaries
    }
  }
`
