import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { CourseView } from '../features/course/course-view'
import { courseParts } from '../features/course/kept-story'
import { NoticeOpener } from '../features/notice/notice-opener'
import { RecentStrip } from '../features/recently-seen/recent-strip'
import { RememberCourse } from '../features/recently-seen/remember-course'
import { reviewParts } from '../features/reviews/kept-reviews'
import { ReviewsOpener } from '../features/reviews/reviews-opener'
import type { PageContext, WithDictionaries } from '../i18n/page-context'
import { PageHead } from '../i18n/page-head'
import { withParts } from '../ui/kept-part'
import { type CourseData, coursePageOf, headParams, seenCourseOf } from './course-data'
import { courseThings } from './structured-data/course'

type Data = WithDictionaries & CourseData

/** The reviews are those of its branch, as its rating is. @assumed */
function Course({ data, pageContext }: PageProps<Data, PageContext>) {
  const seen = seenCourseOf(data, pageContext.alternates)
  const page = coursePageOf(data)
  const { branch } = data.course
  return (
    <>
      <CourseView
        page={page}
        reviews={<ReviewsOpener key={seen.id} about={{ branch_id: page.branch.id }} shown={branch.reviews} courseId={seen.id} />}
        notice={<NoticeOpener key={seen.id} courseId={seen.id} kind={page.course.bookable ? 'cheaper' : 'bookable'} />}
      />
      <RecentStrip key={seen.id} except={seen.id} />
      <RememberCourse course={seen} />
    </>
  )
}

export default withParts(Course, [...courseParts, ...reviewParts])

export const Head = ({ data, pageContext }: HeadProps<Data, PageContext>) => (
  <PageHead pageContext={pageContext} params={headParams(data)}>
    {process.env.BUILD_STAGE !== 'build-javascript' && courseThings(data, pageContext)}
  </PageHead>
)

export const query = graphql`
  query Course($language: String!, $entityId: Int!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "course", "pricing", "explained", "failures", "reviews", "notice", "validation"] } }) {
      ...Dictionaries
    }
    config: siteConfig(entityId: { eq: $language }) { terms builtOn }
    course(entityId: { eq: $entityId }) {
      document(language: $language) name(language: $language) ar: name(language: "ar") en: name(language: "en") opening language { name(language: $language) }
      branch { document(language: $language) reviews(language: $language) school { document(language: $language) name(language: $language) ar: name(language: "ar") en: name(language: "en") } accommodations { document(language: $language) } city { ...CourseCity } }
    }
  }
`
