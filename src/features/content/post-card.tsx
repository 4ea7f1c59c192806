import styled from 'styled-components'
import { to } from '../../config/routes'
import { formatDate } from '../../i18n/format'
import { LocaleLink } from '../../i18n/locale-link'
import { useLocale, useText } from '../../i18n/use-text'
import { from } from '../../theme/breakpoints'
import { CardBody, gridCardSizes, LinkCard } from '../../ui/card'
import type { Photo } from '../../ui/picture'
import { Poster } from '../../ui/poster'

export type PostCardData = {
  entityId: number
  url: string
  title: string
  summary: string
  topic: string
  publishedOn: string
  poster: string
  pictures?: Photo[] | null
  prose: { minutes: number }
}

const Sheet = styled(LinkCard)<{ $wide?: boolean }>`
  h2, h3 { font-size: ${({ $wide }) => ($wide ? 'var(--text-3)' : 'var(--text-1)')}; }
  ${({ $wide }) =>
    $wide &&
    `${from('tablet')} {
      display: grid;
      grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
      h2 { font-size: var(--text-4); }
      > :first-child { place-self: stretch; }
      > :last-child { gap: var(--space-4); padding: var(--space-6); font-size: var(--text-1); }
    }`}
`
const Topic = styled.span`
  align-self: start;
  padding: 0 var(--space-3);
  border-radius: var(--radius-full);
  background: var(--highlight-soft);
  color: var(--highlight-ink);
  font-size: var(--text--1);
  font-weight: 600;
`
const Facts = styled.p`
  margin-block-start: auto;
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-4);
  color: var(--ink-soft);
  font-size: var(--text--1);
`
const Summary = styled.p`
  color: var(--ink-soft);
`

export { Facts as PostFacts, Topic as PostTopic }

type Props = { post: PostCardData; wide?: boolean; level?: 'h2' | 'h3'; first?: boolean }

/** A post as a card with its photograph or the poster of its city; the whole card is its link. */
export function PostCard({ post, wide, level: Title = 'h3', first }: Props) {
  const t = useText('content')
  const locale = useLocale()
  return (
    <Sheet $wide={wide}>
      <Poster slug={post.poster} photos={post.pictures} alt="" silent sizes={wide ? undefined : gridCardSizes} flush first={first} />
      <CardBody>
        <Topic>{post.topic}</Topic>
        <Title>
          <LocaleLink className="cover" to={to.post(locale, post.url)}>
            {post.title}
          </LocaleLink>
        </Title>
        <Summary>{post.summary}</Summary>
        <Facts>
          <time dateTime={post.publishedOn}>{formatDate(post.publishedOn, locale)}</time>
          <span>{t('blog.minutes', { count: post.prose.minutes })}</span>
        </Facts>
      </CardBody>
    </Sheet>
  )
}
