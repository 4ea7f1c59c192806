import { expect, type Page, test } from '@playwright/test'
import { to } from '../src/config/routes'
import { axeFindings, overflow } from './page-check'
import { courses, watchConsole } from './shop'
import { pattern, text } from './texts'

const runs = [
  { locale: 'ar', tag: '@phone' },
  { locale: 'en', tag: '@desktop' },
] as const

const cards = (page: Page) => page.locator('main article')
const scales = (page: Page, index: number) => cards(page).nth(index).getByRole('button').nth(1)
const totals = (page: Page) => page.locator('main tbody tr').nth(2).locator('strong')

for (const { locale, tag } of runs) {
  test(`given courses of a search in ${locale}, then up to four stand side by side on my weeks, and nothing else is lost`, { tag }, async ({
    page,
  }) => {
    const said = watchConsole(page)
    await page.goto(`${to.searchByCourse(locale)}?weeks=8`)
    for (const index of [0, 1, 2, 3]) await scales(page, index).click()
    await scales(page, 4).click()
    await expect(page.getByText(text(locale, 'failures', 'compare_full'))).toBeVisible()
    await page.getByRole('link', { name: pattern(locale, 'compare', 'show') }).click()
    await page.waitForURL(`**${to.compare(locale)}?weeks=8`)
    await expect(totals(page)).toHaveCount(4)
    expect([await overflow(page, tag === '@phone' ? 360 : 1280), await axeFindings(page)].flat()).toEqual([])

    const before = await totals(page).allTextContents()
    await page.getByRole('button', { name: text(locale, 'compare', 'more'), exact: true }).click()
    await expect(page).toHaveURL(/weeks=9/)
    await expect(totals(page).first()).not.toHaveText(before[0] ?? '')

    await page.getByRole('columnheader').first().getByRole('button').click()
    await expect(totals(page)).toHaveCount(3)
    await page.reload()
    await expect(totals(page)).toHaveCount(3)
    await page.getByLabel(text(locale, 'compare', 'onlyDifferences')).check()
    await expect(page.locator('main tbody tr:not([data-differs])')).toHaveCount(0)
    await page.getByRole('button', { name: text(locale, 'compare', 'clear') }).click()
    await expect(page.getByText(text(locale, 'compare', 'empty.title'))).toBeVisible()
    expect(said).toEqual([])
  })

  test(`given a course page in ${locale} that sleeps, then one press compares, and the list is there in another tab`, { tag }, async ({
    page,
    context,
  }) => {
    await page.goto(to.course(locale, courses.workedExample.url))
    await page
      .locator('#price-card')
      .getByRole('button', { name: text(locale, 'course', 'card.acts.compare'), exact: true })
      .click()
    await expect(page.getByText(text(locale, 'course', 'card.acts.comparedToast'))).toBeVisible()
    const other = await context.newPage()
    await other.goto(to.compare(locale))
    await expect(totals(other)).toHaveCount(1)
  })
}
