/** Identifiers under which editors keep the texts that the site asks for by name. A missing block shows nothing (case 91). */
export const blockIds = {
  homeHero: 'home_hero',
  homePromise: 'home_promise',
  howItWorks: 'how_it_works',
  trustStrip: 'trust_strip',
  agencies: 'agencies_strip',
  footerAbout: 'footer_about',
  footerLegal: 'footer_legal',
  contactHeadOffice: 'contact_head_office',
  contactHours: 'contact_hours',
  getHelp: 'get_help',
  beAPartner: 'be_a_partner',
  summerGroups: 'summer_groups_intro',
  universityAdmissions: 'university_admissions_intro',
  languageSchools: 'language_schools_intro',
  checkoutNote: 'checkout_note',
  thankYouNext: 'thank_you_next',
} as const

/** Menus of the footer's columns; the full code ends with the locale, as spec §9 says of the main menu. */
export const footerMenuNames = ['footer_discover', 'footer_help', 'footer_company'] as const
export type FooterMenuName = (typeof footerMenuNames)[number]
export const footerMenuCode = (name: FooterMenuName, locale: string) => `${name}_${locale}`

/** CMS pages behind the fixed routes of spec §2. */
export const fixedPageIds = {
  aboutUs: 'about-us',
  howToBook: 'how-to-book',
  privacy: 'privacy-and-security',
  sitePolicy: 'site-policy',
  terms: 'termes-and-condition',
} as const
