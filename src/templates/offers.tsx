import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { OfferListPage } from '../features/offer/offer-list-page'
import type { PageContext, WithDictionaries } from '../i18n/page-context'
import { PageHead } from '../i18n/page-head'

type Props = PageProps<WithDictionaries, PageContext>

export default function Offers({ pageContext }: Props) {
  return <OfferListPage page={pageContext} />
}

export const Head = ({ pageContext }: HeadProps<WithDictionaries, PageContext>) => <PageHead pageContext={pageContext} />

export const query = graphql`
  query Offers($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "offer", "pricing", "explained", "failures"] } }) {
      ...Dictionaries
    }
  }
`
