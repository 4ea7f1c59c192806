import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { CourseSearchView } from '../features/search/course-search-view'
import type { PageContext, WithDictionaries } from '../i18n/page-context'
import { PageHead } from '../i18n/page-head'

type Props = PageProps<WithDictionaries, PageContext>

export default function SearchByCourse({ pageContext, location }: Props) {
  return <CourseSearchView title={pageContext.title} intro={pageContext.description} location={location} />
}

export const Head = ({ pageContext }: HeadProps<WithDictionaries, PageContext>) => <PageHead pageContext={pageContext} />

export const query = graphql`
  query SearchByCourse($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "search", "course", "pricing", "failures"] } }) {
      ...Dictionaries
    }
  }
`
