import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { type LanguageData, LanguageView } from '../features/school/language-view'
import type { PageContext, WithDictionaries } from '../i18n/page-context'
import { PageHead } from '../i18n/page-head'
import { languageThings } from './structured-data/schools'

type Data = WithDictionaries & LanguageData

export default function Language({ data, pageContext }: PageProps<Data, PageContext>) {
  return <LanguageView data={data} page={pageContext} />
}

export const Head = ({ data, pageContext }: HeadProps<Data, PageContext>) => (
  <PageHead pageContext={pageContext} params={{ name: data.studied.name }}>
    {process.env.BUILD_STAGE !== 'build-javascript' && languageThings(data, pageContext)}
  </PageHead>
)

export const query = graphql`
  query Language($language: String!, $entityId: Int!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "school"] } }) {
      ...Dictionaries
    }
    studied: language(entityId: { eq: $entityId }) {
      name(language: $language) slug: url(language: "en") description(language: $language) fromTrip(weeks: 4)
      schools { name(language: $language) branches { entityId url(language: $language) rating reviewCount fromTrip(weeks: 4, languageId: $entityId) city { ...ListedCity pictures(most: 1) { ...Photo } } } }
    }
  }
`
