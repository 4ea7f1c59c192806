import { graphql, type HeadProps, navigate, type PageProps } from 'gatsby'
import { CheckoutPage } from '../features/checkout/checkout-page'
import type { PageContext, WithDictionaries } from '../i18n/page-context'
import { PageHead } from '../i18n/page-head'

type Props = PageProps<WithDictionaries, PageContext>

const go = (path: string, options?: { replace?: boolean }) => void navigate(path, options)

export default function Checkout({ location }: Props) {
  return <CheckoutPage search={location.search ?? ''} go={go} />
}

export const Head = ({ pageContext }: HeadProps<WithDictionaries, PageContext>) => <PageHead pageContext={pageContext} />

export const query = graphql`
  query Checkout($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "checkout", "cart", "pricing", "failures", "validation"] } }) {
      ...Dictionaries
    }
  }
`
