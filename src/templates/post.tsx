import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { isTranslated } from '../features/content/cms-page-view'
import { type PostData, PostView } from '../features/content/post-view'
import { postData } from '../features/content/structured-data'
import type { PageContext, WithDictionaries } from '../i18n/page-context'
import { PageHead } from '../i18n/page-head'

type Data = WithDictionaries & PostData

export default function Post({ data, pageContext }: PageProps<Data, PageContext>) {
  return <PostView data={data} page={pageContext} />
}

export function Head({ data: { post }, pageContext }: HeadProps<Data, PageContext>) {
  const index = pageContext.index && isTranslated(post.prose, pageContext.language)
  return (
    <PageHead pageContext={{ ...pageContext, index }} title={post.title} description={post.summary}>
      {postData(post, pageContext)}
    </PageHead>
  )
}

export const query = graphql`
  query Post($language: String!, $entityId: Int!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "content"] } }) {
      ...Dictionaries
    }
    post(entityId: { eq: $entityId }) {
      entityId url(language: $language) title(language: $language) summary(language: $language) topic(language: $language) author(language: $language)
      publishedOn poster prose(language: $language) { html headings { id text level } minutes language }
      related { entityId url(language: $language) title(language: $language) summary(language: $language) topic(language: $language) publishedOn poster prose(language: $language) { minutes } }
    }
  }
`
