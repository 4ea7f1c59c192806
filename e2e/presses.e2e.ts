import { expect, type Page, test } from '@playwright/test'
import type { Locale } from '../src/config/locales'
import { to } from '../src/config/routes'
import { wake, watchWaking } from './page-check'
import { button, courses, press, total, weeks } from './shop'
import { text } from './texts'

/** What the service worker asks for itself can't be held back. */
test.use({ serviceWorkers: 'block' })

/** An awake page of the site with a link to the course, which is followed without loading the page anew. */
async function openSchool(page: Page, locale: Locale) {
  await watchWaking(page)
  await page.goto(to.school(locale, 'demo-school-london'))
  await wake(page)
  await page.waitForFunction(() => '___navigate' in window)
}
const courseLink = (page: Page) => page.locator(`main a[href*="${courses.workedExample.url}"]`).first()

/** The scripts that Gatsby fetches before it shows a course. What the page asks for besides are its late parts. */
const ownFiles = (page: Page) =>
  page.evaluate(() => JSON.parse(window.___chunkMapping ?? '{}')['component---src-templates-course-tsx'] as string[])

/** Holds back the late parts of a course. `asked`: one of them was asked for. */
async function holdParts(page: Page) {
  const own = await ownFiles(page)
  let come = () => {}
  let ask = () => {}
  const hasCome = new Promise<void>((resolve) => {
    come = resolve
  })
  const asked = new Promise<void>((resolve) => {
    ask = resolve
  })
  await page.route(/\.js$/, async (route) => {
    if (!own.includes(new URL(route.request().url()).pathname)) {
      ask()
      await hasCome
    }
    await route.continue()
  })
  return { come, asked }
}

/** Two pictures later all that a press has set off at once is drawn. */
const drawn = (page: Page) => page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))

/** Presses the first time it is in the page, before anything else of the page's own runs. */
const pressWhenDrawn = (page: Page, name: string) =>
  page.addInitScript((name) => {
    const find = () => document.querySelector<HTMLElement>(`#price-card button[aria-label="${name}"]`)
    const watch = new MutationObserver(() => {
      if (document.readyState === 'loading' || !find()) return
      watch.disconnect()
      find()?.click()
    })
    watch.observe(document, { childList: true, subtree: true })
  }, name)

const runs = [
  { locale: 'ar', tag: '@desktop' },
  { locale: 'en', tag: '@phone' },
] as const

for (const { locale, tag } of runs) {
  test.describe(`a press on a course is done, in ${locale}`, { tag }, () => {
    test('a course reached by a link is shown when its last part has come: nothing moves from under a finger', async ({ page }) => {
      await openSchool(page, locale)
      const parts = await holdParts(page)
      await courseLink(page).click()
      await parts.asked
      await drawn(page)
      await expect(weeks(page)).toHaveCount(0)
      expect(page.url()).toContain('/schools/')
      parts.come()
      await page.waitForURL(/\/courses\//)
      const more = button(page, locale, 'course', 'card.more')
      await more.scrollIntoViewIfNeeded()
      const place = await more.boundingBox()
      await more.hover()
      await page.mouse.down()
      await page.waitForLoadState('networkidle')
      await drawn(page)
      expect(await more.boundingBox()).toEqual(place)
      await page.mouse.up()
      await expect(weeks(page)).toHaveValue('5')
    })

    test('what a first touch of the price brings waits until the finger is lifted', async ({ page }) => {
      await openSchool(page, locale)
      await courseLink(page).click()
      await page.waitForURL(/\/courses\//)
      const lines = page
        .locator('#price-card details')
        .filter({ has: page.getByText(text(locale, 'course', 'card.lines'), { exact: true }) })
      await expect(lines).toHaveAttribute('open')
      await lines.locator('summary').hover()
      await page.mouse.down()
      await drawn(page)
      await page.mouse.up()
      await expect(lines).not.toHaveAttribute('open')
      await expect(page.locator('#price-card details')).toHaveCount(2)
    })

    for (const [way, open] of [
      ['by its address', (page: Page) => page.goto(`${to.course(locale, courses.workedExample.url)}?weeks=8`)],
      [
        'by a link',
        async (page: Page) => {
          await openSchool(page, locale)
          await page.evaluate((address) => window.___navigate?.(address), `${to.course(locale, courses.workedExample.url)}?weeks=8`)
        },
      ],
    ] as const)
      test(`a press in the very moment in which a course with eight weeks is drawn, reached ${way}, makes it nine`, async ({ page }) => {
        await pressWhenDrawn(page, text(locale, 'course', 'card.more'))
        await open(page)
        await page.waitForURL(/\/courses\//)
        await expect(weeks(page)).toHaveValue('9')
        await press(page, locale, 'course', 'card.more')
        await expect(weeks(page)).toHaveValue('10')
        await expect(total(page)).not.toHaveText('…')
      })
  })
}
