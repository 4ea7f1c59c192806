import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { type BlogData, BlogView } from '../features/content/blog-view'
import type { PageContext, WithDictionaries } from '../i18n/page-context'
import { PageHead } from '../i18n/page-head'

type Data = WithDictionaries & BlogData

export default function Blog({ data, pageContext }: PageProps<Data, PageContext>) {
  return <BlogView data={data} page={pageContext} />
}

export const Head = ({ pageContext }: HeadProps<Data, PageContext>) => (
  <PageHead pageContext={pageContext} params={{ page: pageContext.page ?? 1 }} />
)

export const query = graphql`
  query Blog($language: String!, $limit: Int!, $skip: Int!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "content"] } }) {
      ...Dictionaries
    }
    posts: allPost(sort: [{ publishedOn: DESC }, { entityId: ASC }], limit: $limit, skip: $skip) {
      nodes { entityId url(language: $language) title(language: $language) summary(language: $language) topic(language: $language) publishedOn poster pictures(most: 1) { ...Photo } prose(language: $language) { minutes } }
    }
  }
`
