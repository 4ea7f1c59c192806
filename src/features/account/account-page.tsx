import type { Locale } from '../../config/locales'
import { to } from '../../config/routes'
import { linkTo } from '../../i18n/locale-link'
import type { PageContext } from '../../i18n/page-context'
import { useText } from '../../i18n/use-text'
import { ButtonLink } from '../../ui/button'
import { GuidePage } from '../../ui/guide-page'
import type { IconName } from '../../ui/icon'

const ways = {
  search: { path: to.searchByCourse, icon: 'search' },
  schools: { path: to.languageSchools, icon: 'school' },
  contact: { path: to.contactUs, icon: 'message-circle' },
  faq: { path: to.faq, icon: 'circle-help' },
  partner: { path: to.beAPartner, icon: 'building-2' },
  cart: { path: to.cart, icon: 'ticket' },
  quotes: { path: to.offers, icon: 'file-text' },
} satisfies Record<string, { path: (locale: Locale) => string; icon: IconName }>
type Way = keyof typeof ways

type Guide = { topics: [name: string, icon: IconName][]; ways: [Way, ...Way[]] }

const bookings: Guide = {
  topics: [
    ['guest', 'ticket'],
    ['number', 'mail'],
    ['help', 'message-circle'],
  ],
  ways: ['search', 'quotes', 'contact'],
}

/** What each page has to say and where it leads; the words are in the dictionary `account` under the page's name. */
const guides = {
  login: {
    topics: [
      ['guest', 'ticket'],
      ['number', 'mail'],
      ['help', 'message-circle'],
    ],
    ways: ['search', 'contact'],
  },
  register: {
    topics: [
      ['bookings', 'calendar-check'],
      ['papers', 'paperclip'],
      ['choices', 'heart'],
    ],
    ways: ['search', 'faq'],
  },
  confirmAccount: {
    topics: [
      ['mail', 'mail'],
      ['guest', 'ticket'],
      ['help', 'message-circle'],
    ],
    ways: ['contact', 'search'],
  },
  forgotPassword: {
    topics: [
      ['none', 'lock'],
      ['number', 'mail'],
      ['care', 'shield-check'],
    ],
    ways: ['contact', 'search'],
  },
  resetPassword: {
    topics: [
      ['none', 'lock'],
      ['number', 'mail'],
      ['care', 'shield-check'],
    ],
    ways: ['contact', 'search'],
  },
  account: bookings,
  myCourses: bookings,
  myStudents: {
    topics: [
      ['quotes', 'file-text'],
      ['commission', 'percent'],
      ['join', 'building-2'],
    ],
    ways: ['partner', 'quotes', 'contact'],
  },
  myAttachments: {
    topics: [
      ['mail', 'mail'],
      ['safe', 'shield-check'],
      ['help', 'message-circle'],
    ],
    ways: ['contact', 'faq'],
  },
} satisfies Record<string, Guide>
export type AccountPageName = keyof typeof guides

/** Pages about an account: what holds for a guest today, and what to do next. */
export function AccountPage({ name, page }: { name: AccountPageName; page: PageContext }) {
  const t = useText('account')
  const locale = page.language
  const guide: Guide = guides[name]
  return (
    <GuidePage
      title={page.title}
      lead={t(`${name}.lead`)}
      actions={guide.ways.map((way, index) => (
        <ButtonLink key={way} {...linkTo(ways[way].path(locale))} kind={index === 0 ? 'primary' : 'quiet'} icon={ways[way].icon}>
          {t(`ways.${way}`)}
        </ButtonLink>
      ))}
      heading={t(`${name}.heading`)}
      topics={guide.topics.map(([key, icon]) => ({ key, icon, heading: t(`${name}.${key}.title`), text: t(`${name}.${key}.text`) }))}
    />
  )
}
