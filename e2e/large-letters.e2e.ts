import { expect, type Locator, test } from '@playwright/test'
import { type Locale, locales } from '../src/config/locales'
import { to } from '../src/config/routes'
import { overflow } from './page-check'
import { button, courses, total } from './shop'

const largeLetters = '--blink-settings=defaultFontSize=32'
/** Twice the usual size, set where a reader sets it: in the browser. */
test.use({
  launchOptions: async ({ launchOptions }, use) => use({ ...launchOptions, args: [...(launchOptions.args ?? []), largeLetters] }),
})

const pages = (locale: Locale) => [
  to.home(locale),
  to.searchByCourse(locale),
  to.course(locale, courses.arabicUrl.url[locale]),
  to.school(locale, 'demo-school-london'),
  ...['/summer-groups', '/university-admissions', '/contact-us', '/cart'].map((path) => to.path(locale, path)),
]

const boxOf = async (place: Locator) => (await place.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }

test.describe('given a reader whose letters are twice the size', { tag: '@phone' }, () => {
  for (const locale of locales) {
    test(`then no page in ${locale} is wider than the screen`, async ({ page }) => {
      for (const address of pages(locale)) {
        await page.goto(address)
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize), address).toBe('32px')
        expect(await overflow(page, 360), address).toEqual([])
      }
    })

    test(`then the total of a long course in ${locale} stands above the button, all of it in sight`, async ({ page }) => {
      await page.goto(`${to.course(locale, courses.workedExample.url)}?weeks=40`)
      await expect(total(page)).toContainText(/\d\d,\d\d\d/)
      const [sum, add] = [await boxOf(total(page)), await boxOf(button(page, locale, 'course', 'card.add'))]
      expect(sum.y + sum.height).toBeLessThanOrEqual(add.y)
      expect([sum.x >= 0, sum.x + sum.width <= 360]).toEqual([true, true])
    })
  }
})
