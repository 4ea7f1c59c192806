import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { CourseView } from '../features/course/course-view'
import type { PageContext, WithDictionaries } from '../i18n/page-context'
import { PageHead } from '../i18n/page-head'
import { type CourseData, coursePageOf } from './course-data'

type Data = WithDictionaries & CourseData

export default function Course({ data }: PageProps<Data, PageContext>) {
  return <CourseView page={coursePageOf(data)} />
}

export const Head = ({ data: { course }, pageContext }: HeadProps<Data, PageContext>) => {
  const params = { name: course.name, school: course.branch.school.name, city: course.branch.city.name }
  return <PageHead pageContext={pageContext} params={params} />
}

export const query = graphql`
  query Course($language: String!, $entityId: Int!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "course", "pricing", "failures"] } }) {
      ...Dictionaries
    }
    config: siteConfig(entityId: { eq: $language }) { terms builtOn }
    course(entityId: { eq: $entityId }) {
      document(language: $language) name(language: $language) opening language { name(language: $language) }
      branch { document(language: $language) school { document(language: $language) name(language: $language) } accommodations { document(language: $language) } city { ...CourseCity } }
    }
  }
`
