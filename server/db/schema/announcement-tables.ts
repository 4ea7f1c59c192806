/** What editors announce for a time (appmanagerapi slider and banner). Dates are days in Riyadh, both included. */
export type AnnouncementsTable = {
  id: number
  kind: 'slide' | 'banner'
  /** Where it is shown, e.g. home. */
  place: string
  position: number
  title_en: string
  title_ar: string
  text_en: string
  text_ar: string
  url: string
  picture: string
  alt_en: string
  alt_ar: string
  valid_from: string
  valid_to: string
}
