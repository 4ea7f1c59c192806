import { graphql, type HeadProps } from 'gatsby'
import { ThankYouPage } from '../features/thank-you/thank-you-page'
import type { PageContext, WithDictionaries } from '../i18n/page-context'
import { PageHead } from '../i18n/page-head'

export default function ThankYou() {
  return <ThankYouPage />
}

export const Head = ({ pageContext }: HeadProps<WithDictionaries, PageContext>) => <PageHead pageContext={pageContext} />

export const query = graphql`
  query ThankYou($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "thank-you", "failures"] } }) {
      ...Dictionaries
    }
  }
`
