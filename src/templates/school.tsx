import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { reviewParts } from '../features/reviews/kept-reviews'
import { ReviewsPart } from '../features/reviews/reviews-part'
import { type SchoolData, SchoolView } from '../features/school/school-view'
import type { PageContext, WithDictionaries } from '../i18n/page-context'
import { PageHead } from '../i18n/page-head'
import { withParts } from '../ui/kept-part'
import { namedCities } from './named-cities'
import { schoolThings } from './structured-data/schools'

type Data = WithDictionaries & SchoolData

function School({ data, pageContext }: PageProps<Data, PageContext>) {
  return (
    <>
      <SchoolView data={data} page={pageContext} />
      <ReviewsPart about={{ school_id: data.school.entityId }} shown={data.school.reviews} />
    </>
  )
}

export default withParts(School, reviewParts)

export const Head = ({ data, pageContext }: HeadProps<Data, PageContext>) => (
  <PageHead pageContext={pageContext} params={{ name: data.school.name, cities: namedCities(data, pageContext) }}>
    {process.env.BUILD_STAGE !== 'build-javascript' && schoolThings(data, pageContext)}
  </PageHead>
)

export const query = graphql`
  query School($language: String!, $entityId: Int!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "school", "course", "failures", "reviews"] } }) {
      ...Dictionaries
    }
    school(entityId: { eq: $entityId }) {
      entityId url(language: $language) name(language: $language) description(language: $language) founded accreditations pictures(most: 5) { ...Photo } fromTrip(weeks: 4) reviews(language: $language) languages { entityId url(language: $language) name(language: $language) }
      branches { ...ListedBranch address city { ...ListedCity } courses { ...ListedCourse } }
    }
  }
`
