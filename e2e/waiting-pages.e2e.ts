import { expect, type Page, test } from '@playwright/test'
import { to } from '../src/config/routes'
import { awake, wake, watchWaking } from './page-check'
import { courses } from './shop'
import { openSlowLine } from './slow-line'

const runs = [
  { locale: 'ar', tag: '@phone' },
  { locale: 'en', tag: '@desktop' },
] as const

/** To be called before the first page. What follows an act of hers is no fault, but here nothing is done. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const said: number[] = []
    Object.assign(globalThis, { shifts: said })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) said.push(entry.value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
const shifted = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0))

const waiting = ['offers', 'offer', 'wishlist', 'compare', 'cart', 'checkout', 'quote', 'mailLink', 'thankYou'] as const

const fixed = ['home', 'searchByCourse', 'searchBySchool', 'languageSchools', 'contactUs', 'blog', 'faq', 'summerGroups'] as const

/** What may move on a line that gives a page at once (design bars.md, CLS). */
const atOnce = 0.005
/** And on a slow one, where a line of chips that is cut in a word may lay its last one on the next line. */
const inPieces = 0.02

/** What has moved by itself more than `most`, by address; a page is judged when nothing more comes. */
async function movedOn(
  page: Page,
  addresses: string[],
  open: (page: Page) => Promise<unknown>,
  most = atOnce,
): Promise<Record<string, number>> {
  await watchWaking(page)
  await watchShifts(page)
  const moved: Record<string, number> = {}
  for (const address of addresses) {
    await page.goto(address)
    await open(page)
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
    const sum = await shifted(page)
    if (sum > most) moved[address] = sum
  }
  return moved
}

for (const { locale, tag } of runs) {
  test(`given a page in ${locale} that waits for what it shows, when that has come, then nothing in sight has moved`, { tag }, async ({
    page,
  }) => {
    const addresses = waiting.map((name) => to[name](locale))
    expect(await movedOn(page, addresses, awake)).toEqual({})
  })

  const catalogue = () => {
    const searches = [`${to.searchByCourse(locale)}?weeks=8&country=GB`, `${to.searchBySchool(locale)}?country=GB`]
    const entries = [to.course(locale, courses.workedExample.url), to.school(locale, 'demo-school-london'), to.city(locale, 'london')]
    return [...fixed.map((name) => to[name](locale)), ...searches, ...entries, to.cmsPage(locale, 'no-such-page')]
  }

  test(`given a page of the catalogue in ${locale}, when its fonts and pictures have come and it is awake, then nothing in sight has moved`, {
    tag,
  }, async ({ page }) => {
    expect(await movedOn(page, catalogue(), wake)).toEqual({})
  })

  test(`given a page of the catalogue in ${locale} that comes in slowly, when it is all there, then no more than a chip has moved`, {
    tag,
  }, async ({ page, baseURL }) => {
    test.slow()
    const { address, close } = await openSlowLine(baseURL ?? '')
    const addresses = catalogue().map((path) => address + path)
    const asItIs = async () => undefined
    expect(await movedOn(page, addresses, asItIs, inPieces).finally(close)).toEqual({})
  })
}
