/** appmanagerapi slider and banner: what editors announce for a time. */
import { type Static, Type } from '@sinclair/typebox'
import { ListQuery } from './list-schema'
import { localised } from './localised-schema'
import { IsoDate, LocalisedText } from './text-schema'

export const Announcement = Type.Object({
  id: Type.Integer(),
  title: LocalisedText,
  text: LocalisedText,
  /** A path of the site without its locale, or a whole https address. */
  url: Type.String(),
  /** Name of a drawn poster, see ui/poster. @assumed */
  picture: Type.String(),
  alt: LocalisedText,
  validFrom: IsoDate,
  /** The last day, in Riyadh. */
  validTo: IsoDate,
})
export type Announcement = Static<typeof Announcement>

/** `code`: the place it is for; `home` where none is named. */
export const AnnouncementsQuery = Type.Composite([ListQuery, Type.Object({ code: Type.Optional(Type.String({ maxLength: 50 })) })])
export type AnnouncementsQuery = Static<typeof AnnouncementsQuery>

export const Slider = Type.Object({
  success: Type.Boolean(),
  data: Type.Object({ code: Type.String(), slides: Type.Array(localised(Announcement)) }),
})
export type Slider = Static<typeof Slider>
export const Banners = Type.Object({
  success: Type.Boolean(),
  data: Type.Object({ code: Type.String(), banners: Type.Array(localised(Announcement)) }),
})
export type Banners = Static<typeof Banners>
