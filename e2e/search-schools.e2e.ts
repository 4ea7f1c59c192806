import { expect, test } from '@playwright/test'
import { locales } from '../src/config/locales'
import { to } from '../src/config/routes'
import { cards, chips, filters, openLast, results, settled } from './search-page'
import { press, watchConsole } from './shop'
import { text } from './texts'

for (const locale of locales) {
  test(`@desktop schools: order, filter and page outlive a school, Back and Forward, in ${locale}`, async ({ page }) => {
    const messages = watchConsole(page)
    await page.goto(to.searchBySchool(locale))
    await settled(page, locale)
    const whole = (await results(page).textContent()) ?? ''

    await test.step('when she orders, ticks and turns the page, then the address says each of it', async () => {
      await page.getByLabel(text(locale, 'search', 'sort.label')).selectOption('nameDown')
      await expect(page).toHaveURL(/sort=nameDown/)
      await filters(page, locale).getByRole('checkbox').first().check()
      await settled(page, locale)
      await expect(results(page)).not.toHaveText(whole)
      await expect(chips(page, locale)).toHaveCount(2)
      await page.getByRole('link', { name: text(locale, 'search', 'next'), exact: true }).click()
      await expect(page).toHaveURL(/sort=nameDown&page=2/)
      await settled(page, locale)
    })

    const address = page.url()
    const shown = await cards(page).allTextContents()
    await test.step('when she opens the last school and comes Back, then all is as she left it; Forward is the school', async () => {
      const height = await openLast(page)
      expect(height).toBeGreaterThan(200)
      await page.waitForURL(/\/schools\//)
      const school = page.url()
      await page.waitForLoadState('networkidle')
      await page.goBack()
      expect(page.url()).toBe(address)
      await expect(cards(page)).toHaveText(shown)
      await expect(chips(page, locale)).toHaveCount(2)
      await expect(page.getByLabel(text(locale, 'search', 'sort.label'))).toHaveValue('nameDown')
      await expect.poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - height)).toBeLessThan(40)
      await page.goForward()
      expect(page.url()).toBe(school)
      await expect(page.locator('h1')).toBeVisible()
      await page.goBack()
    })

    await test.step('when she goes on Back, then page, filter and order go one after the other; Forward brings them again', async () => {
      await page.goBack()
      await expect(page).not.toHaveURL(/page=/)
      await expect(chips(page, locale)).toHaveCount(2)
      await page.goBack()
      await expect(chips(page, locale)).toHaveCount(0)
      await expect(results(page)).toHaveText(whole)
      await page.goForward()
      await page.goForward()
      await expect(cards(page)).toHaveText(shown)
    })

    await test.step('when she opens the map, then its marks can be pressed by key, and Back is the list', async () => {
      await page.getByRole('button', { name: text(locale, 'search', 'map'), exact: true }).click()
      await expect(page).toHaveURL(/view=map/)
      const mark = page.locator('.leaflet-marker-icon button')
      await expect(mark.first()).toBeVisible()
      await mark.last().press('Enter')
      await expect(mark.first()).toBeVisible()
      await page.goBack()
      await expect(cards(page)).toHaveText(shown)
      await press(page, locale, 'search', 'clear')
      await expect(results(page)).toHaveText(whole)
    })
    expect(messages).toEqual([])
  })

  test(`@desktop schools: when the connection goes after a search, then she searches on in the page, in ${locale}`, async ({
    page,
    context,
  }) => {
    const messages = watchConsole(page)
    const kept = page.waitForResponse(new RegExp(`/search/${locale}\\.`))
    await page.goto(`${to.searchBySchool(locale)}?country=GB`)
    await settled(page, locale)
    const first = (await results(page).textContent()) ?? ''
    await kept
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await filters(page, locale).getByRole('checkbox').nth(9).click()
    await expect(page.getByText(text(locale, 'search', 'offline'))).toBeVisible()
    await settled(page, locale)
    await expect(results(page)).not.toHaveText(first)
    await expect(cards(page).first()).toBeVisible()
    await page.goBack()
    await expect(results(page)).toHaveText(first)
    await page.goForward()
    await expect(results(page)).not.toHaveText(first)
    await context.setOffline(false)
    await expect(page.getByText(text(locale, 'search', 'offline'))).toHaveCount(0)
    await expect(cards(page).first()).toBeVisible()
    // What could not be fetched the browser says itself.
    expect(messages.filter((message) => !message.startsWith('Failed to load resource'))).toEqual([])
  })
}
