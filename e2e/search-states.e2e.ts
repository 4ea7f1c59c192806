import { expect, type Page, test } from '@playwright/test'
import { type Locale, locales } from '../src/config/locales'
import { to } from '../src/config/routes'
import { axeFindings, overflow } from './page-check'
import { cards, chips, settled } from './search-page'
import { button, watchConsole } from './shop'
import { text } from './texts'

const results = (page: Page, locale: Locale) => page.getByRole('heading', { name: text(locale, 'search', 'nothing') })

/** What a search looks like besides the list that nothing narrows, and the way there. */
const states: Record<string, (page: Page, locale: Locale) => Promise<void>> = {
  'a list narrowed and ordered': async (page, locale) => {
    await page.goto(`${to.searchByCourse(locale)}?weeks=8&country=GB&type=general&sort=price`)
    await expect(chips(page, locale)).toHaveCount(3)
  },
  'schools narrowed': async (page, locale) => {
    await page.goto(`${to.searchBySchool(locale)}?country=GB`)
    await expect(chips(page, locale)).toHaveCount(2)
  },
  'suggestions for what is typed': async (page, locale) => {
    await page.goto(to.searchByCourse(locale))
    await page.getByRole('combobox', { name: text(locale, 'search', 'text') }).fill('london')
    await expect(page.getByRole('option').first()).toBeVisible()
  },
  'filters open': async (page, locale) => {
    await page.goto(to.searchByCourse(locale))
    await button(page, locale, 'search', 'filters').click()
    await expect(page.getByRole('dialog')).toBeVisible()
  },
  'a map with a city chosen': async (page, locale) => {
    await page.goto(`${to.searchByCourse(locale)}?city=london&view=map`)
    await page.locator('.leaflet-marker-icon button').click()
    await expect(page.locator('main h3:focus')).toBeVisible()
  },
  'a search that finds nothing': async (page, locale) => {
    await page.goto(`${to.searchByCourse(locale)}?q=zzzz&city=london`)
    await expect(results(page, locale)).toBeVisible()
  },
}

/** A desktop has its filters beside the list. */
const tagOf = (state: string) => (state === 'filters open' ? { tag: '@phone' } : {})

for (const locale of locales) {
  for (const [name, open] of Object.entries(states))
    test(`given ${name} in ${locale}, then it is accessible and fits`, tagOf(name), async ({ page }) => {
      const messages = watchConsole(page)
      await open(page, locale)
      await settled(page, locale)
      expect(await axeFindings(page)).toEqual([])
      expect(await overflow(page, page.viewportSize()?.width ?? 0)).toEqual([])
      expect(messages).toEqual([])
    })

  test(`given a map in ${locale}, when a city’s mark is pressed, then its schools stand under the map, and one press lists its courses`, {
    tag: '@desktop',
  }, async ({ page }) => {
    await states['a map with a city chosen']?.(page, locale)
    const panel = page.getByRole('region').filter({ has: page.locator('h3:focus') })
    await expect(panel.locator('a[href*="/branches/"]').first()).toBeVisible()
    await panel.getByRole('button').click()
    await expect(page).not.toHaveURL(/view=map/)
    await settled(page, locale)
    await expect(cards(page).first()).toBeVisible()
  })
}
