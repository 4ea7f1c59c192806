import { expect, type Page, test } from '@playwright/test'
import type { Locale } from '../src/config/locales'
import { to } from '../src/config/routes'
import { followMail } from './mail-links'
import { button, mailbox, mailsTo, watchConsole } from './shop'
import { text } from './texts'

const runs = [
  { locale: 'ar', tag: '@phone' },
  { locale: 'en', tag: '@desktop' },
] as const

const box = (page: Page) => page.locator('#newsletter-email')
const send = (page: Page, locale: Locale) => button(page, locale, 'common', 'newsletter.send')

for (const { locale, tag } of runs)
  test(`given the letter in the footer in ${locale}, then it is asked for, confirmed by the mail’s link and ended by the other one`, {
    tag,
  }, async ({ page }) => {
    const messages = watchConsole(page)
    const email = mailbox('letter')
    await page.goto(to.home(locale))

    await test.step('when no address stands there, then it is said what one looks like', async () => {
      await box(page).fill('noura')
      await send(page, locale).click()
      await expect(page.locator('#newsletter-email-error')).toContainText(text(locale, 'common', 'newsletter.invalid'))
      await expect(box(page)).toHaveValue('noura')
    })

    await test.step('when she gives hers, then she is told to look into her mailbox, and one mail is there', async () => {
      await box(page).fill(email)
      await send(page, locale).click()
      await expect(page.getByText(text(locale, 'common', 'newsletter.asked'))).toBeVisible()
      await expect.poll(async () => (await mailsTo(page, email)).length).toBe(1)
    })

    const [mail] = await mailsTo(page, email)
    expect(mail).toMatchObject({ locale, subject: text(locale, 'mail', 'newsletter.subject') })
    for (const act of ['confirm', 'stop'] as const)
      await test.step(`when the link “${act}” is opened, then nothing happens before its button is pressed`, () =>
        followMail(page, locale, mail, 'newsletter', act))
    expect(messages).toEqual([])
  })
