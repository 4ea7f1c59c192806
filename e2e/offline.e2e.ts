import { expect, type Page, test } from '@playwright/test'
import { type Locale, localeFacts } from '../src/config/locales'
import { to } from '../src/config/routes'
import { axeFindings, overflow, wake, watchWaking } from './page-check'
import { settled } from './search-page'
import { courses, field } from './shop'
import { text } from './texts'

const never = { ar: `${to.getHelp('ar')}?from=friend`, en: `${to.getHelp('en')}?from=friend` }
const isWatched = () => navigator.serviceWorker.controller !== null
/** All that a page asks for ahead stands in the worker's memory. */
async function isLaidBy() {
  const ahead = [...document.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')].map(({ href }) => caches.match(href))
  return ahead.length > 0 && (await Promise.all(ahead)).every((answer) => answer !== undefined)
}
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const say = (locale: Locale, key: string) => text(locale, 'offline', key)
const kept = (page: Page, locale: Locale) => page.getByRole('region', { name: say(locale, 'kept.title') }).getByRole('link')

/** The worker comes with the first page and keeps those after it. */
async function visit(page: Page, locale: Locale, paths: string[]) {
  await page.goto(to.faq(locale))
  await page.waitForFunction(isWatched)
  for (const path of paths) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
  }
}

const files = [
  ['/robots.txt', 'text/plain; charset=utf-8'],
  ['/sitemap.xml', 'application/xml'],
  ['/restfulapi/menu/getMenus', 'application/json; charset=utf-8'],
] as const

/** Without a connection, and with what the browser then says of the address. */
const goTo = (page: Page, path: string) =>
  page.goto(path).then(
    (answer) => answer?.status(),
    () => 'nothing to show',
  )

for (const locale of ['ar', 'en'] as const) {
  test(`given no connection, when she goes to a page never loaded, then it is said, and the page comes with the connection, in ${locale}`, async ({
    page,
    context,
  }) => {
    const { code, direction } = localeFacts[locale]
    await visit(page, locale, [to.course(locale, courses.workedExample.url), to.blog(locale), to.cart(locale), to.home(locale)])
    await context.setOffline(true)

    await test.step('then the address stays, and the page is in its language', async () => {
      expect(await goTo(page, never[locale])).toBe(503)
      expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(never[locale])
      await expect(heading(page, say(locale, 'title'))).toBeVisible()
      await expect(page).toHaveTitle(say(locale, 'title'))
      expect(await page.locator('html').evaluate(({ lang, dir }: HTMLHtmlElement) => [lang, dir])).toEqual([code, direction])
      await expect(page.getByText(to.getHelp(locale), { exact: true })).toBeVisible()
      expect(await axeFindings(page)).toEqual([])
      expect(await overflow(page, 320)).toEqual([])
    })
    await test.step('then only what opens now is named: home and what she read, last first; not the booking list, not the search', async () => {
      const opens = [to.home(locale), to.blog(locale), to.course(locale, courses.workedExample.url)]
      await expect(kept(page, locale)).toHaveCount(opens.length)
      expect(await kept(page, locale).evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(opens)
      for (const link of opens) {
        expect(await goTo(page, link)).toBe(200)
        await expect(page.locator('footer')).toBeVisible()
      }
    })
    await test.step('when she tries again, then she is told that there is none yet', async () => {
      await goTo(page, never[locale])
      await page.getByRole('button', { name: text(locale, 'common', 'retry'), exact: true }).click()
      await expect(page.getByRole('status')).toHaveText(say(locale, 'failed'))
    })
    await test.step('when the connection is back, then the page she asked for is there, without a press', async () => {
      await context.setOffline(false)
      await expect(page.locator('footer')).toBeVisible()
      expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(never[locale])
      await expect(heading(page, say(locale, 'title'))).toHaveCount(0)
    })
  })

  test(`given a page she knows, when the connection goes, then it opens under any question, and the search finds, in ${locale}`, {
    tag: '@desktop',
  }, async ({ page, context }) => {
    await visit(page, locale, [])
    const index = page.waitForResponse(new RegExp(`/search/${locale}\\.`))
    await page.goto(`${to.searchByCourse(locale)}?country=GB`)
    await settled(page, locale)
    await index
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    expect(await goTo(page, `${to.searchByCourse(locale)}?country=FR`)).toBe(200)
    await expect(page.getByText(text(locale, 'search', 'offline'))).toBeVisible()
    await expect(page.locator('article h3').first()).toBeVisible()
    await goTo(page, never[locale])
    await expect(kept(page, locale).first()).toHaveText(say(locale, 'kept.search'))
  })

  test(`given pages that have laid by what waking takes, when the connection goes before she touched one, then each opens and wakes, in ${locale}`, {
    tag: '@phone',
  }, async ({ page, context }) => {
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    await watchWaking(page)
    await visit(page, locale, [])
    const paths = [to.searchByCourse(locale), to.contactUs(locale), to.course(locale, courses.workedExample.url)]
    for (const path of paths) {
      await page.goto(path)
      await expect.poll(() => page.evaluate(isLaidBy)).toBe(true)
    }
    await context.setOffline(true)
    for (const path of paths) {
      expect(await goTo(page, path)).toBe(200)
      await wake(page)
    }
    expect(errors).toEqual([])
  })

  test(`given a form half filled, when a link leads to what was never loaded, then she stays and nothing is lost, in ${locale}`, {
    tag: '@phone',
  }, async ({ page, context }) => {
    await watchWaking(page)
    await visit(page, locale, [to.contactUs(locale)])
    await wake(page)
    await field(page, 'name').first().fill('نورة')
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await page.locator(`footer a[href="${to.beAPartner(locale)}"]`).click()
    await expect(page.getByText(text(locale, 'common', 'outOfReach'))).toBeVisible()
    await expect(page).toHaveURL(to.contactUs(locale))
    await expect(field(page, 'name').first()).toHaveValue('نورة')
  })

  test(`given no connection, when she goes to a call, a paper or a file, then no page stands for it; what the server refuses is the server's, in ${locale}`, {
    tag: '@desktop',
  }, async ({ page, context }) => {
    await visit(page, locale, [])
    expect(await goTo(page, `/${locale}/no-such-page`)).toBe(404)
    await expect(heading(page, text(locale, 'common', 'error.notFoundTitle'))).toBeVisible()
    for (const [path, type] of files) {
      const answer = await page.goto(path)
      expect([path, answer?.headers()['content-type']]).toEqual([path, type])
    }
    await context.setOffline(true)
    for (const path of ['/restfulapi/menu/getMenus', `/${locale}/offer.pdf`, '/sitemap.xml', '/dev/mailbox']) {
      // A page each: what the browser puts into one for what it could not load would overtake the next.
      const other = await context.newPage()
      expect([path, await goTo(other, path)]).toEqual([path, 'nothing to show'])
      await other.close()
    }
    expect(await goTo(page, '/an-address-without-a-language')).toBe(503)
    await expect(heading(page, text('ar', 'offline', 'title'))).toBeVisible()
  })
}
