import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { type SummerGroupsData, SummerGroupsView } from '../features/summer-group/summer-groups-view'
import type { PageContext, WithDictionaries } from '../i18n/page-context'
import { PageHead } from '../i18n/page-head'

type Data = WithDictionaries & SummerGroupsData

export default function SummerGroups({ data, pageContext }: PageProps<Data, PageContext>) {
  return <SummerGroupsView data={data} page={pageContext} />
}

export const Head = ({ pageContext }: HeadProps<Data, PageContext>) => <PageHead pageContext={pageContext} />

export const query = graphql`
  query SummerGroups($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "summer-group"] } }) {
      ...Dictionaries
    }
    config: siteConfig(entityId: { eq: $language }) { builtOn }
    block: cmsBlock(identifier: { eq: "summer_groups_intro" }) { html(language: $language) }
    groups: allSummerGroup(sort: { from: ASC }) { nodes { entityId url(language: $language) name(language: $language) from to weeks minAge maxAge placesLeft priceSar pictures(most: 1) { ...Photo } branch { city { url(language: $language) name(language: $language) poster country { name(language: $language) } } } } }
  }
`
