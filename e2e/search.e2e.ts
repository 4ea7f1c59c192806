import { expect, type Page, test } from '@playwright/test'
import { type Locale, locales } from '../src/config/locales'
import { to } from '../src/config/routes'
import { overflow } from './page-check'
import { cards, chips, filters, openLast, results, settled } from './search-page'
import { button, press, watchConsole } from './shop'
import { text } from './texts'

const nothing = (page: Page, locale: Locale) => page.getByRole('heading', { name: text(locale, 'search', 'nothing') })
/** Name of each city as a person of this language types it, and the value its filter has. */
const london = { ar: 'لندن', en: 'London' } as const

for (const locale of locales) {
  test(`@desktop filters, pages and Back: nothing she chose is lost, in ${locale}`, async ({ page }) => {
    const messages = watchConsole(page)
    await page.goto(`${to.searchByCourse(locale)}?page=3`)
    await settled(page, locale)

    await test.step('when she ticks a country halfway down, then the page is 1 again and does not jump (case 16)', async () => {
      const whole = await results(page).textContent()
      await filters(page, locale).getByRole('checkbox').nth(9).click()
      await settled(page, locale)
      await expect(page).not.toHaveURL(/page=/)
      await expect(results(page)).not.toHaveText(whole ?? '')
      await expect(chips(page, locale)).toHaveCount(2)
    })

    await test.step('when she opens a course far down and comes Back, then filters and scroll are as they were', async () => {
      const address = page.url()
      const height = await openLast(page)
      expect(height).toBeGreaterThan(200)
      await page.waitForURL(/\/courses\//)
      await expect(page.locator('#price-card')).toBeVisible()
      await page.waitForLoadState('networkidle')
      await page.goBack()
      expect(page.url()).toBe(address)
      await expect(chips(page, locale)).toHaveCount(2)
      await expect.poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - height)).toBeLessThan(40)
    })

    await test.step('when the page is loaded anew, then it is the same; and all is cleared by one press', async () => {
      await page.reload()
      await settled(page, locale)
      await expect(chips(page, locale)).toHaveCount(2)
      const filtered = page.url()
      await press(page, locale, 'search', 'clear')
      await expect(chips(page, locale)).toHaveCount(0)
      // The ticks go at once; the address follows, and Back leads away from it.
      await expect(page).not.toHaveURL(filtered)
      await page.goBack()
      await expect(chips(page, locale)).toHaveCount(2)
    })
    expect(messages).toEqual([])
  })

  test(`@desktop suggestions by keyboard alone, and the map, in ${locale}`, async ({ page }) => {
    const messages = watchConsole(page)
    await page.goto(to.searchByCourse(locale))
    await settled(page, locale)
    const box = page.getByRole('combobox', { name: text(locale, 'search', 'text') })
    const city = page
      .getByRole('listbox')
      .getByRole('option')
      .filter({ hasText: text(locale, 'search', 'kind.city') })

    for (const typed of [london.ar, london.en.toLowerCase()])
      await test.step(`when ${typed} is typed, then London is suggested with what was typed marked, in whichever script`, async () => {
        await box.fill(typed)
        await expect(city.first()).toContainText(london[locale])
      })

    await test.step('then arrows reach it and Enter makes it a filter', async () => {
      const id = await city.first().getAttribute('id')
      for (let tries = 0; tries < 10 && (await box.getAttribute('aria-activedescendant')) !== id; tries += 1) await box.press('ArrowDown')
      await box.press('Enter')
      await expect(page).toHaveURL(/city=london/)
      await expect(box).toHaveValue('')
      await settled(page, locale)
      await expect(chips(page, locale).first()).toContainText(london[locale])
    })

    await test.step('then the map opens with marks that keys can press, and Back is the list again', async () => {
      await press(page, locale, 'search', 'clear')
      await settled(page, locale)
      await page.getByRole('button', { name: text(locale, 'search', 'map'), exact: true }).click()
      const mark = page.locator('.leaflet-marker-icon button')
      await expect(mark.first()).toBeVisible()
      await mark.first().focus()
      await page.keyboard.press('Enter')
      await expect(mark.first()).toBeVisible()
      await page.goBack()
      await settled(page, locale)
      await expect(cards(page).first()).toBeVisible()
    })
    expect(messages).toEqual([])
  })

  test(`@phone filters on a phone, and a search that finds nothing helps, in ${locale}`, async ({ page }) => {
    await page.goto(to.searchByCourse(locale))
    await settled(page, locale)
    const whole = await results(page).textContent()

    await test.step('when filters are ticked in the sheet, then its button says how many there are, and both are one step Back', async () => {
      await page.getByRole('button', { name: text(locale, 'search', 'filters') }).click()
      const sheet = page.getByRole('dialog')
      await sheet.getByRole('checkbox').nth(1).check()
      await sheet.getByRole('checkbox').first().check()
      const show = sheet.locator('footer button').first()
      await expect(show).toContainText(/\d|دورة/)
      await show.click()
      await expect(sheet).toBeHidden()
      await settled(page, locale)
      await expect(results(page)).toBeInViewport()
      await expect(chips(page, locale)).toHaveCount(3)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
      await page.goBack()
      await expect(results(page)).toHaveText(whole ?? '')
    })

    await test.step('when nothing fits, then one press lets go of what stands in the way', async () => {
      await page.goto(`${to.searchByCourse(locale)}?city=london&priceTo=1`)
      await expect(nothing(page, locale)).toBeVisible()
      await page.getByRole('button', { name: new RegExp(text(locale, 'search', 'without.price')) }).click()
      await settled(page, locale)
      await expect(cards(page).first()).toBeVisible()
      await expect(page).not.toHaveURL(/priceTo/)
    })
  })
}

const endless = `q=${'x'.repeat(10_000)}`

/** Addresses that make no sense, by what is shown: nothing, with ways on; the list that nothing narrows; the way to the first page. */
const nonsense = {
  nothing: [
    'q=%25_%22',
    endless,
    `q=${'x'.repeat(200)}&city=${'y'.repeat(150)}`,
    'q=%F0%9F%8F%9D',
    'q=%D9%8B%D9%92',
    'city=atlantis&type=dragon',
  ],
  whole: ['rating=99&month=2031-13&lessons=x', 'page=0', 'page=-1', 'page=abc', 'q=%20&weeks=abc&age=-1&start=2027-02-30&sort=drop'],
  firstPage: ['page=9999'],
}

for (const locale of locales)
  test(`@desktop a search begun anew from the home page opens at its top, wherever the one before was left, in ${locale}`, async ({
    page,
  }) => {
    await page.goto(`${to.searchByCourse(locale)}?country=GB`)
    await settled(page, locale)
    await page.waitForLoadState('networkidle')
    await cards(page).last().scrollIntoViewIfNeeded()
    // Where she is is kept with the next picture.
    await page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))))
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(200)
    await page.goto(to.home(locale))
    await page.locator('main form button[type="submit"]').first().click()
    await page.waitForURL(/\/search-by-course\?/)
    await settled(page, locale)
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  })

for (const locale of locales)
  for (const [shown, queries] of Object.entries(nonsense))
    test(`@desktop whatever stands in the address, the search answers or says what to do (${shown}), in ${locale}`, async ({ page }) => {
      const messages = watchConsole(page)
      await page.goto(to.searchByCourse(locale))
      await settled(page, locale)
      const whole = (await results(page).textContent()) ?? ''
      const says: Record<string, () => Promise<void>> = {
        nothing: () => expect(nothing(page, locale)).toBeVisible(),
        whole: () => expect(results(page)).toHaveText(whole),
        firstPage: () => expect(button(page, locale, 'search', 'firstPage')).toBeVisible(),
      }
      for (const query of queries)
        await test.step(query.slice(0, 80), async () => {
          await page.goto(`${to.searchByCourse(locale)}?${query}`)
          await settled(page, locale)
          await says[shown]?.()
          await expect(cards(page)).toHaveCount(shown === 'whole' ? 12 : 0)
          await expect(page.getByRole('alert')).toHaveCount(0)
          for (const width of [360, 1280]) expect(await overflow(page, width)).toEqual([])
        })
      expect(messages).toEqual([])
    })

for (const locale of locales)
  test(`@desktop values no school has are told by name and taken off one by one, in ${locale}`, async ({ page }) => {
    for (const address of [to.searchByCourse, to.searchBySchool].map((to) => `${to(locale)}?city=atlantis&type=dragon`)) {
      await page.goto(address)
      await settled(page, locale)
      await expect(chips(page, locale)).toHaveCount(3)
      await expect(nothing(page, locale)).toBeVisible()
      await chips(page, locale).first().click()
      await expect(chips(page, locale)).toHaveCount(2)
    }
  })
