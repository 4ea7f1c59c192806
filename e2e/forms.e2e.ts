import { expect, type Page, test } from '@playwright/test'
import type { Locale } from '../src/config/locales'
import { to } from '../src/config/routes'
import { axeFindings, overflow } from './page-check'
import { button, mailbox, mailsTo, watchConsole } from './shop'
import { text } from './texts'

const runs = [
  { locale: 'ar', tag: '@phone', width: 360, name: 'نورة الحربي', phone: '٠٥٠١٢٣٤٥٦٧' },
  { locale: 'en', tag: '@desktop', width: 1280, name: 'Noura Al-Harbi', phone: '050 123 4567' },
] as const

type Asked = { kind: string; address: (locale: Locale) => string; fields: string[]; consents: string[] }

/** What each form must be told besides name, mail address and phone. */
const forms: Asked[] = [
  { kind: 'contact', address: to.contactUs, fields: ['subject', 'message'], consents: ['privacy'] },
  { kind: 'help', address: to.getHelp, fields: ['message'], consents: ['privacy'] },
  { kind: 'partner', address: to.beAPartner, fields: ['fields.agency', 'fields.city', 'fields.registration'], consents: ['privacy'] },
  {
    kind: 'summerGroup',
    address: (locale) => to.summerGroup(locale, 'brighton-sea-and-english'),
    fields: ['fields.students', 'fields.ages'],
    consents: ['privacy', 'school_abroad'],
  },
  {
    kind: 'university',
    address: (locale) => to.university(locale, 'aldermoor-university'),
    fields: ['fields.programme', 'fields.intake', 'fields.education'],
    consents: ['privacy', 'school_abroad'],
  },
]

/** Where the agency of the demo catalogue reads what visitors write. */
const agency = 'hello@rihla.example'

const form = (page: Page) => page.locator('#write')
/** The footer has a mail address of its own. */
const field = (page: Page, name: string) => form(page).locator(`[name="${name}"]`)
const own = (name: string) => name.replace(/^\w+\./, '')

async function answer(page: Page, name: string, value: string) {
  if (name === 'subject') await field(page, name).selectOption({ index: 1 })
  else await field(page, name).fill(value)
}

for (const { locale, tag, width, name, phone } of runs)
  for (const { kind, address, fields, consents } of forms)
    test(`given the form “${kind}” in ${locale}, when it is sent empty and half empty, then each missing answer is named and nothing is lost; filled, it arrives`, {
      tag,
    }, async ({ page }) => {
      const messages = watchConsole(page)
      const email = mailbox(`form-${kind.toLowerCase()}`)
      const typed = { name, phone }
      const send = button(page, locale, 'forms', `submit.${kind}`)
      await page.goto(address(locale))

      const missing = ['email', ...fields, ...consents.map((consent) => `consents.${consent}`)]
      const list = form(page).getByRole('alert')
      await test.step('when it is sent empty, then it stays and lists all that it needs', async () => {
        await send.click()
        // Only who writes to us may keep the number back.
        await expect(list.getByRole('link')).toHaveCount(missing.length + (kind === 'contact' ? 1 : 2))
        await expect(page.locator('#message-name-error')).toContainText(text(locale, 'validation', 'required.name'))
      })

      await test.step('when only name and phone are there, then every other field says what it wants, and so does the list above', async () => {
        for (const [key, value] of Object.entries(typed)) await field(page, key).fill(value)
        await send.click()
        await expect(list.getByRole('link')).toHaveCount(missing.length)
        await expect(form(page).locator('[aria-invalid="true"]')).toHaveCount(missing.length)
        for (const one of missing) {
          const sentence = text(locale, 'validation', `required.${own(one)}`)
          await expect(list).toContainText(sentence)
          await expect(page.locator(`#message-${one.replaceAll('.', '-')}-error`)).toContainText(sentence)
        }
        for (const [key, value] of Object.entries(typed)) await expect(field(page, key)).toHaveValue(value)
        expect(await overflow(page, width)).toEqual([])
        // The one with both consents; the others are made of the same parts.
        if (kind === 'university') expect(await axeFindings(page)).toEqual([])
      })

      await test.step('when all is answered, then the page says that it is here', async () => {
        await field(page, 'email').fill(email)
        for (const one of fields) await answer(page, one, `${own(one)} <b>20</b>`)
        for (const consent of consents) await field(page, `consents.${consent}`).check()
        await send.click()
        await expect(page.getByRole('status').filter({ hasText: text(locale, 'forms', 'sent.title') })).toBeVisible()
        await expect(send).toHaveCount(0)
      })

      await test.step('then she has a receipt in her language, and the agency her number in one form', async () => {
        await expect.poll(async () => (await mailsTo(page, email)).length).toBe(1)
        const [receipt] = await mailsTo(page, email)
        expect(receipt).toMatchObject({ locale, subject: text(locale, 'mail', 'message.receipt') })
        const arrived = async () => (await mailsTo(page, agency)).find((mail) => mail.text.includes(email))
        await expect.poll(async () => (await arrived())?.text).toContain('+966501234567')
        expect((await arrived())?.html).not.toContain('<b>20</b>')
      })
      expect(messages).toEqual([])
    })
