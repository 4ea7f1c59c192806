import { expect, type Page } from '@playwright/test'
import type { Locale } from '../src/config/locales'
import { text } from './texts'

/** The number of results in words. */
export const results = (page: Page) => page.locator('#results')

/** The names of what was found. */
export const cards = (page: Page) => page.locator('article h3')
/** The column of filters, on a desktop. */
export const filters = (page: Page, locale: Locale) => page.getByRole('complementary', { name: text(locale, 'search', 'filters') })
/** What is on, each to be taken off; the last one takes off all. */
export const chips = (page: Page, locale: Locale) => page.getByRole('list', { name: text(locale, 'search', 'chosen') }).getByRole('button')

/** The results of this address are there: what was built has given way to them, and nothing is being looked for. */
export async function settled(page: Page, locale: Locale) {
  await expect(page.locator('html[data-asks]')).toHaveCount(0)
  await expect(results(page)).not.toContainText(text(locale, 'search', 'searching'))
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}

/** Opens the last card as a reader does: the list is at rest before she scrolls. Gives how far down she was. */
export async function openLast(page: Page): Promise<number> {
  await page.waitForLoadState('networkidle')
  const last = cards(page).last()
  await last.scrollIntoViewIfNeeded()
  // Where she is is kept with the next picture; nobody scrolls and presses within one.
  await page.evaluate(async () => {
    const picture = () => new Promise((shown) => requestAnimationFrame(shown))
    for (let still = 0, before = -1; still < 20; await picture()) {
      still = window.scrollY === before ? still + 1 : 0
      before = window.scrollY
    }
  })
  // Pressed where it is: a click of the tool would scroll once more first. Measured with the press: cards may still be coming in above.
  return last.getByRole('link').evaluate((link: HTMLElement) => {
    const { scrollY } = window
    link.click()
    return scrollY
  })
}
