import { expect, type Page } from '@playwright/test'
import type { Locale } from '../src/config/locales'
import { text } from './texts'

/** The number of results in words. */
export const results = (page: Page) => page.locator('#results')

/** The results of this address are there: what was built has given way to them, and nothing is being looked for. */
export async function settled(page: Page, locale: Locale) {
  await expect(page.locator('html[data-asks]')).toHaveCount(0)
  await expect(results(page)).not.toContainText(text(locale, 'search', 'searching'))
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}
