import { expect, type Page, test } from '@playwright/test'
import type { Locale } from '../src/config/locales'
import { to } from '../src/config/routes'
import { answerOf, cartWith, readyOrder } from './calls'
import { followMail } from './mail-links'
import { axeFindings, overflow } from './page-check'
import { button, courses, field, mailbox, mailsTo, press, watchConsole } from './shop'
import { text } from './texts'

const runs = [
  { locale: 'ar', tag: '@phone', width: 360 },
  { locale: 'en', tag: '@desktop', width: 1280 },
] as const

const hostile = '<script>window.hacked = true</script>'
const course = courses.workedExample

/** A placed booking proves that somebody may review the course. */
async function booked(page: Page, locale: Locale, email: string): Promise<string> {
  const call = await cartWith(page, locale, course.id)
  const order = await readyOrder(call, email)
  return (await answerOf<{ number: string }>(await call('core/checkout/placeOrder', order))).number
}

const part = (page: Page, locale: Locale) => page.getByRole('region', { name: text(locale, 'course', 'reviews') })

async function writeReview(page: Page, locale: Locale, proof: { number: string; email: string }) {
  await page
    .getByRole('group', { name: text(locale, 'reviews', 'form.rating') })
    .getByRole('radio')
    .nth(3)
    .check()
  const typed = { title: hostile, body: `${hostile} I would go there again.`, nickname: 'Noura', booking_number: proof.number }
  for (const [name, value] of Object.entries(typed)) await field(page, name).fill(value)
  await page.locator('#review-email').fill(proof.email)
  await field(page, 'consents.publish').check()
}

for (const { locale, tag, width } of runs) {
  test(`reviews of a course are read, written with a booking and shown after checking only, in ${locale}`, { tag }, async ({ page }) => {
    const messages = watchConsole(page)
    const email = mailbox('review')
    const number = await booked(page, locale, email)
    await page.goto(to.course(locale, course.url))

    await test.step('when she presses the button, then reviews are there, and one can be reported once', async () => {
      await part(page, locale).getByRole('button').click()
      await expect(part(page, locale).getByRole('article').first()).toBeVisible()
      const first = part(page, locale).getByRole('article').first()
      await first.getByRole('button').click()
      await press(page, locale, 'reviews', 'report.send')
      await expect(first.getByText(text(locale, 'reviews', 'report.sent'))).toBeVisible()
    })

    await test.step('when she sends an empty form, then each missing answer is named', async () => {
      await press(page, locale, 'reviews', 'write')
      await press(page, locale, 'reviews', 'form.send')
      await expect(part(page, locale).getByRole('alert')).toContainText(text(locale, 'validation', 'required.booking_number'))
      expect([await overflow(page, width), await axeFindings(page)].flat()).toEqual([])
    })

    await test.step('when she sends it with her booking, then it waits, and nobody sees or runs it', async () => {
      await writeReview(page, locale, { number, email })
      await press(page, locale, 'reviews', 'form.send')
      await expect(page.getByText(text(locale, 'reviews', 'sent.text'))).toBeVisible()
      await page.reload()
      await part(page, locale).getByRole('button').click()
      await expect(part(page, locale).getByRole('article').first()).toBeVisible()
      await expect(page.getByText(hostile)).toHaveCount(0)
      expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
    })
    expect(messages).toEqual([])
  })

  test(`a visitor asks to be told, is asked by mail first and says yes, in ${locale}`, { tag }, async ({ page }) => {
    const messages = watchConsole(page)
    const wishes = [
      { url: courses.workedExample.url, kind: 'cheaper' },
      { url: courses.notBookable.url, kind: 'bookable' },
    ]
    for (const { url, kind } of wishes) {
      const email = mailbox(kind)
      await page.goto(to.course(locale, url))
      await button(page, locale, 'notice', kind).click()
      await page.locator('#notice-email').fill(email)
      await button(page, locale, 'notice', 'send').click()
      await expect(page.getByText(text(locale, 'notice', 'asked.title'))).toBeVisible()
      await expect.poll(async () => (await mailsTo(page, email)).length).toBe(1)
      const [mail] = await mailsTo(page, email)
      await followMail(page, locale, mail, 'notice', 'confirm')
    }
    expect(messages).toEqual([])
  })
}
