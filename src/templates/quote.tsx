import { graphql, type HeadProps, navigate, type PageProps } from 'gatsby'
import { QuotePage } from '../features/quote/quote-page'
import type { PageContext, WithDictionaries } from '../i18n/page-context'
import { PageHead } from '../i18n/page-head'

type Props = PageProps<WithDictionaries, PageContext>

const go = (path: string, options?: { replace?: boolean }) => void navigate(path, options)

export default function Quote({ pageContext, location }: Props) {
  return <QuotePage title={pageContext.title} search={location.search ?? ''} go={go} />
}

export const Head = ({ pageContext }: HeadProps<WithDictionaries, PageContext>) => <PageHead pageContext={pageContext} />

export const query = graphql`
  query Quote($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "quote", "course", "checkout", "pricing", "explained", "failures", "validation"] } }) {
      ...Dictionaries
    }
  }
`
