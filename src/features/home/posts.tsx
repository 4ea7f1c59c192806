import styled from 'styled-components'
import { to } from '../../config/routes'
import { LocaleLink } from '../../i18n/locale-link'
import { useLocale } from '../../i18n/use-text'
import { CardBody, LinkCard } from '../../ui/card'
import { CardStrip, stripCardSizes } from '../../ui/card-strip'
import { Poster } from '../../ui/poster'
import type { HomePost } from './home-data'

const Summary = styled.p`
  color: var(--ink-soft);
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`
const Topic = styled.p`
  color: var(--highlight-ink);
  font-size: var(--text--1);
  font-weight: 600;
`

/** The newest posts. */
export function Posts({ posts }: { posts: HomePost[] }) {
  const locale = useLocale()
  return (
    <CardStrip>
      {posts.map(({ entityId, url, title, summary, poster, pictures, topic }) => (
        <LinkCard key={entityId}>
          <Poster slug={poster} photos={pictures} alt="" silent sizes={stripCardSizes} flush />
          <CardBody>
            <Topic>{topic}</Topic>
            <h3>
              <LocaleLink className="cover" to={to.post(locale, url)}>
                {title}
              </LocaleLink>
            </h3>
            <Summary>{summary}</Summary>
          </CardBody>
        </LinkCard>
      ))}
    </CardStrip>
  )
}
