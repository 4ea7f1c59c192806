import { graphql, type HeadProps, type PageProps } from 'gatsby'
import type { CourseList } from '../contract/course-schema'
import { CompareTray } from '../features/compare/compare-tray'
import { RecentStrip } from '../features/recently-seen/recent-strip'
import { CourseSearchView } from '../features/search/course-search-view'
import { WaitingFound } from '../features/search/waiting-found'
import type { PageContext, WithDictionaries } from '../i18n/page-context'
import { PageHead } from '../i18n/page-head'
import { sleepingPart } from '../ui/sleeping-part'

type Data = WithDictionaries & { opening: { values: CourseList } }
type Props = PageProps<Data, PageContext>

const load = () => import(/* webpackChunkName: "course-found" */ './found/course-found').then(({ CourseFoundPart }) => CourseFoundPart)
const Found = sleepingPart('course-found', load, <WaitingFound />)

export default function SearchByCourse({ data, pageContext, location }: Props) {
  return (
    <>
      <CourseSearchView
        title={pageContext.title}
        intro={pageContext.description}
        location={location}
        opening={data.opening.values}
        Found={Found}
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
