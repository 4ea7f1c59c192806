import { graphql, type HeadProps } from 'gatsby'
import { isNotFoundPath } from '../config/routes'
import { ErrorView } from '../features/frame/error-view'
import { readableAddress } from '../features/frame/readable-address'
import type { PageContext, WithDictionaries } from '../i18n/page-context'
import { PageHead } from '../i18n/page-head'
import { headText } from '../i18n/translate'

export default function NotFound() {
  return <ErrorView status={404} />
}

/** Titled 'Page not found: {path}' (spec §2) where the path is known: in the browser. */
export function Head({ data, pageContext, location }: HeadProps<WithDictionaries, PageContext>) {
  const path = readableAddress(location.pathname)
  const title = isNotFoundPath(path) ? undefined : headText(data.locales, 'common')('error.notFoundAt', { path })
  return <PageHead pageContext={pageContext} title={title} />
}

export const query = graphql`
  query NotFound($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common"] } }) {
      ...Dictionaries
    }
  }
`
