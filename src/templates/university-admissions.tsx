import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { type UniversitiesData, UniversitiesView } from '../features/university/universities-view'
import type { PageContext, WithDictionaries } from '../i18n/page-context'
import { PageHead } from '../i18n/page-head'

type Data = WithDictionaries & UniversitiesData

export default function UniversityAdmissions({ data, pageContext }: PageProps<Data, PageContext>) {
  return <UniversitiesView data={data} page={pageContext} />
}

export const Head = ({ pageContext }: HeadProps<Data, PageContext>) => <PageHead pageContext={pageContext} />

export const query = graphql`
  query UniversityAdmissions($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "university"] } }) {
      ...Dictionaries
    }
    block: cmsBlock(identifier: { eq: "university_admissions_intro" }) { html(language: $language) }
    universities: allUniversity { nodes { entityId url(language: $language) name(language: $language) currency founded pictures(most: 1) { ...Photo } city { url(language: $language) name(language: $language) poster country { name(language: $language) } } programmes { degree tuitionPerYear } } }
  }
`
