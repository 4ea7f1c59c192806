import { expect, test } from '@playwright/test'
import { locales } from '../src/config/locales'
import { to } from '../src/config/routes'
import { courses } from './shop'
import { text } from './texts'

const addressOf = (locale: 'ar' | 'en') => to.course(locale, courses.workedExample.url)

for (const locale of locales) {
  test(`photographs of a course have their size, words in ${locale} and the first one first; nothing foreign is fetched`, {
    tag: locale === 'ar' ? '@phone' : '@desktop',
  }, async ({ page, baseURL }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto(addressOf(locale))
    const photos = page.locator('picture img')
    await expect(photos.first()).toBeVisible()
    expect(await photos.count()).toBeGreaterThanOrEqual(3)
    await expect(photos.first()).toHaveAttribute('fetchpriority', 'high')
    for (const photo of await photos.all()) {
      await expect(photo).toHaveAttribute('width', /^\d+$/)
      await expect(photo).toHaveAttribute('height', /^\d+$/)
      await expect(photo).toHaveAttribute('src', /^\/pictures\/[0-9a-f]{24}\/\d+\.webp$/)
    }
    await expect(photos.nth(1)).toHaveAttribute('loading', 'lazy')
    await expect.poll(() => photos.first().evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await expect(page.getByRole('link', { name: text(locale, 'course', 'gallery.video') })).toHaveAttribute(
      'href',
      /^https:\/\/demo-school\./,
    )
    expect(asked.filter((url) => !url.startsWith('data:') && !url.startsWith(baseURL ?? ''))).toEqual([])
  })

  test(`without JavaScript other courses of the city turn over by name and unfold (${locale})`, { tag: '@phone' }, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
    const page = await context.newPage()
    await page.goto(addressOf(locale))
    const shown = page.locator('li:has(> a[href*="/courses/"]):visible')
    await expect(shown).toHaveCount(6)
    const tops = async () => Promise.all((await shown.all()).map(async (one) => (await one.boundingBox())?.y ?? 0))
    const up = await tops()
    expect(up).toEqual([...up].sort((a, b) => a - b))
    await page.getByText(text(locale, 'course', 'others.nameDown')).click()
    const down = await tops()
    expect(down).toHaveLength(6)
    expect(down).toEqual([...down].sort((a, b) => b - a))
    await page.locator('input.all').check()
    expect(await shown.count()).toBeGreaterThan(6)
    await context.close()
  })
}
