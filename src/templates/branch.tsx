import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { type BranchData, BranchView } from '../features/school/branch-view'
import type { PageContext, WithDictionaries } from '../i18n/page-context'
import { PageHead } from '../i18n/page-head'

type Data = WithDictionaries & BranchData

export default function Branch({ data, pageContext }: PageProps<Data, PageContext>) {
  return <BranchView data={data} page={pageContext} />
}

export const Head = ({ data, pageContext }: HeadProps<Data, PageContext>) => (
  <PageHead pageContext={pageContext} params={{ name: data.branch.name, city: data.branch.city.name }} />
)

export const query = graphql`
  query Branch($language: String!, $entityId: Int!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "school", "course"] } }) {
      ...Dictionaries
    }
    branch(entityId: { eq: $entityId }) {
      document(language: $language) name(language: $language) city { url(language: $language) name(language: $language) country { name(language: $language) } } school { url(language: $language) name(language: $language) description(language: $language) }
      courses { entityId url(language: $language) name(language: $language) type lessonsPerWeek } accommodations { document(language: $language) }
    }
  }
`
