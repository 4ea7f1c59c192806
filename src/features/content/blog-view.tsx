import styled from 'styled-components'
import { to } from '../../config/routes'
import { followLinks } from '../../i18n/follow-links'
import type { PageContext } from '../../i18n/page-context'
import { fill } from '../../i18n/translate'
import { useText } from '../../i18n/use-text'
import { CardGrid } from '../../ui/card'
import { PageWidth } from '../../ui/page-width'
import { Pagination } from '../../ui/pagination'
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

const Turn = styled.div`
  margin-block-start: var(--space-8);
`

/** Posts, newest first, some a page; the newest of all large. Topics filter what this page has. */
export function BlogView({ data, page }: { data: BlogData; page: PageContext }) {
  const t = useText('content')
  const posts = data.posts.nodes
  const topics = [...new Set(posts.map(({ topic }) => topic))]
  const { page: number = 1, pages = 1, language } = page
  const newest = number === 1 ? posts[0] : undefined
  const others = newest ? posts.slice(1) : posts
  const place = (post: PostCardData) => topics.indexOf(post.topic)
  return (
    <PageWidth>
      <PageTitle title={fill(page.title, { page: number })} lead={t('blog.lead')} />
      {posts.length === 0 && <p>{t('blog.none')}</p>}
      {posts.length > 0 && (
        <Filtered $topics={topics.length}>
          <TopicFilter legend={t(pages > 1 ? 'blog.topicsHere' : 'blog.topics')} all={t('blog.all')} topics={topics} />
          {newest && (
            <Lead data-topic={place(newest)}>
              <PostCard post={newest} wide level="h2" first />
            </Lead>
          )}
          <CardGrid $least="20rem">
            {others.map((post) => (
              <div key={post.entityId} data-topic={place(post)}>
                <PostCard post={post} level="h2" />
              </div>
            ))}
          </CardGrid>
        </Filtered>
      )}
      <Turn onClick={followLinks}>
        <Pagination
          label={t('blog.pages')}
          page={number}
          pages={pages}
          href={(turned) => to.blogPage(language, turned)}
          words={{ previous: t('blog.newer'), next: t('blog.older'), page: (count) => t('blog.page', { page: count }) }}
        />
      </Turn>
    </PageWidth>
  )
}
