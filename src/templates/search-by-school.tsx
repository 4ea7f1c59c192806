import { graphql, type HeadProps, type PageProps } from 'gatsby'
import type { SchoolList } from '../contract/school-schema'
import { SchoolSearchView } from '../features/search/school-search-view'
import type { PageContext, WithDictionaries } from '../i18n/page-context'
import { PageHead } from '../i18n/page-head'

type Data = WithDictionaries & { opening: { values: SchoolList } }
type Props = PageProps<Data, PageContext>

export default function SearchBySchool({ data, pageContext, location }: Props) {
  return <SchoolSearchView title={pageContext.title} intro={pageContext.description} location={location} opening={data.opening.values} />
}

export const Head = ({ pageContext }: HeadProps<Data, PageContext>) => <PageHead pageContext={pageContext} />

export const query = graphql`
  query SearchBySchool($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "search", "course", "failures"] } }) {
      ...Dictionaries
    }
    opening: schoolOpening(entityId: { eq: $language }) {
      values
    }
  }
`
