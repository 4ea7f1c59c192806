import { expect, test } from '@playwright/test'
import { locales } from '../src/config/locales'
import { to } from '../src/config/routes'
import { overflow } from './page-check'
import { chooseStart, expectFit, goOn, heading, next, option, optionTotal, pick, sayWho, toExtras, tripAddress } from './quote-steps'
import { button, courses } from './shop'
import { pattern, text } from './texts'

const names = {
  en: { language: 'English', country: 'United Kingdom', city: 'London', other: 'Ireland' },
  ar: { language: 'الإنجليزية', country: 'المملكة المتحدة', city: 'لندن', other: 'أيرلندا' },
}

for (const locale of locales) {
  const tag = locale === 'ar' ? '@phone' : '@desktop'

  test(`given nothing chosen in ${locale}, when each step is answered, then the quote is issued once and opens`, { tag }, async ({
    page,
  }) => {
    test.slow()
    await page.goto(to.quote(locale))
    await page.getByRole('link', { name: text(locale, 'quote', 'start') }).click()
    await expect(heading(page, locale, 'student')).toBeVisible()

    await next(page).click()
    await expect(page.getByRole('alert')).toContainText(text(locale, 'validation', 'required.firstname'))
    await expectFit(page)
    await sayWho(page)
    await goOn(page, locale, 'destination')

    await next(page).click()
    await expect(page.getByRole('alert')).toContainText(text(locale, 'validation', 'selectPlace'))
    await pick(page, names[locale].language)
    await pick(page, names[locale].country)
    await expectFit(page)
    await pick(page, names[locale].city)
    await goOn(page, locale, 'institute')

    await page.locator('main form li button').first().click()
    await expectFit(page)
    await goOn(page, locale, 'course')
    await next(page).click()
    await expect(page.getByRole('alert')).toContainText(text(locale, 'validation', 'selectCourse'))
    await page.locator('main form li button:enabled').first().click()
    await next(page).click()
    await expect(page.getByRole('alert')).toContainText(text(locale, 'validation', 'selectDate'))
    await page.locator('#quote-weeks').fill('٦')
    await page.locator('#quote-weeks').blur()
    await chooseStart(page)
    await expectFit(page)
    await goOn(page, locale, 'stay')

    await next(page).click()
    await expect(page.getByRole('alert')).toContainText(text(locale, 'validation', 'selectAccommodation'))
    await expectFit(page)
    await button(page, locale, 'quote', 'stay.skip').click()
    await expect(heading(page, locale, 'extras')).toBeVisible()
    await expectFit(page)
    await goOn(page, locale, 'summary')
    await expectFit(page)
    const total = (await optionTotal(page, 1).textContent()) ?? ''

    // Back and a reload find the step and all of it.
    await page.goBack()
    await expect(heading(page, locale, 'extras')).toBeVisible()
    await page.goForward()
    await page.reload()
    await expect(optionTotal(page, 1)).toHaveText(total)
    const issued: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('quote/issue')) issued.push(request.headers()['idempotency-key'] ?? '')
    })
    await next(page).dblclick()
    await page.waitForURL(new RegExp(`${to.offer(locale)}#.+`))
    expect(new Set(issued).size).toBe(1)
  })

  test(`given a trip from a course's page in ${locale}, then the quote begins with it; another country takes back what hung on it`, {
    tag,
  }, async ({ page }) => {
    test.slow()
    await page.goto(`${to.course(locale, courses.workedExample.url)}?weeks=10`)
    await page.locator('input[name="accommodation"]').nth(1).check()
    await button(page, locale, 'course', 'card.acts.quote').click()
    await expect(heading(page, locale, 'student')).toBeVisible()
    await expect(page).toHaveURL(/\?step=student$/)
    await sayWho(page)
    // All else came with the trip: the summary is in reach at once.
    await page.goto(`${to.quote(locale)}?step=summary`)
    await expect(heading(page, locale, 'summary')).toBeVisible()
    const total = (await optionTotal(page, 1).textContent()) ?? ''

    const changeCountry = page.getByRole('button', {
      name: text(locale, 'quote', 'changeOf', { name: text(locale, 'quote', 'destination.country') }),
    })
    await page.goto(`${to.quote(locale)}?step=destination`)
    await changeCountry.click()
    await pick(page, names[locale].other)
    await expect(page.getByText(pattern(locale, 'quote', 'said.cleared'))).toBeVisible()
    await button(page, locale, 'quote', 'undo').click()
    await page.goto(`${to.quote(locale)}?step=summary`)
    await expect(optionTotal(page, 1)).toHaveText(total)
    await page.goto(`${to.quote(locale)}?step=destination`)
    await changeCountry.click()
    await pick(page, names[locale].other)
    await page.goto(`${to.quote(locale)}?step=summary`)
    await expect(heading(page, locale, 'destination')).toBeVisible()
    expect(total).not.toBe('')
  })

  test(`given three options side by side in ${locale}, then the fourth is not offered, the same one twice is told, and removing can be undone`, {
    tag,
  }, async ({ page }) => {
    test.slow()
    await page.goto(tripAddress(locale))
    await toExtras(page, locale)
    await page.locator('input[name="quote-transfer"][value="both"]').check()
    await goOn(page, locale, 'summary')
    await option(page, 1)
      .getByRole('button', { name: text(locale, 'quote', 'summary.copy') })
      .click()
    await next(page).click()
    await expect(page.getByRole('alert')).toContainText(text(locale, 'quote', 'summary.repeatedIn', { number: 2 }))
    await option(page, 2)
      .getByRole('button', { name: text(locale, 'quote', 'summary.change'), exact: true })
      .click()
    await expect(heading(page, locale, 'course')).toBeVisible()
    await page.locator('#quote-weeks').fill('16')
    await page.locator('#quote-weeks').blur()
    await page.goto(`${to.quote(locale)}?step=summary`)
    await option(page, 2)
      .getByRole('button', { name: text(locale, 'quote', 'summary.copy') })
      .click()
    await expect(page.getByRole('button', { name: text(locale, 'quote', 'summary.copy') })).toHaveCount(0)
    await expectFit(page)
    await option(page, 3)
      .getByRole('button', { name: text(locale, 'quote', 'summary.remove') })
      .click()
    await expect(option(page, 3)).toHaveCount(0)
    await button(page, locale, 'quote', 'undo').click()
    await expect(option(page, 3)).toBeVisible()
    await option(page, 3)
      .getByRole('button', { name: text(locale, 'quote', 'summary.remove') })
      .click()

    await page.locator('#quote-notes').fill('x'.repeat(3001))
    await next(page).click()
    await expect(page.getByRole('alert')).toContainText('3000')
    await page.locator('#quote-notes').fill('x'.repeat(3000))
    expect(await overflow(page, 360)).toEqual([])
    await next(page).click()
    await page.waitForURL(new RegExp(`${to.offer(locale)}#.+`))
  })

  test(`given what the browser kept from another day in ${locale}, then what can’t be had any more is told, and starting over can be undone`, {
    tag,
  }, async ({ page }) => {
    const kept = { courseId: courses.notBookable.id, weeks: 4, startDate: '2026-01-05', country: 'GB', language: 'english', city: 'london' }
    await page.goto(to.home(locale))
    await page.evaluate((draft) => localStorage.setItem('rihla.quote', draft), JSON.stringify({ wishes: [kept], at: 0 }))
    await page.goto(`${to.quote(locale)}?step=summary`)
    await expect(page.getByText(text(locale, 'quote', 'said.mended'))).toBeVisible()
    await expect(page.getByText(text(locale, 'quote', 'loss.notBookable'))).toBeVisible()
    await expect(heading(page, locale, 'student')).toBeVisible()
    await sayWho(page)
    // Nothing about the person outlives the tab.
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/نورة|Al-Harbi|٢٠٠٠|2000-08-01/)
    await button(page, locale, 'quote', 'startOver').click()
    await expect(page.getByRole('link', { name: text(locale, 'quote', 'start') })).toBeVisible()
    await button(page, locale, 'quote', 'undo').click()
    await expect(page.getByRole('link', { name: text(locale, 'quote', 'start') })).toHaveCount(0)
    await page.goto(`${to.quote(locale)}?step=student`)
    await expect(page.locator('#quote-lastname')).toHaveValue('Al-Harbi')
  })
}
