import { type ConsoleMessage, expect, type Page, test } from '@playwright/test'
import { type Locale, localeFacts, locales } from '../src/config/locales'
import { type Route, routes, to } from '../src/config/routes'
import { awake, axeFindings, expectReadable, overflow, staticFindings, underHeader, wake, watchWaking } from './page-check'
import { courses, watchConsole } from './shop'

const rows: Route[] = Object.values(routes)
const guarded = (locale: Locale) => rows.filter(({ guard }) => guard === 'auth').map(({ path }) => to.path(locale, path))
const fixed = (kind: Route['kind'], locale: Locale) => rows.filter((row) => row.kind === kind).map(({ path }) => to.path(locale, path))

type Wanted = { address: string; status: number }

/** Pages that stand in for others: of an address nobody knows, and of one that a rule of the demo catalogue says is gone. */
const missing = (locale: Locale): Wanted[] => [
  { address: to.cmsPage(locale, 'no-such-page'), status: 404 },
  { address: to.cmsPage(locale, { en: 'offers-2024', ar: 'عروض-2024' }[locale]), status: 410 },
]

/** Written in English only: its Arabic page shows the English text, marked as such. */
const untranslated = 'parental-consent-letter'

/** One entry of each entry route, found as a visitor finds it: by the links of other pages. */
async function entries(page: Page, locale: Locale): Promise<string[]> {
  const course = to.course(locale, courses.arabicUrl.url[locale])
  const firstOf = async (from: string, start: string) => {
    const html = await (await page.request.get(from)).text()
    const link = [...html.matchAll(/href="([^"#?]+)/g)].map(([, href = '']) => href).find((href) => href.startsWith(`${start}/`))
    return link ?? `${start}/none-linked-from${from}`
  }
  const school = await firstOf(course, to.path(locale, '/schools'))
  const found = [
    firstOf(school, to.path(locale, '/branches')),
    firstOf(to.home(locale), to.path(locale, '/cities')),
    firstOf(to.languageSchools(locale), to.path(locale, '/languages')),
    ...['/summer-groups', '/university-admissions', '/blog'].map((path) => firstOf(to.path(locale, path), to.path(locale, path))),
  ]
  const cmsPages = ['refund-policy', untranslated].map((url) => to.cmsPage(locale, url))
  return [course, school, ...cmsPages, `${to.path(locale, '/blog')}/page/2`, ...(await Promise.all(found))]
}

/**
 * Chromium's own line on the status of a page that is no success. A worker that has just been installed asks for the data of the page in the
 * address bar as well (gatsby-plugin-offline), and there are none.
 */
const isOwnLine = (wanted: Wanted[]) => (message: ConsoleMessage) => {
  const { url } = message.location()
  const path = URL.canParse(url) ? decodeURI(new URL(url).pathname) : ''
  const says = (status: number) => message.text().includes(`status of ${status} `)
  return wanted.some(({ address, status }) => {
    if (status === 200) return false
    return (path === address && says(status)) || (path === `/page-data${address}/page-data.json` && says(404))
  })
}

/** Everything that is wrong with a page, one line each; a good one gives none. */
async function findings(page: Page, { address, status }: Wanted, locale: Locale, messages: string[]): Promise<string[]> {
  const answer = await page.request.get(address)
  const built = staticFindings(await answer.text(), locale)
  await page.goto(address)
  if (fixed('commerce', locale).includes(address)) await awake(page)
  else await wake(page)
  // A guest is led on from there: what is judged is where she arrives, not the step between two pages.
  if (guarded(locale).includes(address)) await page.waitForURL((url) => url.pathname === to.login(locale))
  await expect(page, address).toHaveTitle(/\S/)
  await expect(page.locator('h1'), address).toHaveCount(1)
  const sizes = [...(await overflow(page, 360)), ...(await overflow(page, 320)), ...(await underHeader(page, 1280))]
  const said = messages.splice(0).map((line) => `console: ${line}`)
  const all = [...built, ...sizes, ...(await axeFindings(page)), ...said]
  return (answer.status() === status ? all : [`status ${answer.status()}`, ...all]).map((line) => `${address} ${line}`)
}

async function allFindings(page: Page, wanted: Wanted[], locale: Locale) {
  const messages = watchConsole(page, isOwnLine(wanted))
  await watchWaking(page)
  const found: string[] = []
  for (const one of wanted) found.push(...(await findings(page, one, locale, messages)))
  return found
}

const there = (addresses: string[]): Wanted[] => addresses.map((address) => ({ address, status: 200 }))

for (const locale of locales) {
  test.describe(`pages in ${locale}`, { tag: '@phone' }, () => {
    test.slow()
    for (const kind of ['catalogue', 'search', 'commerce'] as const)
      test(`every fixed ${kind} page is there, in its language, accessible, and fits 360 and 320 pixels`, async ({ page }) => {
        expect(await allFindings(page, there(fixed(kind, locale)), locale)).toEqual([])
      })

    test('so is one page of each kind of entry', async ({ page }) => {
      expect(await allFindings(page, there(await entries(page, locale)), locale)).toEqual([])
    })

    test('so are the pages for what is not there and for what is gone', async ({ page }) => {
      expect(await allFindings(page, missing(locale), locale)).toEqual([])
    })

    test('with JavaScript off every kind of page can be read and left by its links', async ({ page, browser, baseURL }) => {
      const standIns = missing(locale).map(({ address }) => address)
      const shop = [...fixed('catalogue', locale), ...fixed('search', locale), to.cart(locale)]
      const addresses = [...shop, ...standIns, ...(await entries(page, locale))]
      const context = await browser.newContext({ javaScriptEnabled: false, viewport: page.viewportSize(), baseURL: baseURL ?? '' })
      const plain = await context.newPage()
      for (const address of addresses) await expectReadable(plain, address)
      await plain.goto(to.course(locale, courses.workedExample.url))
      await expect(plain.locator('table tbody tr').first()).toBeVisible()
      await context.close()
    })
  })
}

test('the bare address is the home page in Arabic', { tag: '@phone' }, async ({ page }) => {
  const answer = await page.goto('/')
  expect(answer?.status()).toBe(200)
  await expect(page.locator('html')).toHaveAttribute('lang', localeFacts.ar.code)
  await expect(page.locator('h1')).toHaveText((await (await page.request.get('/ar')).text()).match(/<h1[^>]*>([^<]*)</)?.[1] ?? 'no h1')
})
