import { expect, test } from '@playwright/test'
import { to } from '../src/config/routes'
import { overflow } from './page-check'
import { chips, results, settled } from './search-page'
import { watchConsole } from './shop'
import { text } from './texts'

const runs = [
  { locale: 'ar', tag: '@phone', search: to.searchByCourse },
  { locale: 'en', tag: '@desktop', search: to.searchBySchool },
] as const

/** No blank in it: nothing could be broken there. */
const endless = 'نxن'.repeat(4000).slice(0, 10_000)
/** What a search takes. */
const most = 200

for (const { locale, tag, search } of runs)
  test(`given 10,000 characters pasted into the search or given by address in ${locale}, then it searches for the first of them and says what helps`, {
    tag,
  }, async ({ page }) => {
    const messages = watchConsole(page)
    const box = page.getByRole('combobox', { name: text(locale, 'search', 'text') })
    const nothing = page.getByRole('heading', { name: text(locale, 'search', 'nothing') })
    await page.goto(search(locale))
    await settled(page, locale)
    const whole = (await results(page).textContent()) ?? ''

    await test.step('when they are pasted, then the box takes what a search takes', async () => {
      await box.focus()
      await page.keyboard.insertText(endless)
      await expect(box).toHaveValue(endless.slice(0, most))
      await box.press('Enter')
      await expect(page).toHaveURL(/q=/)
    })

    for (const way of ['pasted', 'by address'])
      await test.step(`then, ${way}, nothing is found and nothing sticks out`, async () => {
        if (way === 'by address') expect((await page.goto(`${search(locale)}?q=${encodeURIComponent(endless)}`))?.status()).toBe(200)
        await settled(page, locale)
        await expect(nothing).toBeVisible()
        await expect(box).toHaveValue(endless.slice(0, most))
        for (const width of [360, 1280]) expect(await overflow(page, width)).toEqual([])
      })

    await test.step('when the words are taken off, then all is there again', async () => {
      await chips(page, locale).first().click()
      await settled(page, locale)
      await expect(results(page)).toHaveText(whole)
    })
    expect(messages).toEqual([])
  })
