import { expect, type Page, test } from '@playwright/test'
import type { Locale } from '../src/config/locales'
import { to } from '../src/config/routes'
import { results, settled } from './search-page'
import { field, watchConsole } from './shop'
import { text } from './texts'

const ticks = (page: Page, locale: Locale) =>
  page.getByRole('complementary', { name: text(locale, 'search', 'filters') }).getByRole('checkbox')

async function found(page: Page, locale: Locale) {
  await settled(page, locale)
  return (await results(page).textContent()) ?? ''
}

for (const locale of ['ar', 'en'] as const)
  test(`when the connection goes after a search, then she searches on in the page, and Back and the address follow, in ${locale}`, {
    tag: '@desktop',
  }, async ({ page, context }) => {
    const documents: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(request.url())
    })
    const messages = watchConsole(page)
    const kept = page.waitForResponse(new RegExp(`/search/${locale}\\.`))
    await page.goto(`${to.searchByCourse(locale)}?country=GB`)
    const first = await found(page, locale)
    await kept
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)

    await test.step('when she ticks a filter, then fewer are found, and it is said that prices may differ', async () => {
      await ticks(page, locale).nth(9).click()
      await expect(page.getByText(text(locale, 'search', 'offline'))).toBeVisible()
      expect(await found(page, locale)).not.toBe(first)
    })
    await test.step('when she takes it back, orders and turns the page, then the address says so', async () => {
      await page.goBack()
      // A search known already is there without a word of waiting.
      await expect(results(page)).toHaveText(first)
      const title = page.locator('article h3').first()
      const unsorted = (await title.textContent()) ?? ''
      await page.getByLabel(text(locale, 'search', 'sort.label')).selectOption('nameDown')
      await expect(page).toHaveURL(/sort=nameDown/)
      await expect(title).not.toHaveText(unsorted)
      const before = (await title.textContent()) ?? ''
      await page.getByRole('link', { name: text(locale, 'search', 'next'), exact: true }).click()
      await expect(page).toHaveURL(/sort=nameDown&page=2/)
      await expect(title).not.toHaveText(before)
      await page.goBack()
      await expect(title).toHaveText(before)
    })
    await test.step('when she presses a course that was never loaded, then she stays and is told', async () => {
      const address = page.url()
      await page.locator('article h3 a').last().click()
      await expect(page.getByText(text(locale, 'common', 'outOfReach'))).toBeVisible()
      expect(page.url()).toBe(address)
    })
    await test.step('when she types, then that is searched for; when the connection is back, then prices are those of her trip', async () => {
      await field(page, 'q').fill('Brighton')
      await field(page, 'q').press('Enter')
      await expect(page).toHaveURL(/q=Brighton/)
      await expect(page.locator('article h3').first()).toBeVisible()
      await context.setOffline(false)
      await expect(page.getByText(text(locale, 'search', 'offline'))).toHaveCount(0)
      await expect(page.locator('article h3').first()).toBeVisible()
    })
    expect(documents).toHaveLength(1)
    // What could not be fetched the browser says itself.
    expect(messages.filter((message) => !message.startsWith('Failed to load resource'))).toEqual([])
  })
