/** Slides and banners that are valid today, in the editors' order. */
import type { Locale } from '../../../src/config/locales'
import type { Announcement, AnnouncementsQuery, Banners, Slider } from '../../../src/contract/announcement-schema'
import type { List } from '../../../src/contract/list-schema'
import { ownAddress } from '../../../src/domain/paths'
import type { Row } from '../catalogue/catalogue-rows'
import type { CatalogueSnapshot } from '../catalogue/catalogue-snapshot'
import { localise } from '../catalogue/localise'
import { pageOf, readPage } from '../catalogue/paging'

type Kind = Row<'announcements'>['kind']
type Read = { snapshot: CatalogueSnapshot; today: string; locale: Locale; input: AnnouncementsQuery }

const defaultPlace = 'home'

/** To a path of ours, or to a whole https address; anything else is not shown (case 49). */
const leadsWell = ({ url }: Row<'announcements'>) => ownAddress(url) !== null || /^https:\/\/[^/\\@]+(\/|$)/.test(url)

const documentOf = (row: Row<'announcements'>): Announcement => ({
  id: row.id,
  title: { en: row.title_en, ar: row.title_ar },
  text: { en: row.text_en, ar: row.text_ar },
  url: row.url,
  picture: row.picture,
  alt: { en: row.alt_en, ar: row.alt_ar },
  validFrom: row.valid_from,
  validTo: row.valid_to,
})

/** Shown from the first to the last day, in Riyadh. @assumed both days count. */
function valid(kind: Kind, { snapshot, today, input }: Read): Announcement[] {
  const place = input.code ?? defaultPlace
  return snapshot.announcements
    .filter((row) => row.kind === kind && row.place === place && row.valid_from <= today && today <= row.valid_to && leadsWell(row))
    .sort((a, b) => a.position - b.position || a.id - b.id)
    .map(documentOf)
}

/** For the build: both languages. */
export const announcementList = (kind: Kind, read: Read): List<Announcement> => pageOf(valid(kind, read), readPage(read.input))

export const sliderOf = (read: Read): Slider => ({
  success: true,
  data: { code: read.input.code ?? defaultPlace, slides: localise(valid('slide', read), read.locale) },
})

export const bannersOf = (read: Read): Banners => ({
  success: true,
  data: { code: read.input.code ?? defaultPlace, banners: localise(valid('banner', read), read.locale) },
})
