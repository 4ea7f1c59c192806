import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { to } from '../src/config/routes'
import { answerOf, cartWith } from './calls'
import { checkOut, courses, mailbox, mailsTo, numberShown, placeButton, watchConsole } from './shop'
import { text } from './texts'

const runs = [
  { locale: 'ar', tag: '@phone' },
  { locale: 'en', tag: '@desktop' },
] as const

for (const { locale, tag } of runs) {
  test.describe(`one booking however it is asked for, in ${locale}`, { tag }, () => {
    test('a double click and Enter at once place one order (cases 2, 66)', async ({ page }) => {
      const messages = watchConsole(page)
      const email = mailbox(`double-${locale}`)
      await cartWith(page, locale, courses.workedExample.id)
      await checkOut(page, locale, email)
      await placeButton(page, locale).evaluate((button: HTMLButtonElement) => {
        button.focus()
        for (const _ of [1, 2, 3]) button.click()
      })
      await page.keyboard.press('Enter')
      const number = await numberShown(page, locale)
      await expect.poll(async () => (await mailsTo(page, email)).length).toBeGreaterThan(0)
      const mails = await mailsTo(page, email)
      expect(mails.map((mail) => mail.text.includes(number))).toEqual([true])
      expect(messages).toEqual([])
    })

    test('two tabs on the review both land on the same number (cases 2, 42)', async ({ page, context }) => {
      const email = mailbox(`two-tabs-${locale}`)
      await cartWith(page, locale, courses.workedExample.id)
      await checkOut(page, locale, email)
      const other = await context.newPage()
      await other.goto(`${to.checkout(locale)}?step=review`)
      await expect(placeButton(other, locale)).toBeVisible()
      // Whichever comes first, the other may have followed it to its number before it could be pressed: then there is nothing left to press.
      const pressed = [page, other].map((tab) =>
        placeButton(tab, locale)
          .click({ timeout: 10_000 })
          .catch(() => null),
      )
      await Promise.all(pressed)
      const [one, two] = await Promise.all([numberShown(page, locale), numberShown(other, locale)])
      expect(two).toBe(one)
      await expect.poll(async () => (await mailsTo(page, email)).length).toBe(1)
    })

    test('after the booking Back says that it is booked, reload keeps the number, and the page is empty elsewhere (case 44)', async ({
      page,
      browser,
      baseURL,
    }) => {
      await cartWith(page, locale, courses.workedExample.id)
      await checkOut(page, locale, mailbox(`back-${locale}`))
      await placeButton(page, locale).click()
      const number = await numberShown(page, locale)
      await page.reload()
      await expect(page.getByText(number).first()).toBeVisible()
      await page.goto(to.checkout(locale))
      await expect(
        page
          .getByText(text(locale, 'checkout', 'booked.title'))
          .or(page.getByText(number).first())
          .first(),
      ).toBeVisible()
      await expect(placeButton(page, locale)).toHaveCount(0)

      const elsewhere = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
      const messages = watchConsole(elsewhere)
      await elsewhere.goto(to.thankYou(locale))
      await expect(elsewhere.getByText(text(locale, 'thank-you', 'cold.text'))).toBeVisible()
      await expect(elsewhere.getByText(number)).toHaveCount(0)
      expect(messages).toEqual([])
      await elsewhere.context().close()
    })
  })
}

test('twenty orders at once through the API make one booking with one number', { tag: '@desktop' }, async ({ page }) => {
  const email = mailbox('parallel')
  const call = await cartWith(page, 'en', courses.workedExample.id)
  await checkOut(page, 'en', email)
  const { quote_id, grand_total } = await answerOf<{ quote_id: string; grand_total: number }>(await call('core/cart/getCurrentQuote'))
  const order = { quote_id, expected_total: grand_total }
  const same = randomUUID()
  // Half of them repeat one request, half are requests of their own: other tabs, other clicks.
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => call('core/checkout/placeOrder', order, index % 2 ? same : randomUUID())),
  )
  const seen = await Promise.all(answers.map(async (answer) => ({ status: answer.status(), body: await answer.json() })))
  const numbers = seen.map(({ status, body }) => (status === 200 ? body.number : body.error.code))
  expect(new Set(numbers.filter((number) => number !== 'idempotency_pending')).size, numbers.join()).toBe(1)
  expect(numbers[0]).toMatch(/^RH-/)
  await expect.poll(async () => (await mailsTo(page, email)).length).toBe(1)
})
