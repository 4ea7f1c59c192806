import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { SchoolsByCity, type SchoolsByCityData } from '../features/school/schools-by-city'
import type { PageContext, WithDictionaries } from '../i18n/page-context'
import { PageHead } from '../i18n/page-head'

type Data = WithDictionaries & SchoolsByCityData

export default function LanguageSchools({ data, pageContext }: PageProps<Data, PageContext>) {
  return <SchoolsByCity data={data} page={pageContext} />
}

export const Head = ({ pageContext }: HeadProps<Data, PageContext>) => <PageHead pageContext={pageContext} />

export const query = graphql`
  query LanguageSchools($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "school"] } }) {
      ...Dictionaries
    }
    languages: allLanguage { nodes { entityId url(language: $language) name(language: $language) } }
    cities: allCity { nodes { ...ListedCity pictures(most: 1) { ...Photo } branches { ...ListedBranch school { name(language: $language) } } } }
    block: cmsBlock(identifier: { eq: "language_schools_intro" }) { title(language: $language) html(language: $language) }
  }
`
