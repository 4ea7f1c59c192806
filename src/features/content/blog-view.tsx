import styled from 'styled-components'
import type { PageContext } from '../../i18n/page-context'
import { useText } from '../../i18n/use-text'
import { CardGrid } from '../../ui/card'
import { PageWidth } from '../../ui/page-width'
import { PageTitle } from './page-title'
import { PostCard, type PostCardData } from './post-card'
import { TopicFilter, topicRules } from './topic-filter'

export type BlogData = { posts: { nodes: PostCardData[] } }

const Filtered = styled.div<{ $topics: number }>`
  ${({ $topics }) => topicRules($topics)}
  [data-topic] { display: grid; }
`
const Lead = styled.div`
  margin-block-end: var(--space-6);
`

/** The newest post large, then all others, newest first. */
export function BlogView({ data, page }: { data: BlogData; page: PageContext }) {
  const t = useText('content')
  const posts = data.posts.nodes
  const topics = [...new Set(posts.map(({ topic }) => topic))]
  const [newest, ...others] = posts
  const place = (post: PostCardData) => topics.indexOf(post.topic)
  return (
    <PageWidth>
      <PageTitle title={page.title} lead={t('blog.lead')} />
      {!newest && <p>{t('blog.none')}</p>}
      {newest && (
        <Filtered $topics={topics.length}>
          <TopicFilter legend={t('blog.topics')} all={t('blog.all')} topics={topics} />
          <Lead data-topic={place(newest)}>
            <PostCard post={newest} wide level="h2" first />
          </Lead>
          <CardGrid>
            {others.map((post) => (
              <div key={post.entityId} data-topic={place(post)}>
                <PostCard post={post} level="h2" />
              </div>
            ))}
          </CardGrid>
        </Filtered>
      )}
    </PageWidth>
  )
}
