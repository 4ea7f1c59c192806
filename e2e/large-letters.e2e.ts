import { expect, test } from '@playwright/test'
import { type Locale, locales } from '../src/config/locales'
import { to } from '../src/config/routes'
import { overflow } from './page-check'
import { courses } from './shop'

/** Twice the usual size, set where a reader sets it: in the browser. Without scripts: how wide a page is does not hang on them. */
test.use({
  launchOptions: async ({ launchOptions }, use) => use({ ...launchOptions, args: [...(launchOptions.args ?? []), largeLetters] }),
  javaScriptEnabled: false,
})
const largeLetters = '--blink-settings=defaultFontSize=32'

const pages = (locale: Locale) => [
  to.home(locale),
  to.searchByCourse(locale),
  to.course(locale, courses.arabicUrl.url[locale]),
  to.languageSchools(locale),
  ...['/summer-groups', '/university-admissions', '/contact-us', '/cart'].map((path) => to.path(locale, path)),
]

test.describe('@phone letters of twice the size', () => {
  for (const locale of locales)
    test(`given a reader who has set them, then no page is wider than the screen (${locale})`, async ({ page }) => {
      for (const address of pages(locale)) {
        await page.goto(address)
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize), address).toBe('32px')
        expect(await overflow(page, 360), address).toEqual([])
      }
    })
})
