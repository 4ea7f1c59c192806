import type { Locale } from '../../config/locales'
import { to } from '../../config/routes'

/** Columns of the footer: keys of the dictionary `common.footer` with their addresses. */
export const footerColumns: { title: string; links: [key: string, link: (locale: Locale) => string][] }[] = [
  {
    title: 'find',
    links: [
      ['searchByCourse', to.searchByCourse],
      ['searchBySchool', to.searchBySchool],
      ['languageSchools', to.languageSchools],
      ['summerGroups', to.summerGroups],
      ['universityAdmissions', to.universityAdmissions],
      ['wishlist', to.wishlist],
      ['compare', to.compare],
    ],
  },
  {
    title: 'help',
    links: [
      ['howToBook', to.howToBook],
      ['getHelp', to.getHelp],
      ['faq', to.faq],
      ['contactUs', to.contactUs],
    ],
  },
  {
    title: 'about',
    links: [
      ['aboutUs', to.aboutUs],
      ['blog', to.blog],
      ['beAPartner', to.beAPartner],
    ],
  },
  {
    title: 'legal',
    links: [
      ['terms', to.terms],
      ['privacy', to.privacy],
      ['sitePolicy', to.sitePolicy],
    ],
  },
]
