import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { type CmsPageData, CmsPageView } from '../features/content/cms-page-view'
import type { PageContext, WithDictionaries } from '../i18n/page-context'
import { PageHead } from '../i18n/page-head'

type Data = WithDictionaries & CmsPageData

export default function CmsPage({ data, pageContext }: PageProps<Data, PageContext>) {
  return <CmsPageView data={data} page={pageContext} />
}

export const Head = ({ data, pageContext }: HeadProps<Data, PageContext>) => (
  <PageHead pageContext={pageContext} title={data.cmsPage?.title} description={data.cmsPage?.description} body={data.cmsPage?.prose.html} />
)

export const query = graphql`
  query CmsPage($language: String!, $identifier: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "content"] } }) {
      ...Dictionaries
    }
    cmsPage(identifier: { eq: $identifier }) {
      title(language: $language) description(language: $language) prose(language: $language) { html headings { id text level } minutes language }
    }
  }
`
