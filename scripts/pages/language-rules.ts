/** What pages and the sitemap say of a page's other language: the same, and of pages that are there. */
import { defaultLocale } from '../../src/config/locales'
import type { Language, Page } from './read-page'
import { asText, type Complaint, listable, type Site } from './site'

const addressIn = (alternates: Language[], wanted: string) => alternates.find(({ language }) => language === wanted)?.address

/** Whoever speaks neither language gets the default one, where the page is written in it (case 81). */
function own({ path, alternates, lang, canonicals: [canonical] }: Page): Complaint[] {
  const forOthers = addressIn(alternates, defaultLocale) ?? canonical
  const isWell = addressIn(alternates, lang.slice(0, 2)) === canonical && addressIn(alternates, 'x-default') === forOthers
  return isWell ? [] : [{ path, what: 'does not name itself and x-default among its languages' }]
}

function named({ path, alternates }: Page, byAddress: ReadonlyMap<string | undefined, Page>): Complaint[] {
  return alternates.flatMap(({ address }) => {
    const other = byAddress.get(address)
    if (!other) return [{ path, what: `names ${address}, where no listable page is` }]
    return asText(other.alternates) === asText(alternates) ? [] : [{ path, what: `${other.path} does not name the same languages` }]
  })
}

/** Each page names itself and its other language; the other names the same; each of them is there. */
export function languages(site: Site): Complaint[] {
  const byAddress = new Map(listable(site).map((page) => [page.canonicals[0], page]))
  return listable(site).flatMap((page) => [...own(page), ...named(page, byAddress)])
}

/** The sitemap names of each page the languages that the page names itself. */
export function languagesInSitemap(site: Site): Complaint[] {
  const listed = new Map(site.listed.map(({ address, alternates }) => [address, asText(alternates)]))
  return listable(site)
    .filter(({ canonicals: [canonical = ''], alternates }) => listed.has(canonical) && listed.get(canonical) !== asText(alternates))
    .map(({ path }) => ({ path, what: 'has other languages in the sitemap than it names itself' }))
}
