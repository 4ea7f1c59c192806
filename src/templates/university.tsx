import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { type UniversityData, UniversityView } from '../features/university/university-view'
import type { PageContext, WithDictionaries } from '../i18n/page-context'
import { PageHead } from '../i18n/page-head'

type Data = WithDictionaries & UniversityData

export default function University({ data, pageContext }: PageProps<Data, PageContext>) {
  return <UniversityView data={data} page={pageContext} />
}

export const Head = ({ data, pageContext }: HeadProps<Data, PageContext>) => (
  <PageHead pageContext={pageContext} params={{ name: data.university.name, city: data.university.city.name }} />
)

export const query = graphql`
  query University($language: String!, $entityId: Int!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "university"] } }) {
      ...Dictionaries
    }
    university(entityId: { eq: $entityId }) {
      document(language: $language) name(language: $language) city { url(language: $language) name(language: $language) country { name(language: $language) } }
    }
    languages: allLanguage { nodes { entityId name(language: $language) } }
  }
`
