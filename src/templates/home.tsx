import { graphql, type HeadProps, type PageProps } from 'gatsby'
import type { HomeData } from '../features/home/home-data'
import { HomeView } from '../features/home/home-view'
import { RecentStrip } from '../features/recently-seen/recent-strip'
import type { PageContext, WithDictionaries } from '../i18n/page-context'
import { PageHead } from '../i18n/page-head'
import type { Contacts } from '../i18n/structured-data/shop-data'
import { homeThings } from './structured-data/home'

type Data = WithDictionaries & HomeData & { config: { contacts: Contacts } }

export default function Home({ data, pageContext }: PageProps<Data, PageContext>) {
  return (
    <>
      <HomeView data={data} page={pageContext} />
      <RecentStrip />
    </>
  )
}

export const Head = ({ data, pageContext }: HeadProps<Data, PageContext>) => (
  <PageHead pageContext={pageContext}>{process.env.BUILD_STAGE !== 'build-javascript' && homeThings(data, pageContext)}</PageHead>
)

export const query = graphql`
  query Home($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "home"] } }) {
      ...Dictionaries
    }
    languages: allLanguage { nodes { entityId url(language: $language) slug: url(language: "en") name(language: $language) } }
    countries: allCountry { nodes { code name(language: $language) cities { entityId url(language: $language) slug: url(language: "en") name(language: $language) poster pictures(most: 1) { ...Photo } fromTrip(weeks: 4) branches { entityId } } } }
    schools: allSchool(filter: { featured: { eq: true } }, limit: 6) { nodes { ...HomeSchool } }
    posts: allPost(sort: [{ publishedOn: DESC }, { entityId: ASC }], limit: 3) { nodes { entityId url(language: $language) title(language: $language) summary(language: $language) topic(language: $language) poster pictures(most: 1) { ...Photo } } }
    config: siteConfig(entityId: { eq: $language }) {
      builtOn
      contacts { name phone email address social { url } }
      openOffers(limit: 4) { promotion { name(language: $language) minWeeks bookTo } course { ...HomeCourse } }
      sampleTrip(weeks: 4) { weeks startDate endDate totalSar parts { part sar } course { ...HomeCourse } }
    }
    slides: allSlide { nodes { entityId title(language: $language) text(language: $language) url picture alt(language: $language) validTo } }
    banners: allBanner { nodes { entityId title(language: $language) text(language: $language) url picture alt(language: $language) validTo } }
    ...HomeBlocks
  }
`
