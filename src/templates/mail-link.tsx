import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { MailLinkPage } from '../features/mail-link/mail-link-page'
import type { PageContext, WithDictionaries } from '../i18n/page-context'
import { PageHead } from '../i18n/page-head'

type Props = PageProps<WithDictionaries, PageContext>

export default function MailLink({ pageContext }: Props) {
  return <MailLinkPage page={pageContext} />
}

export const Head = ({ pageContext }: HeadProps<WithDictionaries, PageContext>) => <PageHead pageContext={pageContext} />

export const query = graphql`
  query MailLink($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "mail-link", "failures"] } }) {
      ...Dictionaries
    }
  }
`
