import { expect, type Page, test } from '@playwright/test'
import { to } from '../src/config/routes'
import { cartWith } from './calls'
import {
  addToCart,
  checkOut,
  courses,
  field,
  fillDetails,
  mailbox,
  numberShown,
  openCourse,
  placeButton,
  press,
  stepTitle,
  watchConsole,
} from './shop'
import { text } from './texts'

const runs = [
  { locale: 'ar', tag: '@phone' },
  { locale: 'en', tag: '@desktop' },
] as const

const keptName = async (page: Page) => expect(field(page, 'billing.firstname')).toHaveValue('Noura')

/** Another token than the server knows: what an expired one is to the page. */
const spoilToken = (page: Page) => page.evaluate(() => localStorage.setItem('rihla.token', JSON.stringify({ token: 'old', code: 'old' })))

for (const { locale, tag } of runs) {
  const failure = (code: string) => text(locale, 'failures', code)

  test.describe(`nothing typed is lost, in ${locale}`, { tag }, () => {
    test('reload and Back at each step of checkout keep what was typed', async ({ page }) => {
      const messages = watchConsole(page)
      await cartWith(page, locale, courses.workedExample.id)
      await page.goto(to.cart(locale))
      await page.getByRole('link', { name: text(locale, 'cart', 'checkout'), exact: true }).click()
      await fillDetails(page, { email: mailbox(`kept-${locale}`) })
      await page.reload()
      await keptName(page)
      await page.goBack()
      await expect(page.getByRole('link', { name: text(locale, 'cart', 'checkout'), exact: true })).toBeVisible()
      await page.goForward()
      await keptName(page)
      await press(page, locale, 'checkout', 'billing.submit')
      await expect(stepTitle(page, locale, 'payment')).toBeFocused()
      await expect(page).toHaveURL(/step=payment/)
      await page.reload()
      await expect(stepTitle(page, locale, 'payment')).toBeVisible()
      await page.goBack()
      await keptName(page)
      await page.goForward()
      await press(page, locale, 'checkout', 'payment.submit')
      await expect(placeButton(page, locale)).toBeVisible()
      await page.reload()
      await expect(placeButton(page, locale)).toBeVisible()
      await expect(page.getByText('+966501234567')).toBeVisible()
      await page.goBack()
      await expect(stepTitle(page, locale, 'payment')).toBeVisible()
      expect(messages).toEqual([])
    })

    test('a token that expires at any step is renewed, and the booking goes on', async ({ page }) => {
      await cartWith(page, locale, courses.workedExample.id)
      await checkOut(page, locale, mailbox('unused'), 'billing')
      await fillDetails(page, { email: mailbox(`expired-${locale}`) })
      await spoilToken(page)
      await press(page, locale, 'checkout', 'billing.submit')
      await expect(stepTitle(page, locale, 'payment')).toBeVisible()
      await spoilToken(page)
      await press(page, locale, 'checkout', 'payment.submit')
      await expect(placeButton(page, locale)).toBeVisible()
      await spoilToken(page)
      await placeButton(page, locale).click()
      await numberShown(page, locale)
    })

    test('a session that is gone with its cart leads to the cart; a new booking finds what was typed', async ({ page, context }) => {
      await openCourse(page, locale, courses.workedExample.url)
      await addToCart(page, locale)
      await checkOut(page, locale, mailbox('unused'), 'billing')
      await fillDetails(page, { email: mailbox(`gone-${locale}`) })
      await context.clearCookies({ name: 'pwacookie' })
      await spoilToken(page)
      await press(page, locale, 'checkout', 'billing.submit')
      await page.waitForURL(`**${to.cart(locale)}`)
      await expect(page.getByRole('heading', { name: text(locale, 'cart', 'empty.title') })).toBeVisible()
      await expect(page.getByText(text(locale, 'cart', 'lost.title'))).toBeVisible()
      await openCourse(page, locale, courses.workedExample.url)
      await addToCart(page, locale)
      await page.goto(to.checkout(locale))
      await keptName(page)
    })

    test('without a connection "continue" and "book" say so, and the same press works when it is back', async ({ page, context }) => {
      test.slow()
      await cartWith(page, locale, courses.workedExample.id)
      await checkOut(page, locale, mailbox('unused'), 'billing')
      await fillDetails(page, { email: mailbox(`offline-${locale}`) })
      await context.setOffline(true)
      await press(page, locale, 'checkout', 'billing.submit')
      await expect(page.getByText(failure('network'))).toBeVisible({ timeout: 60_000 })
      await keptName(page)
      await context.setOffline(false)
      await press(page, locale, 'checkout', 'billing.submit')
      await press(page, locale, 'checkout', 'payment.submit')
      await expect(placeButton(page, locale)).toBeVisible()
      await context.setOffline(true)
      await placeButton(page, locale).click()
      await expect(page.getByText(failure('network'))).toBeVisible({ timeout: 60_000 })
      await context.setOffline(false)
      await placeButton(page, locale).click()
      await numberShown(page, locale)
    })

    test('with storage blocked one can browse and choose, and the cart says what is needed (case 72)', async ({ page }) => {
      const messages = watchConsole(page)
      await page.addInitScript(() => {
        const get = () => {
          throw new DOMException('denied', 'SecurityError')
        }
        for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get })
      })
      await page.goto(to.home(locale))
      await page
        .locator(`main a[href^="${to.path(locale, '/cities')}/"]`)
        .first()
        .click()
      await page.waitForURL(/\/cities\//)
      await openCourse(page, locale, courses.workedExample.url)
      await addToCart(page, locale)
      await page.getByRole('link', { name: text(locale, 'course', 'card.goToCart') }).click()
      await expect(page.getByText(failure('cookie_needed'))).toBeVisible()
      expect(messages).toEqual([])
    })

    test('what is missing is said beside each field and above the form, which takes the focus', async ({ page }) => {
      const messages = watchConsole(page)
      await cartWith(page, locale, courses.workedExample.id)
      await checkOut(page, locale, mailbox('unused'), 'billing')
      await field(page, 'payerTravels').check()
      await press(page, locale, 'checkout', 'billing.submit')
      const summary = page.getByRole('alert').filter({ has: page.getByRole('link') })
      await expect(summary).toBeFocused()
      const missing = text(locale, 'validation', 'required.firstname')
      await expect(field(page, 'billing.firstname')).toHaveAttribute('aria-invalid', 'true')
      await expect(page.getByText(missing)).toHaveCount(2)
      await summary.getByRole('link', { name: missing }).click()
      await expect(field(page, 'billing.firstname')).toBeFocused()
      await fillDetails(page, { email: 'no address', phone: '١٢', day: '31', month: '٠٢' })
      await press(page, locale, 'checkout', 'billing.submit')
      await expect(summary).toBeFocused()
      for (const rule of ['email', 'phone', 'birthDate'])
        await expect(summary.getByRole('link', { name: text(locale, 'validation', rule) })).toBeVisible()
      await expect(summary.getByRole('link')).toHaveCount(3)
      await fillDetails(page, { email: mailbox(`mended-${locale}`) })
      await press(page, locale, 'checkout', 'billing.submit')
      await expect(stepTitle(page, locale, 'payment')).toBeVisible()
      expect(messages).toEqual([])
    })
  })
}
