import { setTimeout } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { locales } from '../src/config/locales'
import { cartWith } from './calls'
import { checkOut, courses, mailbox, mailsTo, numberShown, placeButton, watchConsole } from './shop'

/** A second server on the same data, which turns calls away as soon as it is late. `npm run e2e` starts it. */
const busy = { url: process.env.BUSY_URL ?? '', pid: Number(process.env.BUSY_PID) }
/**
 * Milliseconds of each turn in which its process stands still, and in which it may work: few enough that its middle lateness stays high, enough
 * that it comes to its turn on a machine that is busy itself.
 */
const [still, working] = [6000, 100]
/** A turn or two pass before the server has counted how late it was. */
const slowly = { timeout: 12 * still }
const block = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)

/** Makes the server late, as too much work does, until `work` is done: what it hears meanwhile it refuses with 503 and Retry-After. */
async function whileLate(work: () => Promise<void>) {
  const end = new AbortController()
  const turns = async () => {
    process.kill(busy.pid, 'SIGSTOP')
    while (!end.signal.aborted) {
      await setTimeout(still, undefined, { signal: end.signal }).catch(() => undefined)
      process.kill(busy.pid, 'SIGCONT')
      // Without giving way: what this process does besides must not lengthen the moment.
      block(working)
      process.kill(busy.pid, 'SIGSTOP')
    }
  }
  const late = turns()
  try {
    await work()
  } finally {
    end.abort()
    await late
    process.kill(busy.pid, 'SIGCONT')
  }
}

test.use({ baseURL: busy.url })

test('an overloaded server turns "book" away with 503; the page asks again, and there is one booking (spec §8)', {
  tag: '@desktop',
}, async ({ browser }) => {
  test.slow()
  for (const locale of locales) {
    const page = await (await browser.newContext({ baseURL: busy.url })).newPage()
    const messages = watchConsole(page)
    const answers: number[] = []
    const failures: string[] = []
    page.on('response', (response) => {
      if (response.url().includes('placeOrder')) answers.push(response.status())
      if (response.status() >= 400 && response.status() !== 503) failures.push(`${response.status()} ${response.url()}`)
    })
    const email = mailbox(`busy-${locale}`)
    // On a machine that is busy itself this server turns visitors away too: they come again.
    await expect(() => cartWith(page, locale, courses.workedExample.id)).toPass()
    await expect(() => checkOut(page, locale, email, 'billing')).toPass()
    await checkOut(page, locale, email)
    await whileLate(async () => {
      await expect.poll(async () => (await page.request.get('/restfulapi/menu/getMenus')).status(), slowly).toBe(503)
      const refused = page.waitForResponse(/placeOrder/)
      await placeButton(page, locale).click()
      await refused
    })
    const number = await numberShown(page, locale)
    expect(answers[0]).toBe(503)
    expect(answers.at(-1)).toBe(200)
    await expect.poll(async () => (await mailsTo(page, email)).map((mail) => mail.text.includes(number))).toEqual([true])
    expect(failures).toEqual([])
    expect(messages.filter((message) => !message.includes('503'))).toEqual([])
    await page.context().close()
  }
})
