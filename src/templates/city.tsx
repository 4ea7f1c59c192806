import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { type CityData, CityView } from '../features/school/city-view'
import type { PageContext, WithDictionaries } from '../i18n/page-context'
import { PageHead } from '../i18n/page-head'
import { cityThings } from './structured-data/schools'

type Data = WithDictionaries & CityData

export default function City({ data, pageContext }: PageProps<Data, PageContext>) {
  return <CityView data={data} page={pageContext} />
}

export const Head = ({ data, pageContext }: HeadProps<Data, PageContext>) => (
  <PageHead pageContext={pageContext} params={{ name: data.city.name, country: data.city.country.name }}>
    {process.env.BUILD_STAGE !== 'build-javascript' && cityThings(data, pageContext)}
  </PageHead>
)

export const query = graphql`
  query City($language: String!, $entityId: Int!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "school", "course"] } }) {
      ...Dictionaries
    }
    city(entityId: { eq: $entityId }) {
      ...ListedCity pictures(most: 5) { ...Photo } slug: url(language: "en") population latitude longitude summary(language: $language) fromTrip(weeks: 4)
      guide { living(language: $language) transport(language: $language) food(language: $language) prayer(language: $language) }
      country { visa(language: $language) safety(language: $language) climate(language: $language) }
      branches { ...ListedBranch latitude longitude courses { ...ListedCourse } }
      universities { entityId url(language: $language) name(language: $language) }
    }
  }
`
