import { expect, test } from '@playwright/test'
import { to } from '../src/config/routes'
import { filmSites } from './film-sites'
import { sleepsStill, watchWaking } from './page-check'
import { pdfText } from './pdf-text'
import { courses, watchConsole } from './shop'
import { text } from './texts'

/** One of each of the two places that have films: a school's own on its courses, and one that editors put into a text. */
const runs = [
  {
    locale: 'ar',
    tag: '@phone',
    films: { course: text('ar', 'course', 'gallery.video'), post: 'فيلم قصير: أرنب ينفد صبره' },
    post: 'الأسبوع-الأول',
  },
  {
    locale: 'en',
    tag: '@desktop',
    films: { course: text('en', 'course', 'gallery.video'), post: 'A short film: a rabbit loses his patience' },
    post: 'the-first-week',
  },
] as const

for (const { locale, tag, films, post } of runs) {
  const addresses = { course: to.course(locale, courses.workedExample.url), post: to.post(locale, post) }
  for (const kind of ['course', 'post'] as const)
    test(`given a film on a ${kind}, when it is pressed while the page sleeps, then it plays on this page; nothing of its site came before (${locale})`, {
      tag,
    }, async ({ page }) => {
      const asked = await filmSites(page)
      const messages = watchConsole(page)
      await watchWaking(page)
      await page.goto(addresses[kind], { waitUntil: 'networkidle' })
      expect(await sleepsStill(page)).toBe(true)
      expect(asked).toEqual([])

      await page.getByRole('link', { name: films[kind] }).click()
      const frame = page.locator(`iframe[title="${films[kind]}"]`)
      await expect(frame.contentFrame().getByText('film')).toBeVisible()
      await expect(frame).toBeInViewport()
      await expect(frame).toBeFocused()
      expect(asked).toEqual([expect.stringMatching(/^https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]+\?autoplay=1&rel=0$/)])
      expect(page.context().pages()).toHaveLength(1)

      await page
        .locator(`main a[href="${to.home(locale)}"]`)
        .first()
        .click()
      // The address is there before the page.
      await expect(page.locator('form[role=search]')).toBeVisible()
      await page.goBack()
      await expect(page.getByRole('link', { name: films[kind] })).toBeVisible()
      await expect(frame).toHaveCount(0)
      expect(asked).toHaveLength(1)
      expect(messages).toEqual([])
    })

  test(
    `given a post with a film, when it is printed, then the film is its title and its address in ink (${locale})`,
    {
      tag,
    },
    async ({ page }, testInfo) => {
      await page.goto(addresses.post, { waitUntil: 'networkidle' })
      const link = page.getByRole('link', { name: films.post })
      const address = (await link.getAttribute('href')) ?? 'no address'
      await page.emulateMedia({ media: 'print' })
      await expect(link).toHaveCSS('background-image', 'none')
      await expect(link).toHaveCSS('color', 'rgb(0, 0, 0)')
      const file = testInfo.outputPath('printed.pdf')
      await page.pdf({ path: file, preferCSSPageSize: true })
      expect(pdfText(file)).toContain(address)
    },
  )
}
