import { expect, type Locator, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { type Locale, locales } from '../src/config/locales'
import { to } from '../src/config/routes'
import { courses } from './shop'
import { text } from './texts'

const addressOf = (locale: Locale) => to.course(locale, courses.workedExample.url)

const photosOf = (page: Page) => page.locator('picture img')
/** 0 is a picture that could not be had. */
const pixelsOf = (photo: Locator) => photo.evaluate((image: HTMLImageElement) => (image.complete ? image.naturalWidth : Number.NaN))

/** Photographs are asked for as they come into sight: all are looked at once, and each is there or has failed. */
async function lookAtAll(page: Page, pixels: (width: number) => boolean) {
  for (const photo of await photosOf(page).all()) {
    await photo.scrollIntoViewIfNeeded()
    await expect.poll(async () => pixels(await pixelsOf(photo))).toBe(true)
  }
}

const sizesOf = (page: Page) =>
  photosOf(page).evaluateAll((images) =>
    images.map((image) => [image, image.closest('span') ?? image].map((one) => [one.clientWidth, one.clientHeight])),
  )

/** As the page would look without photographs: each gives way to its scene, an image like any other. */
const drawScenes = (page: Page) =>
  photosOf(page).evaluateAll((images) =>
    Promise.all(
      (images as HTMLImageElement[]).map((image) => {
        for (const source of image.parentElement?.querySelectorAll('source') ?? []) source.remove()
        image.removeAttribute('srcset')
        image.src = image.style.getPropertyValue('--scene').replace(/^url\(["']?|["']?\)$/g, '')
        return image.decode()
      }),
    ),
  )

/** What is seen from some way off: the edges of a drawing fall between two pixels as they like. */
const seen = async (photo: Locator): Promise<Uint8Array> =>
  sharp(await photo.screenshot())
    .removeAlpha()
    .resize(60, 40, { fit: 'fill' })
    .raw()
    .toBuffer()

/** A picture without its place moves far more; a font that comes after the first paint moves a word by a pixel (design bars.md, CLS). */
const leastMoved = 0.005

/** Of 255: a broken image's sign or a letter over a scene is far more, an edge that is drawn anew less. */
const leastSeen = 48

async function contrast(photo: Locator, before: Uint8Array = new Uint8Array()): Promise<number> {
  return (await seen(photo)).reduce((most, value, index) => Math.max(most, Math.abs(value - (before[index] ?? 0))), 0)
}

/** What everything that has moved by itself adds up to since the page was opened. */
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const sum = (list: PerformanceEntryList) =>
          resolve(list.reduce((all, entry) => all + (entry as PerformanceEntry & { value: number }).value, 0))
        new PerformanceObserver((list) => sum(list.getEntries())).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => sum([]), 500)
      }),
  )

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

  test.describe(`photographs that can’t be had (${locale})`, { tag: locale === 'ar' ? '@phone' : '@desktop' }, () => {
    /** What the service worker asks for itself can't be held back. */
    test.use({ serviceWorkers: 'block' })

    test('given they are cut off, then each shows its drawn scene, whole and in the same place, and keeps its words', async ({ page }) => {
      await page.goto(addressOf(locale))
      await lookAtAll(page, (width) => width > 0)
      const sizes = await sizesOf(page)
      await drawScenes(page)
      const drawn: Uint8Array[] = []
      for (const photo of await photosOf(page).all()) drawn.push(await seen(photo))

      await page.route('**/pictures/**', (route) => route.abort())
      await page.goto(addressOf(locale))
      await lookAtAll(page, (width) => width === 0)
      expect(await sizesOf(page)).toEqual(sizes)
      for (const [index, photo] of (await photosOf(page).all()).entries())
        await expect.poll(() => contrast(photo, drawn[index]), `picture ${index}`).toBeLessThan(leastSeen)
      const words = (await photosOf(page).first().getAttribute('alt')) ?? ''
      expect(words).not.toBe('')
      await expect(page.getByRole('img', { name: words, exact: true }).first()).toBeVisible()
      expect(await layoutShift(page)).toBeLessThanOrEqual(leastMoved)
    })
  })
}
