import { expect, type Locator, type Page, test } from '@playwright/test'
import type { Locale } from '../src/config/locales'
import { to } from '../src/config/routes'
import { heading, sayWho } from './quote-steps'
import { settled } from './search-page'
import { button, courses } from './shop'
import { text } from './texts'

const runs = [
  { locale: 'ar', tag: '@phone' },
  { locale: 'en', tag: '@desktop' },
] as const

const cards = (page: Page) => page.locator('main article')
const quoteLink = (part: Locator, locale: Locale, file: string) => part.getByRole('link', { name: text(locale, file, 'quote') }).first()
/** As the start's box shows it. */
const typed = (day: string) => day.split('-').reverse().join('/')

/** What the link to the builder hands over. */
async function handedOver(link: Locator) {
  const query = new URL((await link.getAttribute('href')) ?? '', 'http://shop').searchParams
  return { course: query.get('course'), weeks: query.get('weeks'), start: query.get('start') ?? '' }
}

/** The quote has begun with this trip: nothing of it is asked again. */
async function expectTrip(page: Page, locale: Locale, trip: { name: string; weeks: string; start: string }) {
  await expect(heading(page, locale, 'student')).toBeVisible()
  await expect(page).toHaveURL(/\?step=student$/)
  await sayWho(page)
  await page.goto(`${to.quote(locale)}?step=course`)
  await expect(page.locator('#quote-course')).toContainText(trip.name)
  await expect(page.locator('#quote-weeks')).toHaveValue(trip.weeks)
  await expect(page.locator('#quote-start')).toHaveValue(typed(trip.start))
}

for (const { locale, tag } of runs) {
  test.describe(`a quote begins with the trip that was looked at, in ${locale}`, { tag }, () => {
    test('from a card of the search', async ({ page }) => {
      await page.goto(`${to.searchByCourse(locale)}?weeks=9&start=2027-03-01`)
      await settled(page, locale)
      const link = quoteLink(cards(page).first(), locale, 'search')
      const { weeks, start } = await handedOver(link)
      expect([weeks, start >= '2027-03-01']).toEqual(['9', true])
      const name = (await cards(page).first().getByRole('heading').textContent()) ?? ''
      await link.click()
      await expectTrip(page, locale, { name, weeks: '9', start })
    })

    test('from the wish list', async ({ page }) => {
      await page.goto(to.home(locale))
      const kept = { version: 1, wishes: [{ id: courses.workedExample.id, weeks: 8, start: null, seen: null, on: '2026-01-05' }] }
      await page.evaluate((list) => localStorage.setItem('rihla.wishes', JSON.stringify(list)), kept)
      await page.goto(to.wishlist(locale))
      const start = (await page.locator('#wish-start-1 option').nth(3).getAttribute('value')) ?? ''
      await page.locator('#wish-start-1').selectOption(start)
      const link = quoteLink(cards(page), locale, 'wishlist')
      await expect(link).toHaveAttribute('href', new RegExp(`course=1&weeks=8&start=${start}$`))
      const name = (await cards(page).getByRole('heading').textContent()) ?? ''
      await link.click()
      await expectTrip(page, locale, { name, weeks: '8', start })
    })

    test('from the comparison', async ({ page }) => {
      await page.goto(`${to.searchByCourse(locale)}?weeks=8`)
      await settled(page, locale)
      const name = (await cards(page).first().getByRole('heading').textContent()) ?? ''
      const mark = cards(page).first().getByRole('button').nth(1)
      await mark.click()
      // The first mark fetches the store that keeps it.
      await expect(mark).toHaveAttribute('aria-pressed', 'true')
      await page.goto(`${to.compare(locale)}?weeks=11`)
      const link = quoteLink(page.locator('main tfoot'), locale, 'compare')
      await expect(link).toHaveAttribute('href', /weeks=11&start=/)
      const { start } = await handedOver(link)
      await link.click()
      await expectTrip(page, locale, { name, weeks: '11', start })
    })

    test('from a course’s page', async ({ page }) => {
      await page.goto(`${to.course(locale, courses.workedExample.url)}?weeks=10&start=2027-03-08`)
      const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
      await button(page, locale, 'course', 'card.acts.quote').click()
      await expectTrip(page, locale, { name, weeks: '10', start: '2027-03-08' })
    })

    test('and with nothing chosen it begins with the student', async ({ page }) => {
      await page.goto(to.quote(locale))
      await page.getByRole('link', { name: text(locale, 'quote', 'start') }).click()
      await expect(heading(page, locale, 'student')).toBeVisible()
      await sayWho(page)
      await page.goto(`${to.quote(locale)}?step=course`)
      await expect(heading(page, locale, 'destination')).toBeVisible()
    })
  })
}
