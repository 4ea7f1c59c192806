import { createElement } from 'react'
import { localeFacts } from '../config/locales'
import { absoluteUrl, siteUrl } from '../config/site-url'
import type { PageContext } from './page-context'

const meta = (property: string, content: string) => createElement('meta', { key: property, property, content })

/** What a shared link shows. X reads the same names; it only wants to be told that the picture is large. */
export function openGraph({ language, alternates, routeName, brand, picture }: PageContext, title: string, description: string) {
  return [
    meta('og:type', routeName === 'post' ? 'article' : 'website'),
    meta('og:site_name', brand),
    meta('og:locale', localeFacts[language].code.replace('-', '_')),
    meta('og:title', title),
    meta('og:description', description),
    meta('og:url', absoluteUrl(alternates[language])),
    ...(picture ? pictureOf(picture, title) : []),
  ]
}

const pictureOf = (picture: string, title: string) => [
  meta('og:image', `${siteUrl}${picture}`),
  meta('og:image:width', '1200'),
  meta('og:image:height', '630'),
  meta('og:image:alt', title),
  createElement('meta', { key: 'twitter:card', name: 'twitter:card', content: 'summary_large_image' }),
]
