import { expect, test } from '@playwright/test'
import { to } from '../src/config/routes'
import { caller, cartWith, readyOrder } from './calls'
import { checkOut, courses, mailbox, placeButton, stepTitle, watchConsole } from './shop'
import { pattern, text } from './texts'

const runs = [
  { locale: 'ar', tag: '@phone' },
  { locale: 'en', tag: '@desktop' },
] as const

for (const { locale, tag } of runs) {
  const minimum = pattern(locale, 'cart', 'minimum')

  test.describe(`the cart on a bad day, in ${locale}`, { tag }, () => {
    test('below the smallest order the cart says what is missing and checkout cannot be reached', async ({ page }) => {
      const messages = watchConsole(page)
      await cartWith(page, locale, courses.belowMinimum.id, 1)
      await page.goto(to.cart(locale))
      await expect(page.getByText(minimum)).toBeVisible()
      await expect(page.getByRole('link', { name: text(locale, 'cart', 'checkout'), exact: true })).toHaveCount(0)
      await page.goto(to.checkout(locale))
      await page.waitForURL(`**${to.cart(locale)}`)
      await expect(page.getByText(minimum)).toBeVisible()
      await page.goto(`${to.checkout(locale)}?step=review`)
      await page.waitForURL(`**${to.cart(locale)}`)
      expect(messages).toEqual([])
    })

    test('nor can the order be placed by a direct call', async ({ page }) => {
      const call = await cartWith(page, locale, courses.belowMinimum.id, 1)
      const answer = await call('core/checkout/placeOrder', await readyOrder(call, mailbox(`minimum-${locale}`)))
      expect((await answer.json()).error?.code).toBe('cart_minimum_order')
    })

    test('with an empty cart checkout leads to the cart, which leads on', async ({ page }) => {
      const messages = watchConsole(page)
      await page.goto(`${to.checkout(locale)}?step=payment`)
      await page.waitForURL(`**${to.cart(locale)}`)
      await expect(page.getByRole('heading', { name: text(locale, 'cart', 'empty.title') })).toBeVisible()
      await page
        .getByRole('main')
        .getByRole('link', { name: text(locale, 'cart', 'empty.action') })
        .click()
      await page.waitForURL(/search-by-course/)
      expect(messages).toEqual([])
    })

    test('a course that is not bookable cannot be added by a direct call', async ({ page }) => {
      const call = await caller(page, locale)
      const choice = {
        courseId: courses.notBookable.id,
        weeks: 4,
        startDate: '2027-03-01',
        transfer: 'none',
        insurance: false,
        extraFeeIds: [],
      }
      const student = { birthDate: '2000-08-01', nationality: 'SA' }
      const none = { accommodationId: null, accommodationWeeks: null, extraNights: 0, pickupId: null }
      const answer = await call('core/cart/addToCart', { ...choice, ...none, student, qty: 1 })
      expect((await answer.json()).error.code).toBe('cart_item_not_bookable')
    })

    test("what another tab takes out of the cart is gone here too, and the total is the server's (case 42)", async ({ page, context }) => {
      const email = mailbox(`tabs-${locale}`)
      await cartWith(page, locale, courses.workedExample.id)
      await checkOut(page, locale, email)
      const other = await context.newPage()
      await other.goto(to.cart(locale))
      await other.getByRole('button', { name: pattern(locale, 'cart', 'line.removeNamed') }).click()
      await expect(other.getByRole('heading', { name: text(locale, 'cart', 'empty.title') })).toBeVisible()
      await page.bringToFront()
      await page.waitForURL(`**${to.cart(locale)}`)
      await expect(placeButton(page, locale)).toHaveCount(0)
      await expect(stepTitle(page, locale, 'review')).toHaveCount(0)
    })
  })
}
