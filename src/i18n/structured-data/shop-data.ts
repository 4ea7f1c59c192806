import { to } from '../../config/routes'
import { absoluteUrl, siteUrl } from '../../config/site-url'
import type { PageContext } from '../page-context'
import type { Thing } from './data-script'

export type Contacts = { name: string; phone: string; email: string; address: string; social: { url: string }[] }

/** The shop and its search, said once a language: on the home page. */
export function shopData({ language, brand }: PageContext, contacts: Contacts): Thing[] {
  const home = absoluteUrl(to.home(language))
  const shop = `${siteUrl}/#shop`
  return [
    {
      '@type': 'WebSite',
      name: brand,
      url: home,
      inLanguage: language,
      publisher: { '@id': shop },
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${absoluteUrl(to.searchByCourse(language))}?q={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
    {
      '@type': 'Organization',
      '@id': shop,
      name: contacts.name || brand,
      url: siteUrl,
      logo: `${siteUrl}/icons/icon-512.png`,
      telephone: contacts.phone || undefined,
      email: contacts.email || undefined,
      address: contacts.address || undefined,
      sameAs: contacts.social.length > 0 ? contacts.social.map(({ url }) => url) : undefined,
    },
  ]
}
