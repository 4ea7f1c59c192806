import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { WishlistPage } from '../features/wishlist/wishlist-page'
import type { PageContext, WithDictionaries } from '../i18n/page-context'
import { PageHead } from '../i18n/page-head'

export default function Wishlist({ location }: PageProps<WithDictionaries, PageContext>) {
  return <WishlistPage location={location} />
}

export const Head = ({ pageContext }: HeadProps<WithDictionaries, PageContext>) => <PageHead pageContext={pageContext} />

export const query = graphql`
  query Wishlist($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "wishlist", "course", "failures"] } }) {
      ...Dictionaries
    }
  }
`
