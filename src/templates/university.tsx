import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { MessageSection } from '../features/message/message-section'
import { type UniversityData, UniversityView } from '../features/university/university-view'
import type { PageContext, WithDictionaries } from '../i18n/page-context'
import { PageHead } from '../i18n/page-head'
import { universityThings } from './structured-data/schools'

type Data = WithDictionaries & UniversityData

export default function University({ data, pageContext }: PageProps<Data, PageContext>) {
  return (
    <UniversityView data={data} page={pageContext}>
      <MessageSection kind="university" aboutId={data.university.entityId} />
    </UniversityView>
  )
}

export const Head = ({ data, pageContext }: HeadProps<Data, PageContext>) => (
  <PageHead pageContext={pageContext} params={{ name: data.university.name, city: data.university.city.name }}>
    {process.env.BUILD_STAGE !== 'build-javascript' && universityThings(data, pageContext)}
  </PageHead>
)

export const query = graphql`
  query University($language: String!, $entityId: Int!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "university", "forms", "validation", "failures"] } }) {
      ...Dictionaries
    }
    config: siteConfig(entityId: { eq: $language }) { builtOn terms }
    university(entityId: { eq: $entityId }) {
      entityId url(language: $language) name(language: $language) currency founded pictures(most: 5) { ...Photo } city { url(language: $language) name(language: $language) poster country { name(language: $language) } } description(language: $language)
      programmes { programmeId name(language: $language) degree intakes requirements(language: $language) tuitionPerYear years language { name(language: $language) } }
    }
  }
`
