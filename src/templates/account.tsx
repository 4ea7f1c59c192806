import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { AccountPage } from '../features/account/account-page'
import type { PageContext, WithDictionaries } from '../i18n/page-context'
import { PageHead } from '../i18n/page-head'

type Props = PageProps<WithDictionaries, PageContext>

export default function Account({ pageContext }: Props) {
  return <AccountPage name="account" page={pageContext} />
}

export const Head = ({ pageContext }: HeadProps<WithDictionaries, PageContext>) => <PageHead pageContext={pageContext} />

export const query = graphql`
  query Account($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "account"] } }) {
      ...Dictionaries
    }
  }
`
