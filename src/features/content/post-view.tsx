import styled from 'styled-components'
import { to } from '../../config/routes'
import { absoluteUrl } from '../../config/site-url'
import { formatDate } from '../../i18n/format'
import { LocaleLink, linkTo } from '../../i18n/locale-link'
import type { PageContext } from '../../i18n/page-context'
import { useText } from '../../i18n/use-text'
import { from } from '../../theme/breakpoints'
import { ButtonLink } from '../../ui/button'
import { CardGrid } from '../../ui/card'
import { Notice } from '../../ui/notice'
import { PageWidth } from '../../ui/page-width'
import { Poster } from '../../ui/poster'
import { isTranslated, type ProseData } from './cms-page-view'
import { PostCard, type PostCardData, PostFacts, PostTopic } from './post-card'
import { Prose } from './prose'
import { shareLink } from './reach'

export type PostData = {
  post: Omit<PostCardData, 'prose'> & { author: string; prose: ProseData; related: PostCardData[] }
}

const Cover = styled.header`
  display: grid;
  gap: var(--space-5);
  margin-block-end: var(--space-8);
  h1 { font-size: var(--text-4); }
  ${from('desktop')} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: center;
    gap: var(--space-10);
  }
`
const Titles = styled.div`
  display: grid;
  gap: var(--space-3);
  justify-items: start;
`
const Reading = styled.div`
  max-inline-size: var(--width-reading);
  margin-inline: auto;
  display: grid;
  gap: var(--space-6);
`
const Plan = styled.aside`
  display: grid;
  gap: var(--space-2);
  justify-items: start;
  padding: var(--space-6);
  border-radius: var(--radius-card);
  background: var(--sunk);
  h2 { font-size: var(--text-1); }
  p { margin-block-end: var(--space-2); }
`
const Next = styled.section`
  margin-block-start: var(--space-12);
  display: grid;
  gap: var(--space-5);
`
const Back = styled.p`
  margin-block-end: var(--space-4);
  a { display: inline-flex; align-items: center; min-block-size: var(--target); }
`

export function PostView({ data, page }: { data: PostData; page: PageContext }) {
  const t = useText('content')
  const { post } = data
  const locale = page.language
  return (
    <PageWidth>
      <Back>
        <LocaleLink to={to.blog(locale)}>{t('blog.back')}</LocaleLink>
      </Back>
      <article>
        <Cover>
          <Poster slug={post.poster} photos={post.pictures} alt="" first />
          <Titles>
            <PostTopic>{post.topic}</PostTopic>
            <h1>{post.title}</h1>
            <p>{post.summary}</p>
            <PostFacts>
              <span>{t('blog.by', { author: post.author })}</span>
              <time dateTime={post.publishedOn}>{formatDate(post.publishedOn, locale)}</time>
              <span>{t('blog.minutes', { count: post.prose.minutes })}</span>
            </PostFacts>
          </Titles>
        </Cover>
        <Reading>
          {!isTranslated(post.prose, locale) && <Notice>{t('page.untranslated')}</Notice>}
          <Prose html={post.prose.html} language={post.prose.language} lead />
          <p>
            <ButtonLink kind="quiet" icon="share-2" href={shareLink(post.title, absoluteUrl(page.alternates[locale]))} rel="noopener">
              {t('blog.share')}
            </ButtonLink>
          </p>
          <Plan>
            <h2>{t('blog.plan')}</h2>
            <p>{t('blog.planText')}</p>
            <ButtonLink {...linkTo(to.searchByCourse(locale))} icon="search">
              {t('blog.planLink')}
            </ButtonLink>
          </Plan>
        </Reading>
      </article>
      {post.related.length > 0 && <Related posts={post.related} title={t('blog.related')} />}
    </PageWidth>
  )
}

function Related({ posts, title }: { posts: PostCardData[]; title: string }) {
  return (
    <Next aria-labelledby="related">
      <h2 id="related">{title}</h2>
      <CardGrid>
        {posts.map((post) => (
          <PostCard key={post.entityId} post={post} />
        ))}
      </CardGrid>
    </Next>
  )
}
