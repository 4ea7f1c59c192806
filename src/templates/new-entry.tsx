import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { NewEntryView } from '../features/content/new-entry-view'
import type { PageContext, WithDictionaries } from '../i18n/page-context'
import { PageHead } from '../i18n/page-head'

type Context = PageContext & { html: string }

/** Built once per language with slots that the server fills (src/config/new-entry.ts). */
export default function NewEntry({ pageContext }: PageProps<WithDictionaries, Context>) {
  return <NewEntryView page={pageContext} html={pageContext.html} />
}

export const Head = ({ pageContext }: HeadProps<WithDictionaries, Context>) => <PageHead pageContext={pageContext} />

export const query = graphql`
  query NewEntry($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "content"] } }) {
      ...Dictionaries
    }
  }
`
