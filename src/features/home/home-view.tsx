import styled from 'styled-components'
import { to } from '../../config/routes'
import { LocaleLink } from '../../i18n/locale-link'
import type { PageContext } from '../../i18n/page-context'
import { useText } from '../../i18n/use-text'
import { from } from '../../theme/breakpoints'
import { PageSection } from '../../ui/page-section'
import { PageWidth } from '../../ui/page-width'
import { PillList } from '../../ui/pill-list'
import { Banners, Slides } from './announcements'
import { Band, Trust } from './bands'
import { Destinations } from './destinations'
import { FeaturedSchools } from './featured-schools'
import { destinationsOf, type HomeData } from './home-data'
import { HowItWorks } from './how-it-works'
import { Offers } from './offers'
import { Posts } from './posts'
import { SampleBill } from './sample-bill'
import { SearchForm } from './search-form'
import { Written } from './written'

const Hero = styled.div`
  display: grid;
  gap: var(--space-8) var(--space-12);
  ${from('tablet')} { grid-template-columns: minmax(0, 1fr) 20rem; align-items: start; }
  ${from('desktop')} { grid-template-columns: minmax(0, 1fr) 26rem; }
`
const Words = styled.div`
  display: grid;
  gap: var(--space-5);
  min-inline-size: 0;
  h1 { font-size: clamp(var(--text-4), 6vw, var(--text-6)); line-height: 1.2; }
  :lang(ar) & h1 { line-height: 1.4; }
`
const Sentence = styled(Written)`
  max-inline-size: 36rem;
  color: var(--ink-soft);
  font-size: var(--text-1);
`
const Parts = styled(PageWidth)`
  display: grid;
  gap: var(--space-16);
  padding-block-start: var(--space-6);
  ${from('tablet')} { gap: var(--space-20); padding-block-start: var(--space-10); }
`
const destinationCount = 9
const schoolCount = 6

/** Spec §2 "/": one sentence, one search, and what it comes to. Whole without JavaScript. */
export function HomeView({ data, page }: { data: HomeData; page: PageContext }) {
  const t = useText('home')
  const locale = page.language
  const { languages, countries, schools, posts, config } = data
  const { sampleTrip, openOffers, builtOn } = config
  return (
    <Parts>
      <Hero>
        <Words>
          <h1>{data.hero?.title ?? t('title')}</h1>
          <Sentence html={data.hero?.html} />
          <SearchForm languages={languages.nodes} countries={countries.nodes} builtOn={builtOn} />
        </Words>
        {sampleTrip && <SampleBill bill={sampleTrip} />}
      </Hero>
      <Trust block={data.trust} />
      <PageSection
        heading={t('destinations.title')}
        note={t('destinations.note')}
        more={<LocaleLink to={to.languageSchools(locale)}>{t('destinations.all')}</LocaleLink>}
      >
        <Destinations cities={destinationsOf(countries.nodes, destinationCount)} />
        <nav aria-label={t('languages')}>
          <PillList
            pills={languages.nodes.map(({ entityId, url, name }) => ({
              key: entityId,
              content: <LocaleLink to={to.language(locale, url)}>{t('learn', { name })}</LocaleLink>,
            }))}
          />
        </nav>
      </PageSection>
      <PageSection heading={data.steps?.title ?? t('steps.title')} id="how-it-works">
        <HowItWorks block={data.steps} bill={sampleTrip} />
      </PageSection>
      <PageSection
        heading={t('schools.title')}
        note={t('schools.note')}
        more={<LocaleLink to={to.searchBySchool(locale)}>{t('schools.all')}</LocaleLink>}
      >
        <FeaturedSchools schools={schools.nodes.slice(0, schoolCount)} />
      </PageSection>
      {data.slides.nodes.length > 0 && (
        <PageSection heading={t('announced.title')}>
          <Slides slides={data.slides.nodes} />
        </PageSection>
      )}
      {openOffers.length > 0 && (
        <PageSection heading={t('offers.title')} note={t('offers.note')}>
          <Offers offers={openOffers} />
        </PageSection>
      )}
      <Band block={data.promise} tone="plain" />
      <PageSection heading={t('posts.title')} more={<LocaleLink to={to.blog(locale)}>{t('posts.all')}</LocaleLink>}>
        <Posts posts={posts.nodes} />
      </PageSection>
      <Banners banners={data.banners.nodes} />
      <Band block={data.agencies} tone="ink" />
    </Parts>
  )
}
