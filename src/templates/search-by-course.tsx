import { graphql, type HeadProps, type PageProps } from 'gatsby'
import type { CourseCard, CourseList } from '../contract/course-schema'
import { CompareButton } from '../features/compare/compare-button'
import { CompareTray } from '../features/compare/compare-tray'
import { RecentStrip } from '../features/recently-seen/recent-strip'
import { CourseSearchView } from '../features/search/course-search-view'
import { WishButton } from '../features/wishlist/wish-button'
import type { PageContext, WithDictionaries } from '../i18n/page-context'
import { PageHead } from '../i18n/page-head'

type Data = WithDictionaries & { opening: { values: CourseList } }
type Props = PageProps<Data, PageContext>

const actions = (course: CourseCard) => (
  <>
    <WishButton course={course} />
    <CompareButton course={course} />
  </>
)

export default function SearchByCourse({ data, pageContext, location }: Props) {
  return (
    <>
      <CourseSearchView
        title={pageContext.title}
        intro={pageContext.description}
        location={location}
        opening={data.opening.values}
        actions={actions}
      />
      <RecentStrip />
      <CompareTray search={location.search} />
    </>
  )
}

export const Head = ({ pageContext }: HeadProps<Data, PageContext>) => <PageHead pageContext={pageContext} />

export const query = graphql`
  query SearchByCourse($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "search", "compare", "wishlist", "course", "pricing", "failures"] } }) {
      ...Dictionaries
    }
    opening: courseOpening(entityId: { eq: $language }) {
      values
    }
  }
`
