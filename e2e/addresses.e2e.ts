import { expect, type Page, test } from '@playwright/test'
import { type Locale, localeFacts } from '../src/config/locales'
import { to } from '../src/config/routes'
import { awake, wake, watchWaking } from './page-check'
import { courses, watchConsole } from './shop'

const refunds = { en: to.cmsPage('en', 'refund-policy'), ar: to.cmsPage('ar', 'سياسة-الاسترداد') }
const arabicCourse = to.course('ar', courses.arabicUrl.url.ar)

const shownPath = (page: Page) => decodeURI(new URL(page.url()).pathname)

async function expectAt(page: Page, path: string, locale: Locale) {
  await expect.poll(() => shownPath(page)).toBe(path)
  await expect(page.locator('html')).toHaveAttribute('lang', localeFacts[locale].code)
  await expect(page.locator('h1')).toHaveCount(1)
}

/** As a link in the page would: Gatsby's own navigation. */
const navigate = (page: Page, path: string) =>
  page.evaluate((address) => (window as unknown as { ___navigate: (to: string) => unknown }).___navigate(address), path)

const languageLink = (page: Page, other: Locale) => page.locator(`header a[hreflang="${other}"]`)

for (const locale of ['ar', 'en'] as const) {
  const other = locale === 'ar' ? 'en' : 'ar'
  test(`a CMS page of the catch-all in ${locale}: first load, reload, client navigation, language switch, Back (case 19)`, {
    tag: '@desktop',
  }, async ({ page }) => {
    const messages = watchConsole(page)
    await watchWaking(page)
    await page.goto(refunds[locale])
    await expectAt(page, refunds[locale], locale)
    await wake(page)
    await expectAt(page, refunds[locale], locale)
    await page.reload()
    await expectAt(page, refunds[locale], locale)
    await wake(page)
    await languageLink(page, other).click()
    await expectAt(page, refunds[other], other)
    await navigate(page, refunds[locale])
    await expectAt(page, refunds[locale], locale)
    await page.goBack()
    await expectAt(page, refunds[other], other)
    expect(messages).toEqual([])
  })
}

for (const [spelling, address] of [
  ['lower-case hex', encodeURI(arabicCourse).toLowerCase()],
  ['double encoding', encodeURI(encodeURI(arabicCourse))],
  ['decomposed letters', encodeURI(arabicCourse.normalize('NFD'))],
  ['a slash at its end', `${encodeURI(arabicCourse)}/`],
] as const)
  test(`an Arabic address with ${spelling} is the course, asleep and awake (case 19)`, { tag: '@desktop' }, async ({ page }) => {
    const messages = watchConsole(page)
    await watchWaking(page)
    const answer = await page.goto(`${address}?utm=1#facts`)
    expect(answer?.status()).toBe(200)
    const title = (await page.locator('h1').textContent()) ?? ''
    await wake(page)
    await expect(page.locator('h1')).toHaveText(title)
    expect([new URL(page.url()).search, new URL(page.url()).hash]).toEqual(['?utm=1', '#facts'])
    expect(messages).toEqual([])
  })

/** Addresses the shop once had, by the rules of the demo catalogue: left for the time being (302), and gone (410). */
const summer = { ar: '/ar/الصيف', en: '/en/summer' }
const gone = { ar: '/ar/عروض-2024', en: '/en/offers-2024' }

for (const locale of ['ar', 'en'] as const)
  test(`rules hold in ${locale} on first load and before a client navigation; query and place stay (spec §2)`, { tag: '@desktop' }, async ({
    page,
  }) => {
    await page.goto(`/${locale}/terms?a=1#part`)
    await expectAt(page, to.terms(locale), locale)
    await expect(page).toHaveURL(/\?a=1#part$/)
    await watchWaking(page)
    const rules = page.waitForResponse(/builds\/latest/)
    await page.goto(to.cart(locale))
    await awake(page)
    await rules
    for (const [from, path] of [
      [`/${locale}/privacy-policy`, to.privacy(locale)],
      [summer[locale], to.summerGroups(locale)],
    ] as const) {
      await navigate(page, `${from}?a=1#part`)
      await expectAt(page, path, locale)
      await expect(page).toHaveURL(/\?a=1#part$/)
    }
  })

test.describe('without the worker, which would answer from what it keeps', () => {
  test.use({ serviceWorkers: 'block' })
  test('when the rules or a page can’t be had, then she still arrives, with query and place', { tag: '@desktop' }, async ({ page }) => {
    await watchWaking(page)
    await page.route(/builds\/latest/, (route) => route.abort())
    await page.route(
      ({ pathname }) => pathname.startsWith(`/page-data${to.terms('en')}/`),
      (route) => route.abort(),
    )
    await page.goto(to.cart('ar'))
    await awake(page)
    await navigate(page, '/ar/من-نحن?a=1#part')
    await expectAt(page, to.aboutUs('ar'), 'ar')
    await expect(page).toHaveURL(/\?a=1#part$/)
    await page.goto(to.cart('en'))
    await awake(page)
    await navigate(page, `${to.terms('en')}?b=%25#part`)
    await expectAt(page, to.terms('en'), 'en')
    await expect(page).toHaveURL(/\?b=%25#part$/)
  })
})

for (const locale of ['ar', 'en'] as const)
  test(`a client navigation in ${locale} to an address nobody knows, or that is gone, ends at the server’s page, once`, {
    tag: '@desktop',
  }, async ({ page }) => {
    await watchWaking(page)
    await page.goto(to.cart(locale))
    await awake(page)
    const statuses: number[] = []
    page.on('response', (response) => {
      if (response.request().isNavigationRequest()) statuses.push(response.status())
    })
    await navigate(page, gone[locale])
    await expect.poll(() => statuses).toEqual([410])
    await expectAt(page, gone[locale], locale)
    await page.goto(to.cart(locale))
    await awake(page)
    statuses.length = 0
    await navigate(page, `/${locale}/no-such-page?x=1#y`)
    await expect.poll(() => statuses).toEqual([404])
    await expectAt(page, `/${locale}/no-such-page`, locale)
  })

test('addresses nobody can read get the locale’s page', { tag: '@desktop' }, async ({ page }) => {
  for (const [address, locale] of [
    ['/en/%E0%A4%A', 'en'],
    ['/ar/%00', 'ar'],
  ] as const) {
    const answer = await page.request.get(address)
    expect(answer.status()).toBe(400)
    expect(await answer.text()).toContain(`lang="${localeFacts[locale].code}"`)
  }
})
