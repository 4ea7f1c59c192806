import { expect, type Page } from '@playwright/test'
import type { Locale } from '../src/config/locales'
import { to } from '../src/config/routes'
import { text } from './texts'

/** Sentinels of the demo catalogue, see server/db/seed/README.md. */
export const courses = {
  workedExample: 'general-english-20-demo-london',
  notBookable: 'intensive-english-28-demo-london',
  adultsOnly: 'business-english-24-demo-london',
  belowMinimum: 'english-taster-week-demo-london',
} as const

export const student = { birthDate: '01/08/2000', nationality: 'SA', day: '1', month: '8', year: '2000' } as const

/** Console errors and failed hydration of a page; a journey ends with none of them. */
export function watchConsole(page: Page): string[] {
  const messages: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') messages.push(message.text())
  })
  page.on('pageerror', (error) => messages.push(String(error)))
  return messages
}

/** Opens a course page and says who travels. */
export async function openCourse(page: Page, locale: Locale, url: string, query = '') {
  await page.goto(`${to.course(locale, url)}${query}`)
  await page.locator('#birth-date').fill(student.birthDate)
  await expect(page.locator('#nationality option')).not.toHaveCount(1)
  await page.locator('#nationality').selectOption(student.nationality)
}

export async function addToCart(page: Page, locale: Locale) {
  await page.getByRole('button', { name: text(locale, 'course', 'card.add') }).click()
  await expect(page.getByText(text(locale, 'course', 'card.added'))).toBeVisible()
}

/** Puts the worked example's course into the cart, as a visitor does. */
export async function fillCart(page: Page, locale: Locale, url: string = courses.workedExample, query = '') {
  await openCourse(page, locale, url, query)
  await addToCart(page, locale)
}

/** Step one of checkout, for one adult who books for herself. */
export async function fillDetails(page: Page, email: string) {
  await page.locator('[name="billing.firstname"]').fill('Noura')
  await page.locator('[name="billing.lastname"]').fill('Al-Harbi')
  await page.locator('[name="billing.email"]').fill(email)
  await page.locator('[name="billing.phone"]').fill('٠٥٠١٢٣٤٥٦٧')
  await page.locator('[name="billing.country"]').selectOption('SA')
  await page.locator('[name="billing.city"]').fill('Riyadh')
  await page.locator('[name="billing.street"]').fill('King Fahd Road 12')
  await page.locator('[name="payerTravels"]').check()
  await page.locator('input[name$="-gender"][value="female"]').check()
  await page.locator('[name="consents.terms"]').check()
  await page.locator('[name="consents.schoolAbroad"]').check()
}

export const press = (page: Page, locale: Locale, file: string, key: string) =>
  page.getByRole('button', { name: text(locale, file, key) }).click()

/** From the cart to the review, ready to be placed. */
export async function goToReview(page: Page, locale: Locale, email: string) {
  await page.goto(to.cart(locale))
  await page.getByRole('link', { name: text(locale, 'cart', 'checkout') }).click()
  await fillDetails(page, email)
  await press(page, locale, 'checkout', 'billing.submit')
  await page.getByRole('radio').first().check()
  await press(page, locale, 'checkout', 'payment.submit')
  await expect(page.getByRole('heading', { name: text(locale, 'checkout', 'review.title') })).toBeVisible()
}

/** The button that books; its label holds the total. */
export const placeButton = (page: Page, locale: Locale) =>
  page.getByRole('button', { name: new RegExp(text(locale, 'checkout', 'review.place').split('{{')[0]?.trim() ?? '') })

export const bookingNumber = /RH-\d{2}-\d{6,}/

export type Message = { id: number; to: string; subject: string; text: string; body_html: string; locale: Locale }

/** The mails that went to an address, from the development mailbox. */
export async function mailsTo(page: Page, address: string): Promise<Message[]> {
  const answer = await page.request.get(`/dev/mailbox.json?to=${encodeURIComponent(address)}`)
  return ((await answer.json()) as { items: Message[] }).items
}
