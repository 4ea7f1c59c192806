/** The steps of the quote builder, for the journeys that go through them. */
import { expect, type Page } from '@playwright/test'
import type { Locale } from '../src/config/locales'
import { to } from '../src/config/routes'
import { axeFindings, overflow } from './page-check'
import { courses, student } from './shop'
import { text } from './texts'

type Step = 'student' | 'destination' | 'institute' | 'course' | 'stay' | 'extras' | 'summary'

export const heading = (page: Page, locale: Locale, step: Step) =>
  page.getByRole('heading', { level: 2, name: text(locale, 'quote', `${step}.title`), exact: true })
export const next = (page: Page) => page.locator('main form button[type="submit"]')
export const goOn = async (page: Page, locale: Locale, step: Step) => {
  await next(page).click()
  await expect(heading(page, locale, step)).toBeVisible()
}
export const option = (page: Page, number: number) => page.locator(`#quote-alternative-${number}`)
export const optionTotal = (page: Page, number: number) => option(page, number).locator('p strong').last()

export async function sayWho(page: Page, birth = { day: '١', month: '٨', year: '٢٠٠٠' }) {
  await page.locator('#quote-firstname').fill('نورة')
  await page.locator('#quote-lastname').fill('Al-Harbi')
  await page.locator('#quote-birthDate').fill(birth.day)
  await page.locator('#quote-birthDate-month').fill(birth.month)
  await page.locator('#quote-birthDate-year').fill(birth.year)
  await expect(page.locator('#quote-nationality option')).not.toHaveCount(1)
  await page.locator('#quote-nationality').selectOption(student.nationality)
}

export const pick = (page: Page, name: string | RegExp) => page.locator('main form li button').filter({ hasText: name }).first().click()
export const chooseStart = (page: Page) => page.locator('main form button[aria-pressed]').last().click()

/** The address that brings a trip into the quote: the worked example with a room. */
export const tripAddress = (locale: Locale) => `${to.quote(locale)}?course=${courses.workedExample.id}&weeks=12&stay=1`

/** From the student's step of such a trip to its extras. */
export async function toExtras(page: Page, locale: Locale) {
  await sayWho(page)
  await goOn(page, locale, 'destination')
  await page.goto(`${to.quote(locale)}?step=course`)
  await chooseStart(page)
  await goOn(page, locale, 'stay')
  await goOn(page, locale, 'extras')
}

/** Nothing that axe finds, and no page that scrolls sideways on the smallest phone. */
export async function expectFit(page: Page) {
  expect([...(await axeFindings(page)), ...(await overflow(page, 320))]).toEqual([])
}
