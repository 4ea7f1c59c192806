import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { type FaqData, FaqView } from '../features/content/faq-view'
import type { PageContext, WithDictionaries } from '../i18n/page-context'
import { PageHead } from '../i18n/page-head'
import { faqThings } from './structured-data/content'

type Data = WithDictionaries & FaqData

export default function Faq({ data, pageContext }: PageProps<Data, PageContext>) {
  return <FaqView data={data} page={pageContext} />
}

export const Head = ({ data, pageContext }: HeadProps<Data, PageContext>) => (
  <PageHead pageContext={pageContext}>{process.env.BUILD_STAGE !== 'build-javascript' && faqThings(data)}</PageHead>
)

export const query = graphql`
  query Faq($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "content"] } }) {
      ...Dictionaries
    }
    faqs: allFaq { nodes { entityId topic(language: $language) question(language: $language) answer(language: $language) } }
  }
`
