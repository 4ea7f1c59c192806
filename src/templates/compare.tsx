import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { ComparePage } from '../features/compare/compare-page'
import type { PageContext, WithDictionaries } from '../i18n/page-context'
import { PageHead } from '../i18n/page-head'

export default function Compare({ location }: PageProps<WithDictionaries, PageContext>) {
  return <ComparePage location={location} />
}

export const Head = ({ pageContext }: HeadProps<WithDictionaries, PageContext>) => <PageHead pageContext={pageContext} />

export const query = graphql`
  query Compare($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "compare", "course", "pricing", "failures"] } }) {
      ...Dictionaries
    }
  }
`
