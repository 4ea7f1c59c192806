import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { type PostData, PostView } from '../features/content/post-view'
import type { PageContext, WithDictionaries } from '../i18n/page-context'
import { PageHead } from '../i18n/page-head'

type Data = WithDictionaries & PostData

export default function Post({ data, pageContext }: PageProps<Data, PageContext>) {
  return <PostView data={data} page={pageContext} />
}

export const Head = ({ data, pageContext }: HeadProps<Data, PageContext>) => (
  <PageHead pageContext={pageContext} title={data.post.title} description={data.post.summary} />
)

export const query = graphql`
  query Post($language: String!, $entityId: Int!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "content"] } }) {
      ...Dictionaries
    }
    post(entityId: { eq: $entityId }) { document(language: $language) title(language: $language) summary(language: $language) }
    recent: allPost(filter: { entityId: { ne: $entityId } }, sort: { publishedOn: DESC }, limit: 3) {
      nodes { entityId url(language: $language) title(language: $language) summary(language: $language) topic(language: $language) publishedOn poster }
    }
  }
`
