import { expect, type Page, test } from '@playwright/test'
import { to } from '../src/config/routes'
import { wake, watchWaking } from './page-check'
import { watchConsole } from './shop'
import { text } from './texts'

const runs = [
  { locale: 'ar', tag: '@phone' },
  { locale: 'en', tag: '@desktop' },
] as const

const message = (page: Page) => page.locator('#write [name=message]')

for (const { locale, tag } of runs) {
  test(`given a page loaded anew in ${locale}, when she goes Back without touching it, then the page of that address is there`, {
    tag,
  }, async ({ page }) => {
    const messages = watchConsole(page)
    await watchWaking(page)
    await page.goto(to.faq(locale))
    await wake(page)
    await page.locator('footer a[href$="/contact-us"]').first().click()
    await expect(message(page)).toBeVisible()
    await page.reload({ waitUntil: 'networkidle' })
    await page.goBack()
    await expect(page.locator('h1')).toHaveText(text(locale, 'pages', 'faq.title'))
    expect(messages).toEqual([])
  })

  test(`given a message half written in ${locale}, when the page is loaded anew, then it stands there again before she types on`, {
    tag,
  }, async ({ page }) => {
    const first = text(locale, 'pages', 'contactUs.description')
    const messages = watchConsole(page)
    await page.goto(to.contactUs(locale))
    await message(page).click()
    await message(page).pressSequentially(first)
    await page.reload()
    await expect(message(page)).toHaveValue(first)
    await message(page).press('Control+End')
    await message(page).pressSequentially('!')
    await page.reload()
    await expect(message(page)).toHaveValue(`${first}!`)
    expect(messages).toEqual([])
  })

  test(`given a message written in ${locale} before what sends it has come, when the page is loaded anew, then nothing of it is lost`, {
    tag,
  }, async ({ page, context }) => {
    let isLate = false
    const late: string[] = []
    await context.route(/\.js$/, async (route) => {
      if (isLate) late.push(route.request().url())
      else await route.continue()
    })
    await watchWaking(page)
    await page.goto(to.contactUs(locale))
    await wake(page)
    isLate = true
    await message(page).fill('Noura')
    await expect.poll(() => late).not.toEqual([])
    isLate = false
    await page.reload()
    await expect(message(page)).toHaveValue('Noura')
  })
}
