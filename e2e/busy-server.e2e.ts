import { expect, test } from '@playwright/test'
import { locales } from '../src/config/locales'
import { cartWith } from './calls'
import { checkOut, courses, mailbox, mailsTo, numberShown, placeButton, watchConsole } from './shop'

/**
 * A second server on the same data, which turns calls away as soon as it is late. Stopping its process for a moment makes it late:
 * what waits is then refused with 503 and Retry-After, as under any overload. `npm run e2e` starts it.
 */
const busy = { url: process.env.BUSY_URL ?? '', pid: Number(process.env.BUSY_PID) }

test.use({ baseURL: busy.url })

test('an overloaded server turns "book" away with 503; the page asks again, and there is one booking (spec §8)', {
  tag: '@desktop',
}, async ({ browser }) => {
  test.slow()
  for (const locale of locales) {
    const page = await (await browser.newContext({ baseURL: busy.url })).newPage()
    const messages = watchConsole(page)
    const answers: number[] = []
    page.on('response', (response) => {
      if (response.url().includes('placeOrder')) answers.push(response.status())
    })
    const email = mailbox(`busy-${locale}`)
    // On a machine that is busy itself this server turns visitors away too: they come again.
    await expect(() => cartWith(page, locale, courses.workedExample.id)).toPass()
    await expect(() => checkOut(page, locale, email, 'billing')).toPass()
    await checkOut(page, locale, email)
    const sent = page.waitForRequest(/placeOrder/)
    process.kill(busy.pid, 'SIGSTOP')
    try {
      await placeButton(page, locale).click()
      await sent
      // Not a wait for something to happen: this is how long the server is late.
      await page.waitForTimeout(1500)
    } finally {
      process.kill(busy.pid, 'SIGCONT')
    }
    const number = await numberShown(page, locale)
    expect(answers[0]).toBe(503)
    expect(answers.at(-1)).toBe(200)
    await expect.poll(async () => (await mailsTo(page, email)).map((mail) => mail.text.includes(number))).toEqual([true])
    expect(messages.filter((message) => !message.includes('503'))).toEqual([])
    await page.context().close()
  }
})
