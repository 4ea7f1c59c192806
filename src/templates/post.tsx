import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { type PostData, PostView } from '../features/content/post-view'
import type { PageContext, WithDictionaries } from '../i18n/page-context'
import { PageHead } from '../i18n/page-head'
import { postThings } from './structured-data/content'

type Data = WithDictionaries & PostData

export default function Post({ data, pageContext }: PageProps<Data, PageContext>) {
  return <PostView data={data} page={pageContext} />
}

export const Head = ({ data, pageContext }: HeadProps<Data, PageContext>) => (
  <PageHead pageContext={pageContext} title={data.post.title} description={data.post.summary} body={data.post.prose.html}>
    {process.env.BUILD_STAGE !== 'build-javascript' && postThings(data, pageContext)}
  </PageHead>
)

export const query = graphql`
  query Post($language: String!, $entityId: Int!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "content"] } }) {
      ...Dictionaries
    }
    post(entityId: { eq: $entityId }) {
      entityId url(language: $language) title(language: $language) summary(language: $language) topic(language: $language) author(language: $language)
      publishedOn poster pictures(most: 1) { ...Photo } prose(language: $language) { html headings { id text level } minutes language }
      related { entityId url(language: $language) title(language: $language) summary(language: $language) topic(language: $language) publishedOn poster pictures(most: 1) { ...Photo } prose(language: $language) { minutes } }
    }
  }
`
