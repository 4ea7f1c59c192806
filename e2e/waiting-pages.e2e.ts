import { expect, type Page, test } from '@playwright/test'
import { routes, to } from '../src/config/routes'
import { awake, watchWaking } from './page-check'

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

for (const { locale, tag } of runs)
  test(`given a page in ${locale} that waits for what it shows, when that has come, then nothing in sight has moved`, { tag }, async ({
    page,
  }) => {
    await watchWaking(page)
    await watchShifts(page)
    const moved: Record<string, number> = {}
    for (const name of waiting) {
      await page.goto(to[name](locale))
      await awake(page)
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
      await page.waitForLoadState('networkidle')
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
      const sum = await shifted(page)
      if (sum > 0.005) moved[routes[name].path] = sum
    }
    expect(moved).toEqual({})
  })
