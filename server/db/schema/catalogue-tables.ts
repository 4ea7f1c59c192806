/**
 * Tables of the catalogue. Fields that are filtered, joined or sorted are columns; value objects (price lists, guides, closings) are JSON
 * text, the same on both databases. Shapes of the JSON: src/contract/catalogue-schema.ts and pricing-schema.ts. Flags are 0 | 1.
 */
import type { AnnouncementsTable } from './announcement-tables'
import type { PicturesTable, PictureUsesTable } from './picture-tables'

type Flag = 0 | 1
type Json = string
type IsoDate = string

type Named = { name_en: string; name_ar: string }
type Addressed = { url_en: string; url_ar: string }
type Described = { description_en: string; description_ar: string }

export type LanguagesTable = { id: number } & Named & Addressed & Described
export type CountriesTable = { code: string; currency: string; facts: Json } & Named & Addressed
export type StatesTable = { id: number; country_code: string } & Named
export type CitiesTable = {
  id: number
  country_code: string
  state_id: number | null
  population: number
  latitude: number
  longitude: number
  poster: string
  summary_en: string
  summary_ar: string
  guide: Json
} & Named &
  Addressed
export type SchoolsTable = { id: number; founded: number; accreditations: Json; language_ids: Json; featured: Flag } & Named &
  Addressed &
  Described
export type BranchesTable = {
  id: number
  school_id: number
  city_id: number
  address: string
  latitude: number
  longitude: number
  currency: string
  facilities: Json
  nationality_mix: Json
  min_age: number
  max_age: number | null
  rating: number
  review_count: number
  holidays: Json
  closings: Json
  check_in: Json | null
  check_out: Json | null
  video_url: string | null
  registration: number
  insurance_per_week: number
} & Named &
  Addressed
export type CoursesTable = {
  id: number
  branch_id: number
  language_id: number
  type: string
  lessons_per_week: number
  minutes_per_lesson: number
  min_level: string
  max_level: string
  study_time: string
  average_class: number
  maximum_class: number
  min_age: number
  max_age: number | null
  min_weeks: number
  max_weeks: number
  requirements_en: string
  requirements_ar: string
  bookable: Flag
  featured: Flag
  /** Places left for sale; null where the school sets no limit. Taken by a guarded update when an order is placed. */
  places: number | null
  start_rule: Json
  price_lists: Json
  materials: Json | null
  seasons: Json
} & Named &
  Addressed &
  Described
export type PromotionsTable = {
  id: number
  branch_id: number
  /** Null: every course of the branch. */
  course_id: number | null
  kind: string
  value: number
  waives: string | null
  book_from: IsoDate
  book_to: IsoDate
  start_from: IsoDate | null
  start_to: IsoDate | null
  min_weeks: number
  min_age: number | null
  max_age: number | null
  nationalities: Json
} & Named
export type AccommodationsTable = {
  id: number
  branch_id: number
  type: string
  room: string
  bathroom: string
  board: string
  distance_metres: number
  minutes_away: number
  min_age: number
  max_age: number | null
  min_weeks: number
  check_in_day: number
  notes_en: string
  notes_ar: string
  price_lists: Json
  summer: Json | null
  under18_per_week: number
  christmas: Json | null
  placement_fee: number
  extra_night: number
} & Named
export type PickupsTable = {
  id: number
  branch_id: number
  code: string
  airport_en: string
  airport_ar: string
  arrival: number
  both_ways: number
}
export type ExtraFeesTable = {
  id: number
  branch_id: number
  kind: string
  price: number
  per: string
  compulsory: Json | null
  taxable: Flag
} & Named
export type SummerGroupsTable = {
  id: number
  branch_id: number
  min_age: number
  max_age: number
  from_date: IsoDate
  to_date: IsoDate
  weeks: number
  includes: Json
  places: number
  places_left: number
  price_sar: number
} & Named &
  Addressed &
  Described
export type UniversitiesTable = { id: number; city_id: number; currency: string; founded: number } & Named & Addressed & Described
export type ProgrammesTable = {
  id: number
  university_id: number
  degree: string
  language_id: number
  intakes: Json
  requirements_en: string
  requirements_ar: string
  tuition_per_year: number
  years: number
} & Named
export type CmsPagesTable = {
  id: number
  identifier: string
  title_en: string
  title_ar: string
  html_en: string
  html_ar: string
} & Addressed &
  Described
export type CmsBlocksTable = { id: number; identifier: string; title_en: string; title_ar: string; html_en: string; html_ar: string }
export type PostsTable = {
  id: number
  title_en: string
  title_ar: string
  summary_en: string
  summary_ar: string
  html_en: string
  html_ar: string
  author_en: string
  author_ar: string
  topic_en: string
  topic_ar: string
  published_on: IsoDate
  poster: string
} & Addressed
export type FaqsTable = {
  id: number
  topic_en: string
  topic_ar: string
  question_en: string
  question_ar: string
  answer_en: string
  answer_ar: string
}
export type MenusTable = { code: string; items: Json }
/** Store configuration, spec §3: key to value; `store` is en, ar or empty for both. */
export type ConfigsTable = { path: string; store: string; value: string }
export type UrlRulesTable = { id: number; from_path: string; to_path: string | null; status: number }
/** One row; `revision` grows with every change, so that a process knows when its copy of the catalogue is old. */
export type CatalogueRevisionTable = { id: number; revision: number; changed_at: string }

export type CatalogueTables = {
  languages: LanguagesTable
  countries: CountriesTable
  states: StatesTable
  cities: CitiesTable
  schools: SchoolsTable
  branches: BranchesTable
  courses: CoursesTable
  promotions: PromotionsTable
  accommodations: AccommodationsTable
  pickups: PickupsTable
  extra_fees: ExtraFeesTable
  summer_groups: SummerGroupsTable
  universities: UniversitiesTable
  programmes: ProgrammesTable
  cms_pages: CmsPagesTable
  cms_blocks: CmsBlocksTable
  posts: PostsTable
  faqs: FaqsTable
  menus: MenusTable
  pictures: PicturesTable
  picture_uses: PictureUsesTable
  configs: ConfigsTable
  url_rules: UrlRulesTable
  announcements: AnnouncementsTable
  catalogue_revision: CatalogueRevisionTable
}
