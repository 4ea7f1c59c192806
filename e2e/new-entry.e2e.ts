import { expect, type Page, test } from '@playwright/test'
import { type Locale, localeFacts } from '../src/config/locales'
import { to } from '../src/config/routes'
import { wake, watchWaking } from './page-check'
import { settled } from './search-page'
import { courses, watchConsole } from './shop'
import { type CourseNames, withNewCourse } from './shop-database'
import { text } from './texts'

/** A course each: both languages may run at once. */
const runs: { locale: Locale; tag: string; course: CourseNames }[] = [
  {
    locale: 'ar',
    tag: '@phone',
    course: {
      id: 90_001,
      name: { en: 'Quayside English', ar: 'إنجليزية الميناء القديم' },
      url: { en: 'quayside-english-newer-than-the-build', ar: 'إنجليزية-الميناء-القديم-أحدث-من-البناء' },
    },
  },
  {
    locale: 'en',
    tag: '@desktop',
    course: {
      id: 90_002,
      name: { en: 'Lighthouse English', ar: 'إنجليزية المنارة البيضاء' },
      url: { en: 'lighthouse-english-newer-than-the-build', ar: 'إنجليزية-المنارة-البيضاء-أحدث-من-البناء' },
    },
  },
]

const status = async (page: Page, address: string) => (await page.request.get(encodeURI(address))).status()

/** Name, what there is until the next build, and the price of four weeks; the page is nobody's to index, and the calculator is not there yet. */
async function expectTold(page: Page, locale: Locale, { name, url }: CourseNames) {
  await expect(page.locator('h1')).toHaveText(name[locale])
  await expect(page.locator('html')).toHaveAttribute('lang', localeFacts[locale].code)
  expect(decodeURI(new URL(page.url()).pathname)).toBe(to.course(locale, url[locale]))
  await expect(page.getByText(text(locale, 'new-entry', 'notice'))).toBeVisible()
  await expect(page.getByRole('row', { name: text(locale, 'new-entry', 'facts.price') }).getByRole('cell')).toHaveText(/\d{3}/)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await expect(page.locator('#price-card')).toHaveCount(0)
}

/** Still set where the page has not been loaded anew. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isSamePage: true }) && true)
const isMarked = (page: Page) => page.evaluate(() => 'isSamePage' in window)

for (const { locale, tag, course } of runs) {
  const address = to.course(locale, course.url[locale])
  const other = locale === 'ar' ? 'en' : 'ar'

  test(`an entry newer than the build is found through the API instead of a 404, in ${locale} (decision 15)`, { tag }, async ({ page }) => {
    const messages = watchConsole(page)
    await watchWaking(page)
    expect(await status(page, address)).toBe(404)
    await withNewCourse(courses.unopened[locale], course, async () => {
      await expect.poll(() => status(page, address)).toBe(200)

      await test.step('given its address, then it is a page, asleep and awake, and so it is in the other language', async () => {
        await page.goto(address)
        await expectTold(page, locale, course)
        await wake(page)
        await expectTold(page, locale, course)
        await page.locator(`header a[hreflang="${other}"]`).click()
        await expectTold(page, other, course)
      })

      await test.step('given a search that finds it, when its card is pressed, then the page comes without loading anew', async () => {
        await page.goto(`${to.searchByCourse(locale)}?q=${encodeURIComponent(course.name[locale])}`)
        await settled(page, locale)
        await mark(page)
        await page.locator('main article').getByRole('link', { name: course.name[locale], exact: true }).click()
        await expectTold(page, locale, course)
        expect(await isMarked(page)).toBe(true)
      })
      expect(messages).toEqual([])
    })
    await expect.poll(() => status(page, address)).toBe(404)
  })
}
