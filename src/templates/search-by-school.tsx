import { graphql, type HeadProps, type PageProps } from 'gatsby'
import type { SchoolList } from '../contract/school-schema'
import { SchoolSearchView } from '../features/search/school-search-view'
import { WaitingFound } from '../features/search/waiting-found'
import type { PageContext, WithDictionaries } from '../i18n/page-context'
import { PageHead } from '../i18n/page-head'
import { sleepingPart } from '../ui/sleeping-part'

type Data = WithDictionaries & { opening: { values: SchoolList } }
type Props = PageProps<Data, PageContext>

const load = () => import(/* webpackChunkName: "school-found" */ '../features/search/school-found').then(({ SchoolFound }) => SchoolFound)
const Found = sleepingPart('school-found', load, <WaitingFound />)

export default function SearchBySchool({ data, pageContext, location }: Props) {
  const { title, description } = pageContext
  return <SchoolSearchView {...{ title, location, Found }} intro={description} opening={data.opening.values} />
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
