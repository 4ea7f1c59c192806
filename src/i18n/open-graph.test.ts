import type { ReactElement } from 'react'
import { siteUrl } from '../config/site-url'
import { pageContextFor } from '../testing/render-page'
import { openGraph } from './open-graph'
import type { PageContext } from './page-context'

type Meta = { property?: string; name?: string; content: string }

/** Name → content, in the static HTML's order. */
const shown = (context: PageContext) =>
  openGraph(context, 'العنوان', 'الوصف').map((element) => {
    const { property, name, content } = (element as ReactElement<Meta>).props
    return [property ?? name, content]
  })

const alternates = { ar: '/ar/cities/لندن', en: '/en/cities/london' }
const page = (change: Partial<PageContext> = {}) => pageContextFor('ar', { alternates, routeName: 'city', brand: 'رحلة', ...change })

const words = [
  ['og:type', 'website'],
  ['og:site_name', 'رحلة'],
  ['og:locale', 'ar_SA'],
  ['og:title', 'العنوان'],
  ['og:description', 'الوصف'],
  ['og:url', `${siteUrl}/ar/cities/%D9%84%D9%86%D8%AF%D9%86`],
]

describe('what a shared link shows', () => {
  it('given a page without a picture, then its words and its one encoded address (case 19)', () => expect(shown(page())).toEqual(words))
  it('given a picture, then it too, with its size, its words, and that it is large', () => {
    expect(shown(page({ picture: '/share/p-1.jpg' }))).toEqual([
      ...words,
      ['og:image', `${siteUrl}/share/p-1.jpg`],
      ['og:image:width', '1200'],
      ['og:image:height', '630'],
      ['og:image:alt', 'العنوان'],
      ['twitter:card', 'summary_large_image'],
    ])
  })
  it('given the English page, then its own language and address', () => {
    const said = Object.fromEntries(shown(pageContextFor('en', { alternates })))
    expect([said['og:locale'], said['og:url']]).toEqual(['en_US', `${siteUrl}/en/cities/london`])
  })
  it('given a post, then it is an article', () => expect(shown(page({ routeName: 'post' }))).toContainEqual(['og:type', 'article']))
})
