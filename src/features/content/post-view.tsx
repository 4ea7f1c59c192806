import type { Post } from '../../contract/catalogue-schema'
import type { Localised } from '../../contract/text-schema'
import { formatDate } from '../../i18n/format'
import type { PageContext } from '../../i18n/page-context'
import { PageWidth } from '../../ui/page-width'
import type { PostCard } from './blog-view'

export type PostData = { post: { document: Localised<Post>; title: string; summary: string }; recent: { nodes: PostCard[] } }

export function PostView({ data, page }: { data: PostData; page: PageContext }) {
  const { document: post } = data.post
  return (
    <PageWidth $reading>
      <h1>{post.title}</h1>
      <p>
        {post.author} · {formatDate(post.publishedOn, page.language)}
      </p>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the server when an editor saves it */}
      <div dangerouslySetInnerHTML={{ __html: post.html }} />
    </PageWidth>
  )
}
