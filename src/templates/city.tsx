import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { type CityData, CityView } from '../features/school/city-view'
import type { PageContext, WithDictionaries } from '../i18n/page-context'
import { PageHead } from '../i18n/page-head'

type Data = WithDictionaries & CityData

export default function City({ data, pageContext }: PageProps<Data, PageContext>) {
  return <CityView data={data} page={pageContext} />
}

export const Head = ({ data, pageContext }: HeadProps<Data, PageContext>) => (
  <PageHead pageContext={pageContext} params={{ name: data.city.name, country: data.city.country.name }} />
)

export const query = graphql`
  query City($language: String!, $entityId: Int!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "school"] } }) {
      ...Dictionaries
    }
    city(entityId: { eq: $entityId }) {
      document(language: $language) name(language: $language) country { document(language: $language) name(language: $language) }
      branches { entityId url(language: $language) name(language: $language) courses { entityId url(language: $language) name(language: $language) type lessonsPerWeek } }
      universities { entityId url(language: $language) name(language: $language) }
    }
  }
`
