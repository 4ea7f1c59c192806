import { expect, type Page, type Request, test } from '@playwright/test'
import { events } from '../src/config/events'
import type { Locale } from '../src/config/locales'
import { to } from '../src/config/routes'
import { awake, sleepsStill, wake, watchWaking } from './page-check'
import { settled } from './search-page'
import { courses, press, total, weeks } from './shop'
import { text } from './texts'

/** Scripts asked for because they were wanted. What the idle browser lays by with low priority is not run and does not count. */
function watchScripts(page: Page): string[] {
  const wanted: string[] = []
  const isLaidBy = (request: Request) => Object.entries(request.headers()).some(([, value]) => value.includes('prefetch'))
  page.on('request', (request) => {
    if (request.resourceType() === 'script' && !isLaidBy(request)) wanted.push(request.url())
  })
  return wanted
}

/** Notes on `<body>` whether the page had the mark of one just opened (decision 25): it is soon taken off. */
const noteFresh = (page: Page) =>
  page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      document.body.dataset.wasFresh = String(document.documentElement.hasAttribute('data-fresh'))
    }),
  )

const intentions = {
  touch: (page: Page) => page.locator('h1').tap(),
  key: (page: Page) => page.keyboard.press('Tab'),
  pointer: (page: Page) => page.locator('h1').click(),
}

const pagesOf = (locale: Locale) => [
  to.home(locale),
  to.course(locale, courses.workedExample.url),
  to.school(locale, 'demo-school-london'),
  to.aboutUs(locale),
  to.blog(locale),
  to.searchByCourse(locale),
  to.searchBySchool(locale),
]

const sleepScript = /\/sleep-[0-9a-f]{10}\.js$/

const runs = [
  { locale: 'ar', tag: '@phone', wakers: ['touch', 'key'] },
  { locale: 'en', tag: '@desktop', wakers: ['pointer', 'key'] },
] as const

for (const { locale, tag, wakers } of runs) {
  test.describe(`sleeping pages in ${locale}`, { tag }, () => {
    test('no page of the catalogue runs a script file but the sleep script before somebody wants something; each intention wakes it', async ({
      page,
    }) => {
      await watchWaking(page)
      for (const [index, address] of pagesOf(locale).entries()) {
        const scripts = watchScripts(page)
        await page.goto(address, { waitUntil: 'networkidle' })
        expect(
          scripts.map((url) => new URL(url).pathname),
          address,
        ).toEqual([expect.stringMatching(sleepScript)])
        expect(await sleepsStill(page), address).toBe(true)
        await intentions[wakers[index % 2] ?? 'key'](page)
        await awake(page)
      }
    })

    test('what is below the first screen of a page just opened on a phone is drawn by itself; a reload finds its place again', async ({
      page,
    }) => {
      await noteFresh(page)
      await page.goto(to.home(locale))
      await expect(page.locator(`body[data-was-fresh=${tag === '@phone'}]`)).toHaveCount(1)
      await expect(page.locator('html[data-fresh]')).toHaveCount(0)
      await page.evaluate(() => scrollTo(0, 3000))
      await page.reload({ waitUntil: 'domcontentloaded' })
      await expect(page.locator('body[data-was-fresh=false]')).toHaveCount(1)
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(3000)
      expect(await sleepsStill(page)).toBe(true)
    })

    test('the first press is not lost: "one week more" raises the weeks', async ({ page }) => {
      await page.goto(to.course(locale, courses.workedExample.url))
      await expect(weeks(page)).toHaveValue('4')
      await press(page, locale, 'course', 'card.more')
      await expect(weeks(page)).toHaveValue('5')
    })

    test('a course whose address names weeks shows them and their price untouched, also after Back; a campaign alone wakes nothing', async ({
      page,
    }) => {
      await watchWaking(page)
      const address = to.course(locale, courses.workedExample.url)
      await page.goto(`${address}?utm_source=mail`, { waitUntil: 'networkidle' })
      expect(await sleepsStill(page)).toBe(true)
      const builtPrice = (await total(page).textContent()) ?? ''
      await page.goto(`${address}?weeks=24`)
      await expect(weeks(page)).toHaveValue('24')
      await expect(total(page)).not.toHaveText(builtPrice)
      await page.goto(to.faq(locale))
      await page.goBack()
      await expect(weeks(page)).toHaveValue('24')
      await expect(total(page)).not.toHaveText(builtPrice)
    })

    test('a key pressed in the moment in which a page has woken stays in its field', async ({ page }) => {
      await page.addInitScript((name) => {
        // As by hand; after the page's own listeners, and before what waits for the next turn.
        addEventListener(name, () => queueMicrotask(() => document.execCommand('insertText', false, 'b')))
      }, events.awake)
      await watchWaking(page)
      await page.goto(to.contactUs(locale))
      await page.locator('[name=name]').focus()
      await page.keyboard.press('a')
      await awake(page)
      await expect(page.locator('[name=name]')).toHaveValue('ab')
    })

    test('a heart pressed in the built list of a search keeps the course', async ({ page }) => {
      await page.goto(to.searchByCourse(locale))
      const heart = page.locator('main article button').first()
      const name = (await page.locator('main article h3').first().textContent()) ?? ''
      await expect(heart).toHaveAttribute('aria-label', text(locale, 'wishlist', 'keep', { name }))
      await heart.click()
      await expect(heart).toHaveAttribute('aria-pressed', 'true')
      await page.goto(to.wishlist(locale))
      await expect(page.getByRole('heading', { name })).toBeVisible()
    })

    test('weeks typed on a sleeping search count when they are sent with Enter', async ({ page }) => {
      await page.goto(to.searchByCourse(locale))
      const fold = page.locator('form[role=search] > button[aria-expanded]')
      if (await fold.isVisible()) await fold.click()
      const field = page.locator('form[role=search]').getByRole('spinbutton')
      await field.fill('9')
      await field.press('Enter')
      await page.waitForURL(/[?&]weeks=9/)
      await settled(page, locale)
      await expect(field).toHaveValue('9')
    })

    test('a link of a sleeping page leads on, and Back returns', async ({ page }) => {
      await page.goto(to.home(locale))
      const title = await page.locator('h1').textContent()
      await page
        .locator(`main a[href^="${to.path(locale, '/cities')}/"]`)
        .first()
        .click()
      await page.waitForURL(/\/cities\//)
      await page
        .locator(`a[href*="${to.path(locale, '/courses')}/"]`)
        .first()
        .click()
      await page.waitForURL(/\/courses\//)
      await page.goBack()
      await page.waitForURL(/\/cities\//)
      await page.goBack()
      await expect(page.locator('h1')).toHaveText(title ?? '')
    })
  })

  test.describe(`scripts out of reach in ${locale}`, { tag }, () => {
    // What the service worker asks for itself can't be taken away.
    test.use({ serviceWorkers: 'block' })
    test('what is typed and sent before the sleep script has come is found when it has', async ({ page }) => {
      let come = () => {}
      const hasCome = new Promise<void>((resolve) => {
        come = resolve
      })
      await page.route(sleepScript, async (route) => {
        await hasCome
        await route.continue()
      })
      await page.goto(to.searchByCourse(locale), { waitUntil: 'domcontentloaded' })
      const address = page.url()
      const box = page.getByRole('combobox', { name: text(locale, 'search', 'text') })
      await box.fill('Toronto')
      await box.press('Enter')
      expect(page.url()).toBe(address)
      come()
      await page.waitForURL(/[?&]q=Toronto/)
      await settled(page, locale)
      await expect(box).toHaveValue('Toronto')
    })

    test('a sleep script out of reach is fetched until it is there, that is said, and the press waits for it', async ({ page }) => {
      const said = page.getByText(text(locale, 'common', 'asleep'))
      await page.route(sleepScript, (route) => route.abort())
      await page.goto(to.course(locale, courses.workedExample.url))
      await press(page, locale, 'course', 'card.more')
      await expect(said).toBeVisible()
      await page.unroute(sleepScript)
      await expect(weeks(page)).toHaveValue('5')
      await expect(said).toBeHidden()
    })

    test('a search whose scripts are out of reach shows what it was asked for, says so, and goes on by itself', async ({ page }) => {
      const said = page.getByText(text(locale, 'common', 'asleep'))
      const box = page.getByRole('combobox', { name: text(locale, 'search', 'text') })
      const scripts = /\/framework-\w+\.js$/
      await page.route(scripts, (route) => route.abort())
      await page.goto(`${to.searchByCourse(locale)}?q=Toronto`)
      await expect(box).toHaveValue('Toronto')
      await expect(said).toBeVisible()
      await page.unroute(scripts)
      await settled(page, locale)
      await expect(said).toBeHidden()
      await expect(box).toHaveValue('Toronto')
    })

    test('a press in a part that sleeps on, whose file is out of reach while the page is awake, is done when the file is there', async ({
      page,
    }) => {
      const said = page.getByText(text(locale, 'common', 'asleep'))
      const heart = page.locator('main article button').first()
      const missing = /\/(course-found-|builds\/latest)/
      await page.route(missing, (route) => route.abort())
      await watchWaking(page)
      await page.goto(to.searchByCourse(locale))
      await wake(page)
      await heart.click()
      await expect(said).toBeVisible()
      await expect(heart).toHaveAttribute('aria-pressed', 'false')
      await page.unroute(missing)
      await expect(heart).toHaveAttribute('aria-pressed', 'true')
      await expect(said).toBeHidden()
    })

    test('a page whose data is out of reach when it wakes can be read, says so, and is there anew once its server answers', async ({
      page,
    }) => {
      const said = page.getByText(text(locale, 'common', 'asleep'))
      const data = /\/(page-data\/sq\/d\/|builds\/latest)/
      await page.clock.install()
      await watchWaking(page)
      await page.goto(to.contactUs(locale), { waitUntil: 'networkidle' })
      await page.route(data, (route) => route.abort())
      await page.keyboard.press('Tab')
      await expect(said).toBeVisible()
      await page.unroute(data)
      const anew = page.waitForEvent('load')
      // It tries every quarter of a minute; nobody waits for that here.
      await page.clock.fastForward(15_000)
      await anew
      await page.keyboard.press('Tab')
      await awake(page)
      await expect(said).toBeHidden()
    })
  })
}
