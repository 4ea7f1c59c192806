import { expect, type Page, test } from '@playwright/test'
import { type Locale, localeFacts, locales } from '../src/config/locales'
import { type Route, routes, to } from '../src/config/routes'
import { awake, axeFindings, expectReadable, overflow, staticFindings, underHeader, wake, watchWaking } from './page-check'
import { courses, watchConsole } from './shop'

const rows: Route[] = Object.values(routes)
const guarded = (locale: Locale) => rows.filter(({ guard }) => guard === 'auth').map(({ path }) => to.path(locale, path))
const fixed = (kind: Route['kind'], locale: Locale) => rows.filter((row) => row.kind === kind).map(({ path }) => to.path(locale, path))

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
  return [course, school, to.cmsPage(locale, 'refund-policy'), ...(await Promise.all(found))]
}

/** Everything that is wrong with a page, one line each; a good one gives none. */
async function findings(page: Page, address: string, locale: Locale, messages: string[]): Promise<string[]> {
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
  return (answer.status() === 200 ? all : [`status ${answer.status()}`, ...all]).map((line) => `${address} ${line}`)
}

async function allFindings(page: Page, addresses: string[], locale: Locale) {
  const messages = watchConsole(page)
  await watchWaking(page)
  const found: string[] = []
  for (const address of addresses) found.push(...(await findings(page, address, locale, messages)))
  return found
}

for (const locale of locales) {
  test.describe(`pages in ${locale}`, { tag: '@phone' }, () => {
    test.slow()
    for (const kind of ['catalogue', 'commerce'] as const)
      test(`every fixed ${kind} page is there, in its language, accessible, and fits 360 and 320 pixels`, async ({ page }) => {
        expect(await allFindings(page, fixed(kind, locale), locale)).toEqual([])
      })

    test('so is one page of each kind of entry', async ({ page }) => {
      expect(await allFindings(page, await entries(page, locale), locale)).toEqual([])
    })

    test('with JavaScript off every kind of page can be read and left by its links', async ({ page, browser, baseURL }) => {
      const addresses = [...fixed('catalogue', locale), to.searchByCourse(locale), to.cart(locale), ...(await entries(page, locale))]
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
