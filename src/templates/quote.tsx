import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { QuoteView } from '../features/quote/quote-view'
import type { PageContext, WithDictionaries } from '../i18n/page-context'
import { PageHead } from '../i18n/page-head'

type Props = PageProps<WithDictionaries, PageContext>

export default function Quote({ pageContext }: Props) {
  return <QuoteView page={pageContext} />
}

export const Head = ({ pageContext }: HeadProps<WithDictionaries, PageContext>) => <PageHead pageContext={pageContext} />

export const query = graphql`
  query Quote($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "quote"] } }) {
      ...Dictionaries
    }
  }
`
