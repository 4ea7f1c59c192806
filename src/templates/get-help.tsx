import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { PlainPage } from '../features/frame/plain-page'
import type { PageContext, WithDictionaries } from '../i18n/page-context'
import { PageHead } from '../i18n/page-head'

type Props = PageProps<WithDictionaries, PageContext>

export default function GetHelp({ pageContext }: Props) {
  return <PlainPage page={pageContext} />
}

export const Head = ({ pageContext }: HeadProps<WithDictionaries, PageContext>) => <PageHead pageContext={pageContext} />

export const query = graphql`
  query GetHelp($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "contact", "content", "failures", "validation"] } }) {
      ...Dictionaries
    }
  }
`
