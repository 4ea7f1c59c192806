import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { SchoolSearchView } from '../features/search/school-search-view'
import type { PageContext, WithDictionaries } from '../i18n/page-context'
import { PageHead } from '../i18n/page-head'

type Props = PageProps<WithDictionaries, PageContext>

export default function SearchBySchool({ pageContext, location }: Props) {
  return <SchoolSearchView title={pageContext.title} intro={pageContext.description} location={location} />
}

export const Head = ({ pageContext }: HeadProps<WithDictionaries, PageContext>) => <PageHead pageContext={pageContext} />

export const query = graphql`
  query SearchBySchool($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "search", "course", "failures"] } }) {
      ...Dictionaries
    }
  }
`
