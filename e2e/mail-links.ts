import { expect, type Page } from '@playwright/test'
import type { Locale } from '../src/config/locales'
import { to } from '../src/config/routes'
import { button, type Message } from './shop'
import { text } from './texts'

/** Opens a link of a mail and presses the one button of its page. */
export async function followMail(
  page: Page,
  locale: Locale,
  mail: Message | undefined,
  topic: 'newsletter' | 'notice',
  act: 'confirm' | 'stop',
) {
  const [link] = new RegExp(`${to.mailLink(locale)}#${topic}\\.${act}\\.[\\w-]+`).exec(mail?.text ?? '') ?? []
  expect(link, mail?.text).toBeDefined()
  // Two links of one mail differ behind the # only: opened one after the other, each is a page of its own.
  await page.goto('about:blank')
  await page.goto(link ?? '')
  await expect(page.getByText(text(locale, 'mail-link', `${topic}.${act}.text`))).toBeVisible()
  await button(page, locale, 'mail-link', `${topic}.${act}.press`).click()
  await expect(page.getByText(text(locale, 'mail-link', `${topic}.${act}.done`))).toBeVisible()
}
