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

/** CMS pages behind fixed routes of spec §2, of which is kept what wording people agreed to. */
export const fixedPageIds = {
  privacy: 'privacy-and-security',
  terms: 'termes-and-condition',
} as const
