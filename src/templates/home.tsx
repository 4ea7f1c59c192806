import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { type HomeData, HomeView } from '../features/home/home-view'
import type { PageContext, WithDictionaries } from '../i18n/page-context'
import { PageHead } from '../i18n/page-head'

type Data = WithDictionaries & HomeData

export default function Home({ data, pageContext }: PageProps<Data, PageContext>) {
  return <HomeView data={data} page={pageContext} />
}

export const Head = ({ pageContext }: HeadProps<Data, PageContext>) => <PageHead pageContext={pageContext} />

export const query = graphql`
  query Home($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "home", "search"] } }) {
      ...Dictionaries
    }
    languages: allLanguage { nodes { entityId url(language: $language) name(language: $language) } }
    cities: allCity { nodes { entityId url(language: $language) name(language: $language) poster country { name(language: $language) } branches { entityId } } }
    schools: allSchool(filter: { featured: { eq: true } }) { nodes { entityId url(language: $language) name(language: $language) description(language: $language) } }
    posts: allPost(sort: { publishedOn: DESC }, limit: 3) { nodes { entityId url(language: $language) title(language: $language) summary(language: $language) poster } }
  }
`
