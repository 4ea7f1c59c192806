import styled from 'styled-components'
import { to } from '../../config/routes'
import { absoluteUrl } from '../../config/site-url'
import { followLinks } from '../../i18n/follow-links'
import { formatDate } from '../../i18n/format'
import { linkTo } from '../../i18n/locale-link'
import type { PageContext } from '../../i18n/page-context'
import { useText } from '../../i18n/use-text'
import { from } from '../../theme/breakpoints'
import { Breadcrumbs } from '../../ui/breadcrumbs'
import { ButtonLink } from '../../ui/button'
import { CardGrid } from '../../ui/card'
import { Notice } from '../../ui/notice'
import { PageWidth } from '../../ui/page-width'
import { Poster } from '../../ui/poster'
import { isTranslated, type ProseData } from './cms-page-view'
import { ContentsBeside, FoldedContents, isLong } from './contents-list'
import { inLanguage } from './page-title'
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
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, var(--width-reading));
  justify-content: center;
  ${from('desktop')} {
    gap: var(--space-12);
    &:has(> nav) { grid-template-columns: minmax(0, var(--width-reading)) 15rem; }
  }
`
const Reading = styled.div`
  min-inline-size: 0;
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
export function PostView({ data, page }: { data: PostData; page: PageContext }) {
  const t = useText('content')
  const { post } = data
  const locale = page.language
  const foreign = isTranslated(post.prose, locale) ? undefined : post.prose.language
  const marked = inLanguage(foreign)
  const headings = isLong(post.prose.headings) ? post.prose.headings : []
  const crumbs = [
    { href: to.home(locale), label: t('trail.home') },
    { href: to.blog(locale), label: t('trail.blog') },
  ]
  return (
    <PageWidth onClick={followLinks}>
      <Breadcrumbs label={t('trail.label')} crumbs={crumbs} current={post.title} currentLang={marked.lang} />
      <article>
        <Cover>
          <Poster slug={post.poster} photos={post.pictures} alt="" first />
          <Titles>
            <PostTopic {...marked}>{post.topic}</PostTopic>
            <h1 {...marked}>{post.title}</h1>
            <p {...marked}>{post.summary}</p>
            <PostFacts>
              <span>{t('blog.by', { author: post.author })}</span>
              <time dateTime={post.publishedOn}>{formatDate(post.publishedOn, locale)}</time>
              <span>{t('blog.minutes', { count: post.prose.minutes })}</span>
            </PostFacts>
          </Titles>
        </Cover>
        <Columns>
          <Reading>
            {headings.length > 0 && <FoldedContents {...{ headings, foreign }} />}
            {foreign && <Notice>{t('page.untranslated')}</Notice>}
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
          {headings.length > 0 && <ContentsBeside {...{ headings, foreign }} />}
        </Columns>
      </article>
      {post.related.length > 0 && <Related posts={post.related} title={t('blog.related')} />}
    </PageWidth>
  )
}

function Related({ posts, title }: { posts: PostCardData[]; title: string }) {
  return (
    <Next aria-labelledby="related">
      <h2 id="related">{title}</h2>
      <CardGrid $least="20rem">
        {posts.map((post) => (
          <PostCard key={post.entityId} post={post} />
        ))}
      </CardGrid>
    </Next>
  )
}
