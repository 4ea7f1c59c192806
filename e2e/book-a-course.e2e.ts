import { expect, test } from '@playwright/test'
import { localeFacts, locales } from '../src/config/locales'
import { to } from '../src/config/routes'
import {
  addToCart,
  courses,
  fillDetails,
  mailbox,
  mailsTo,
  numberShown,
  placeButton,
  press,
  sayStudent,
  total,
  watchConsole,
  weeks,
} from './shop'
import { text } from './texts'

for (const locale of locales) {
  test(`a student books a course from the home page to the booking number, in ${locale}`, async ({ page }) => {
    const messages = watchConsole(page)
    const email = mailbox(`noura-${locale}`)

    await test.step('given the home page, when she asks for English in London for 8 weeks', async () => {
      await page.goto(to.home(locale))
      await expect(page.locator('html')).toHaveAttribute('dir', localeFacts[locale].direction)
      await page.locator('[name="language"]').selectOption({ index: 1 })
      await page.locator('[name="where"]').selectOption('london')
      await page.locator('[name="weeks"]').fill('8')
      await press(page, locale, 'home', 'search.submit')
      await page.waitForURL(/search-by-course/)
    })

    await test.step('then courses in London are listed with the total of eight weeks, and she opens one', async () => {
      const card = page.locator('article').filter({ has: page.locator(`a[href*="${courses.workedExample.url}"]`) })
      await expect(card).toBeVisible()
      await card.getByRole('link').first().click()
      await page.waitForURL(/\/courses\//)
    })

    await test.step('when she chooses weeks, a room, the transfer and insurance, then the total moves at once and each line explains itself', async () => {
      await expect(weeks(page)).toHaveValue('8')
      const before = await total(page).textContent()
      await press(page, locale, 'course', 'card.more')
      await expect(weeks(page)).toHaveValue('9')
      await expect(total(page)).not.toHaveText(before ?? '')
      await page.locator('input[name="accommodation"]').nth(1).check()
      await page.locator('#transfer').selectOption('both')
      await page.getByLabel(text(locale, 'course', 'card.insurance')).check()
      await sayStudent(page)
      const lines = page.locator('#price-card li')
      for (const line of ['tuition', 'registration', 'accommodation', 'placement', 'transfer', 'insurance']) {
        const shown = lines.filter({ has: page.getByText(text(locale, 'pricing', `line.${line}`), { exact: true }) })
        await expect(shown.locator('small')).not.toBeEmpty()
      }
      await addToCart(page, locale)
    })

    await test.step('then the cart holds it, and she checks out as a guest', async () => {
      await page.getByRole('link', { name: text(locale, 'course', 'card.goToCart') }).click()
      await expect(page.getByRole('heading', { level: 1, name: text(locale, 'cart', 'title') })).toBeVisible()
      await page.getByRole('link', { name: text(locale, 'cart', 'checkout') }).click()
      await fillDetails(page, { email })
      await press(page, locale, 'checkout', 'billing.submit')
      await press(page, locale, 'checkout', 'payment.submit')
    })

    const number = await test.step('when she places the order, then she sees the booking number', async () => {
      await placeButton(page, locale).click()
      return numberShown(page, locale)
    })

    await test.step('and the confirmation is in her mailbox, in her language', async () => {
      await expect.poll(async () => (await mailsTo(page, email)).length).toBe(1)
      const [mail] = await mailsTo(page, email)
      expect(mail?.locale).toBe(locale)
      expect(mail?.text).toContain(number)
      expect(mail?.html).toContain(`dir="${localeFacts[locale].direction}"`)
    })
    expect(messages).toEqual([])
  })
}
