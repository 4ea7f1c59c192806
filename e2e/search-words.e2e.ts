import { expect, test } from '@playwright/test'
import { locales } from '../src/config/locales'
import { to } from '../src/config/routes'
import { results, settled } from './search-page'
import { watchConsole } from './shop'
import { text } from './texts'

for (const locale of locales) {
  test(`@desktop a suggestion says what choosing it finds, in ${locale}`, async ({ page }) => {
    const messages = watchConsole(page)
    for (const search of [to.searchByCourse(locale), to.searchBySchool(locale)])
      await test.step(`given ${search} for 24 weeks, when a city typed in one word is chosen, then as many are found as it said`, async () => {
        await page.goto(`${search}?weeks=24`)
        await settled(page, locale)
        const box = page.getByRole('combobox', { name: text(locale, 'search', 'text') })
        await box.fill(locale === 'ar' ? 'كيبتاون' : 'capetown')
        const city = page.getByRole('listbox').getByRole('option').first()
        await expect(city.locator('mark')).toHaveText(locale === 'ar' ? ['كيب', 'تاون'] : ['Cape', 'Town'])
        const [, said = ''] = ((await city.textContent()) ?? '').split(' · ')
        await city.click()
        await expect(page).toHaveURL(/city=cape-town/)
        await settled(page, locale)
        await expect(results(page)).toHaveText(said)
      })
    expect(messages).toEqual([])
  })

  test(`@phone signs alone find nothing, and one press leads back, in ${locale}`, async ({ page }) => {
    await page.goto(to.searchByCourse(locale))
    await settled(page, locale)
    const whole = (await results(page).textContent()) ?? ''
    await page.goto(`${to.searchByCourse(locale)}?q=%25`)
    await expect(page.getByRole('heading', { name: text(locale, 'search', 'nothing') })).toBeVisible()
    await page.getByRole('button', { name: new RegExp(text(locale, 'search', 'without.q')) }).click()
    await expect(results(page)).toHaveText(whole)
    expect(page.url()).not.toContain('q=')
  })
}
