import { graphql, type HeadProps } from 'gatsby'
import { CartPage } from '../features/cart/cart-page'
import type { PageContext, WithDictionaries } from '../i18n/page-context'
import { PageHead } from '../i18n/page-head'

export default function Cart() {
  return <CartPage />
}

export const Head = ({ pageContext }: HeadProps<WithDictionaries, PageContext>) => <PageHead pageContext={pageContext} />

export const query = graphql`
  query Cart($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "cart", "pricing", "failures", "validation"] } }) {
      ...Dictionaries
    }
  }
`
