import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { reviewParts } from '../features/reviews/kept-reviews'
import { ReviewsPart } from '../features/reviews/reviews-part'
import { type BranchData, BranchView } from '../features/school/branch-view'
import type { PageContext, WithDictionaries } from '../i18n/page-context'
import { PageHead } from '../i18n/page-head'
import { withParts } from '../ui/kept-part'
import { branchThings } from './structured-data/schools'

type Data = WithDictionaries & BranchData

function Branch({ data, pageContext }: PageProps<Data, PageContext>) {
  return (
    <>
      <BranchView data={data} page={pageContext} />
      <ReviewsPart about={{ branch_id: data.branch.entityId }} shown={data.branch.reviews} />
    </>
  )
}

export default withParts(Branch, reviewParts)

export const Head = ({ data, pageContext }: HeadProps<Data, PageContext>) => (
  <PageHead pageContext={pageContext} params={{ name: data.branch.name }}>
    {process.env.BUILD_STAGE !== 'build-javascript' && branchThings(data, pageContext)}
  </PageHead>
)

export const query = graphql`
  query Branch($language: String!, $entityId: Int!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "school", "course", "failures", "reviews"] } }) {
      ...Dictionaries
    }
    config: siteConfig(entityId: { eq: $language }) { builtOn }
    branch(entityId: { eq: $entityId }) {
      ...ListedBranch reviews(language: $language) address latitude longitude pictures(most: 5) { ...Photo } minAge maxAge facilities { icon name(language: $language) } nationalityMix { nationality(language: $language) percent }
      closings { from to reason(language: $language) } city { ...ListedCity } school { entityId url(language: $language) name(language: $language) description(language: $language) } courses { ...ListedCourse }
      accommodations { entityId name(language: $language) type room bathroom board distanceMetres minutesAway minAge maxAge checkInDay pictures(most: 1) { ...Photo } }
    }
  }
`
