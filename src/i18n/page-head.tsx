import { createElement, Fragment, type ReactNode } from 'react'
import { defaultLocale, localeFacts, locales } from '../config/locales'
import { absoluteUrl } from '../config/site-url'
import { openGraph } from './open-graph'
import type { PageContext } from './page-context'
import { descriptionFrom, titleWithBrand } from './page-title'
import { fill, type Params } from './translate'

export type PageHeadProps = {
  pageContext: PageContext
  /** For the `{{…}}` of the page's title and description. */
  params?: Params
  /** Instead of the page's own. */
  title?: string
  description?: string
  /** HTML whose beginning is the description where the given one is too short to say anything. */
  body?: string
  /** Further head elements, made with createElement. */
  children?: ReactNode
}

// createElement and not JSX: Gatsby's Head for React 19 replaces only what is made by createElement (html, body, and what React would hoist).
const element = (type: string, props: Record<string, unknown>) => createElement(type, { key: JSON.stringify(props), ...props })

/** The canonical address, and the page in each language that has it in its own words (case 81). Each of them names the same ones. */
function languageLinks({ alternates, language, written }: PageContext) {
  const alternate = (hrefLang: string, path: string) => element('link', { rel: 'alternate', hrefLang, href: absoluteUrl(path) })
  const there = locales.filter((locale) => written.includes(locale))
  return [
    element('link', { rel: 'canonical', href: absoluteUrl(alternates[language]) }),
    ...there.map((locale) => alternate(locale, alternates[locale])),
    alternate('x-default', alternates[there.includes(defaultLocale) ? defaultLocale : language]),
  ]
}

/**
 * Title, description, canonical and language links: in the static HTML and after each navigation (case 21). What only search engines and link
 * previews read is in the static HTML alone: the scripts don't carry it. So is <html lang dir>, which app/use-document-language holds from then
 * on: Gatsby would take off what Head wrote at every render, and who measures the page in that moment measures Latin type.
 */
export function PageHead({ pageContext, params, body, children, ...own }: PageHeadProps) {
  const name = own.title ?? fill(pageContext.title, params)
  const description = descriptionFrom(own.description ?? fill(pageContext.description, params), body)
  const { code, direction } = localeFacts[pageContext.language]
  const { index, brand } = pageContext
  // Spelled out, so that what is in static HTML alone leaves the scripts.
  const isStatic = process.env.BUILD_STAGE !== 'build-javascript' && process.env.BUILD_STAGE !== 'develop'
  const shared = process.env.BUILD_STAGE !== 'build-javascript' && index ? openGraph(pageContext, name, description) : []
  return createElement(
    Fragment,
    null,
    ...(isStatic ? [element('html', { lang: code, dir: direction })] : []),
    createElement('title', { key: 'title' }, index ? titleWithBrand(name, brand) : name),
    element('meta', { name: 'description', content: description }),
    ...(index ? languageLinks(pageContext) : [element('meta', { name: 'robots', content: 'noindex' })]),
    ...shared,
    children,
  )
}
