/** What must be true of what a shared link shows (Open Graph; X reads the same): it says what the page says. */
import { type Locale, localeFacts, localeOf } from '../../src/config/locales'
import { titleWithBrand } from '../../src/i18n/page-title'
import arabicNames from '../../src/locales/ar/common.json'
import englishNames from '../../src/locales/en/common.json'
import type { Rule } from './page-rules'
import type { Page } from './read-page'

const shops: Record<Locale, string> = { ar: arabicNames.name, en: englishNames.name }
const post = /^\/(ar|en)\/blog\/(?!page\/)/

/** The title whole: a page's own may be cut, and has the shop's name behind it. */
function titleOf({ shared, titles }: Page, shop: string): string | undefined {
  const [title = ''] = shared.get('og:title') ?? []
  return title !== '' && titleWithBrand(title, shop) === titles[0] ? title : titles[0]
}

function wanted(page: Page): Record<string, string | undefined> {
  const locale = localeOf(page.path) ?? 'ar'
  const title = titleOf(page, shops[locale])
  return {
    'og:type': post.test(page.path) ? 'article' : 'website',
    'og:site_name': shops[locale],
    'og:locale': localeFacts[locale].code.replace('-', '_'),
    'og:title': title,
    'og:description': page.descriptions[0],
    'og:url': page.canonicals[0],
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': title,
    'twitter:card': 'summary_large_image',
  }
}

/** Is the picture itself there? The site's rules look. */
export const sharing: Rule = (page) => {
  if (page.noindex) return [...page.shared.keys()].map((name) => `is not listed and says ${name}`)
  return Object.entries(wanted(page)).flatMap(([name, content]) => {
    const said = page.shared.get(name) ?? []
    return said.length === 1 && said[0] === content ? [] : [`${name} is ${JSON.stringify(said)} and not "${content}"`]
  })
}
