/**
 * Every route of the storefront, spec §2. Pages are made from these rows × locales (src/build), links from `to` (nothing else builds a URL).
 * Routes whose path the specification does not show are @assumed.
 */
import { type Locale, localeOf } from './locales'

export type RouteKind =
  /** Built once per locale, asleep until wanted (architecture §3.9). */
  | 'catalogue'
  /** Built per locale with the list nothing narrows, asleep too; an address that asks for something wakes it at once (decision 20). */
  | 'search'
  /** Built per locale too, but loads its scripts at once: quote, cart, checkout, account. */
  | 'commerce'

export type Route = { path: string; template: string; kind: RouteKind; guard?: 'auth'; index: boolean }

const catalogue = (path: string, template: string): Route => ({ path, template, kind: 'catalogue', index: true })
const search = (path: string): Route => ({ path, template: path.slice(1), kind: 'search', index: true })
const commerce = (path: string, template: string): Route => ({ path, template, kind: 'commerce', index: false })
const account = (path: string, template: string): Route => ({ ...commerce(path, template), guard: 'auth' })

/** Routes with a fixed path. */
export const routes = {
  home: catalogue('/', 'home'),
  aboutUs: catalogue('/about-us', 'cms-page'),
  howToBook: catalogue('/how-to-book', 'cms-page'),
  privacy: catalogue('/privacy-and-security', 'cms-page'),
  sitePolicy: catalogue('/site-policy', 'cms-page'),
  terms: catalogue('/termes-and-condition', 'cms-page'),
  contactUs: catalogue('/contact-us', 'contact-us'),
  languageSchools: catalogue('/language-schools', 'language-schools'),
  summerGroups: catalogue('/summer-groups', 'summer-groups'),
  universityAdmissions: catalogue('/university-admissions', 'university-admissions'),
  blog: catalogue('/blog', 'blog'),
  faq: catalogue('/faq', 'faq'),
  beAPartner: catalogue('/be-a-partner', 'be-a-partner'),
  getHelp: catalogue('/get-help', 'get-help'),
  searchByCourse: search('/search-by-course'),
  searchBySchool: search('/search-by-school'),
  quote: commerce('/quote', 'quote'),
  /** An issued quote; its secret stands behind `#`, where no log and no referrer sees it. @assumed both paths. */
  offer: commerce('/offer', 'offer'),
  /** The quotes this person issued. */
  offers: commerce('/offers', 'offers'),
  cart: commerce('/cart', 'cart'),
  checkout: commerce('/checkout', 'checkout'),
  thankYou: commerce('/thank-you', 'thank-you'),
  wishlist: commerce('/wishlist', 'wishlist'),
  compare: commerce('/compare', 'compare'),
  login: commerce('/login', 'login'),
  register: commerce('/register', 'register'),
  confirmAccount: commerce('/confirm-account', 'confirm-account'),
  forgotPassword: commerce('/forgot-password', 'forgot-password'),
  resetPassword: commerce('/reset-password', 'reset-password'),
  /** Where the buttons of our mails lead (newsletter, notices). @assumed the path. */
  mailLink: commerce('/mail-link', 'mail-link'),
  account: account('/account', 'account'),
  myCourses: account('/account/my-courses', 'my-courses'),
  myStudents: account('/account/my-students', 'my-students'),
  myAttachments: account('/account/myAttachments', 'my-attachments'),
} satisfies Record<string, Route>

export type RouteName = keyof typeof routes

/** Routes with one page per catalogue entry; `{url}` is the entry's slug in the page's locale. */
export const entryRoutes = {
  course: catalogue('/courses/{url}', 'course'),
  school: catalogue('/schools/{url}', 'school'),
  branch: catalogue('/branches/{url}', 'branch'),
  language: catalogue('/languages/{url}', 'language'),
  city: catalogue('/cities/{url}', 'city'),
  summerGroup: catalogue('/summer-groups/{url}', 'summer-group'),
  university: catalogue('/university-admissions/{url}', 'university'),
  post: catalogue('/blog/{url}', 'post'),
  /** The catch-all of spec §2: CMS pages that have no fixed route. */
  cmsPage: catalogue('/{url}', 'cms-page'),
} satisfies Record<string, Route>

export type EntryRouteName = keyof typeof entryRoutes

const prefixed = (locale: Locale, path: string) => (path === '/' ? `/${locale}` : `/${locale}${path}`)
const fixed = (name: RouteName) => (locale: Locale) => prefixed(locale, routes[name].path)
const entry = (name: EntryRouteName) => (locale: Locale, url: string) => prefixed(locale, entryRoutes[name].path.replace('{url}', url))

type FixedLinks = { [name in RouteName]: (locale: Locale) => string }
type EntryLinks = { [name in EntryRouteName]: (locale: Locale, url: string) => string }

const fixedLinks = Object.fromEntries(Object.keys(routes).map((name) => [name, fixed(name as RouteName)])) as FixedLinks
const entryLinks = Object.fromEntries(Object.keys(entryRoutes).map((name) => [name, entry(name as EntryRouteName)])) as EntryLinks

/** A page of the blog's list; the first is the list's own address. @assumed `/blog/page/2`. */
const blogPage = (locale: Locale, page: number) => prefixed(locale, page === 1 ? routes.blog.path : `${routes.blog.path}/page/${page}`)

/** The only maker of URLs: `to.cart('ar')` is `/ar/cart`, `to.course('en', 'x')` is `/en/courses/x`. Paths are not percent-encoded and have no trailing slash. */
export const to = { ...fixedLinks, ...entryLinks, blogPage, path: prefixed }

/** Splits `/ar/cart`, and `/AR/cart`, into `{ locale: 'ar', path: '/cart' }`; locale is null where the path has none. */
export function splitLocale(pathname: string): { locale: Locale | null; path: string } {
  const locale = localeOf(pathname)
  return locale ? { locale, path: `/${pathname.split('/').slice(2).join('/')}` } : { locale, path: pathname }
}

/** The page whose frame the server fills for an entry that is newer than the build (decision 15). */
export const newEntryPath = '/new-entry'

/** The pages that stand in for any unknown address: `/404.html`, `/ar/404`. The address in the bar is not theirs. */
export const isNotFoundPath = (pathname: string) => /^\/((ar|en)\/)?404(\.html|\/)?$/.test(pathname)

/** Pages that stand in for others and are nobody's own address. */
export const isStandIn = (pathname: string) => isNotFoundPath(pathname) || splitLocale(pathname).path === newEntryPath
