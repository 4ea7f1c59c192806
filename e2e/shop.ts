import { randomUUID } from 'node:crypto'
import { type ConsoleMessage, expect, type Page } from '@playwright/test'
import type { Locale } from '../src/config/locales'
import { to } from '../src/config/routes'
import { pattern, text } from './texts'

/** Sentinels of the demo catalogue, see server/db/seed/README.md: id and url (Arabic urls where they differ). */
export const courses = {
  workedExample: { id: 1, url: 'general-english-20-demo-london' },
  notBookable: { id: 2, url: 'intensive-english-28-demo-london' },
  adultsOnly: { id: 4, url: 'business-english-24-demo-london' },
  belowMinimum: { id: 5, url: 'english-taster-week-demo-london' },
  /** Generated, of schools in pounds without promotions: journeys that change a price have a course each, that no other journey opens. */
  repriced: { ar: 297, en: 301 },
  /** Generated too, sold from one week, without reviews: for what takes a course’s place for a while. */
  unopened: { ar: 333, en: 334 },
  arabicUrl: { id: 6, url: { en: 'general-english-15-demo-london', ar: 'دورة-اللغة-الإنجليزية-العامة-لندن' } },
} as const

export const student = { birthDate: '01/08/2000', isoBirthDate: '2000-08-01', nationality: 'SA' } as const

/** Console errors and failed hydration of a page; a journey ends with none of them. `isDue`: what is no finding. */
export function watchConsole(page: Page, isDue: (message: ConsoleMessage) => boolean = () => false): string[] {
  const messages: string[] = []
  page.on('console', (message) => {
    if (isDue(message)) return
    if (message.type() === 'error' || message.type() === 'warning') messages.push(message.text())
  })
  page.on('pageerror', (error) => messages.push(String(error)))
  return messages
}

export const button = (page: Page, locale: Locale, file: string, key: string) =>
  page.getByRole('button', { name: text(locale, file, key), exact: true })
export const press = (page: Page, locale: Locale, file: string, key: string) => button(page, locale, file, key).click()

export const weeks = (page: Page) => page.locator('#weeks')
export const total = (page: Page) => page.locator('#price-card output strong')

/** Says who travels; the price card asks before it adds. */
export async function sayStudent(page: Page, birthDate: string = student.birthDate) {
  await page.locator('#birth-date').fill(birthDate)
  await page.locator('#birth-date').blur()
  await expect(page.locator('#nationality option')).not.toHaveCount(1)
  await page.locator('#nationality').selectOption(student.nationality)
}

export async function openCourse(page: Page, locale: Locale, url: string, query = '') {
  await page.goto(`${to.course(locale, url)}${query}`)
  await sayStudent(page)
}

export async function addToCart(page: Page, locale: Locale) {
  await press(page, locale, 'course', 'card.add')
  await expect(page.getByText(text(locale, 'course', 'card.added'))).toBeVisible()
}

export const field = (page: Page, name: string) => page.locator(`[name="${name}"]`)

type Payer = { email: string; phone?: string; day?: string; month?: string; year?: string }

/** Step one of checkout, for one adult who books for herself. Phone and date in Arabic digits, as many people type them. */
export async function fillDetails(page: Page, { email, phone = '٠٥٠١٢٣٤٥٦٧', day = '٠١', month = '٠٨', year = '٢٠٠٠' }: Payer) {
  const typed = { firstname: 'Noura', lastname: 'Al-Harbi', email, phone, city: 'Riyadh', street: 'King Fahd Road 12' }
  for (const [name, value] of Object.entries(typed)) await field(page, `billing.${name}`).fill(value)
  await field(page, 'billing.country').selectOption('SA')
  await field(page, 'payerTravels').check()
  await page.locator('input[name$="-gender"][value="female"]').check()
  for (const [part, value] of Object.entries({ day, month, year })) await birthPart(page, part).fill(value)
  await page.locator('select[name^="travellers."]').selectOption(student.nationality)
  for (const name of ['terms', 'schoolAbroad']) await field(page, `consents.${name}`).check()
}

/** A box of the traveller's birth date at checkout. */
export const birthPart = (page: Page, part: string) =>
  page.locator(`input[id^="checkout-travellers-"][id$="${part === 'day' ? '-birthDate' : `-birthDate-${part}`}"]`)

/** From a filled cart to the step asked for. */
export async function checkOut(page: Page, locale: Locale, email: string, until: 'billing' | 'payment' | 'review' = 'review') {
  await page.goto(to.checkout(locale))
  await expect(field(page, 'billing.firstname')).toBeVisible()
  if (until === 'billing') return
  await fillDetails(page, { email })
  await press(page, locale, 'checkout', 'billing.submit')
  await expect(stepTitle(page, locale, 'payment')).toBeVisible()
  if (until === 'payment') return
  await press(page, locale, 'checkout', 'payment.submit')
  await expect(stepTitle(page, locale, 'review')).toBeVisible()
}

export const stepTitle = (page: Page, locale: Locale, step: 'billing' | 'payment' | 'review') =>
  page.getByRole('heading', { level: 2, name: text(locale, 'checkout', `${step}.title`), exact: true })

/** The button that books; its label holds the total. */
export const placeButton = (page: Page, locale: Locale) => page.getByRole('button', { name: pattern(locale, 'checkout', 'review.place') })

export const bookingNumber = /RH-\d{2}-\d{6,}/

/** The number that the thank-you page shows. */
export async function numberShown(page: Page, locale: Locale): Promise<string> {
  await page.waitForURL(`**${to.thankYou(locale)}`)
  return (await page.getByText(bookingNumber).first().textContent())?.match(bookingNumber)?.[0] ?? 'none'
}

/** An address of its own for each attempt: a journey that is repeated must not find the mails of the time before. */
export const mailbox = (name: string) => `${name}-${randomUUID().slice(0, 8)}@example.com`

export type Message = { id: string; to: string; subject: string; text: string; html: string; locale: Locale }

/** The mails that went to an address, from the development mailbox. */
export async function mailsTo(page: Page, address: string): Promise<Message[]> {
  const answer = await page.request.get(`/dev/mailbox.json?to=${encodeURIComponent(address)}`)
  return ((await answer.json()) as { items: Message[] }).items
}
