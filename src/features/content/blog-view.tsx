import { to } from '../../config/routes'
import { formatDate } from '../../i18n/format'
import { LocaleLink } from '../../i18n/locale-link'
import type { PageContext } from '../../i18n/page-context'
import { PageWidth } from '../../ui/page-width'

export type PostCard = { entityId: number; url: string; title: string; summary: string; topic: string; publishedOn: string; poster: string }
export type BlogData = { posts: { nodes: (PostCard & { author: string })[] } }

export function BlogView({ data, page }: { data: BlogData; page: PageContext }) {
  return (
    <PageWidth $reading>
      <h1>{page.title}</h1>
      {data.posts.nodes.map((post) => (
        <article key={post.entityId}>
          <h2>
            <LocaleLink to={to.post(page.language, post.url)}>{post.title}</LocaleLink>
          </h2>
          <p>{post.summary}</p>
          <small>{formatDate(post.publishedOn, page.language)}</small>
        </article>
      ))}
    </PageWidth>
  )
}
