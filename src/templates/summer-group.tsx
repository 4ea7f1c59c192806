import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { MessageSection } from '../features/message/message-section'
import { type SummerGroupData, SummerGroupView } from '../features/summer-group/summer-group-view'
import type { PageContext, WithDictionaries } from '../i18n/page-context'
import { PageHead } from '../i18n/page-head'
import { groupThings } from './structured-data/summer-group'

type Data = WithDictionaries & SummerGroupData & { config: { builtOn: string } }

export default function SummerGroup({ data, pageContext }: PageProps<Data, PageContext>) {
  return (
    <SummerGroupView data={data} page={pageContext}>
      <MessageSection kind="summerGroup" aboutId={data.group.entityId} />
    </SummerGroupView>
  )
}

export const Head = ({ data, pageContext }: HeadProps<Data, PageContext>) => (
  <PageHead pageContext={pageContext} params={{ name: data.group.name, city: data.group.branch.city.name }}>
    {process.env.BUILD_STAGE !== 'build-javascript' && groupThings(data, pageContext)}
  </PageHead>
)

export const query = graphql`
  query SummerGroup($language: String!, $entityId: Int!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "summer-group", "forms", "validation", "failures"] } }) {
      ...Dictionaries
    }
    config: siteConfig(entityId: { eq: $language }) { builtOn contacts { whatsapp } }
    group: summerGroup(entityId: { eq: $entityId }) {
      entityId url(language: $language) name(language: $language) from to weeks minAge maxAge placesLeft priceSar pictures(most: 5) { ...Photo } description(language: $language) includes { text(language: $language) } branch { url(language: $language) name(language: $language) city { url(language: $language) name(language: $language) poster country { name(language: $language) } } }
    }
  }
`
