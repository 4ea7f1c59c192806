import { createElement, Fragment, type ReactNode } from 'react'
import { defaultLocale, localeFacts, locales } from '../config/locales'
import type { PageContext } from './page-context'
import { fill, type Params } from './translate'

/** Where the shop is reached, without a slash at the end. @assumed until it is given at build. */
const siteUrl = (process.env.GATSBY_SITE_URL ?? 'https://rihla.example').replace(/\/$/, '')

/** The one form of an address (cases 19 and 69): absolute, percent-encoded, without a slash at the end. */
export const canonicalUrl = (path: string) => `${siteUrl}${encodeURI(path)}`

export type PageHeadProps = {
  pageContext: PageContext
  /** For the `{{…}}` of the page's title and description. */
  params?: Params
  /** Instead of the page's own. */
  title?: string
  description?: string
  /** Further head elements, made with createElement. */
  children?: ReactNode
}

// createElement and not JSX: Gatsby's Head for React 19 replaces only what is made by createElement (html, body, and what React would hoist).
const element = (type: string, props: Record<string, unknown>) => createElement(type, { key: JSON.stringify(props), ...props })

function languageLinks({ alternates, language }: PageContext) {
  const alternate = (hrefLang: string, path: string) => element('link', { rel: 'alternate', hrefLang, href: canonicalUrl(path) })
  return [
    element('link', { rel: 'canonical', href: canonicalUrl(alternates[language]) }),
    ...locales.map((locale) => alternate(locale, alternates[locale])),
    alternate('x-default', alternates[defaultLocale]),
  ]
}

/** Title, description, canonical and language links, and <html lang dir>: in the static HTML and after each navigation (case 21). */
export function PageHead({ pageContext, params, children, ...own }: PageHeadProps) {
  const title = own.title ?? fill(pageContext.title, params)
  const description = own.description ?? fill(pageContext.description, params)
  const { code, direction } = localeFacts[pageContext.language]
  return createElement(
    Fragment,
    null,
    element('html', { lang: code, dir: direction }),
    createElement('title', { key: 'title' }, title),
    element('meta', { name: 'description', content: description }),
    ...(pageContext.index ? languageLinks(pageContext) : [element('meta', { name: 'robots', content: 'noindex' })]),
    element('meta', { property: 'og:title', content: title }),
    element('meta', { property: 'og:description', content: description }),
    children,
  )
}
