import { expect, type Page, test } from '@playwright/test'
import { locales } from '../src/config/locales'
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
const totals = (page: Page) => page.locator('main tbody tr').nth(1).locator('strong')

/** What the visitor can't make out where the page is scrolled to now: names that are not above their column, or not seen. */
const unclear = (page: Page) =>
  page.evaluate(() => {
    const cellsOf = (row: string) => [...document.querySelectorAll(`main ${row} > *`)]
    const isSeen = (cell: Element) => {
      const { left, right, top, bottom } = cell.getBoundingClientRect()
      return cell.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))
    }
    const [, ...names] = cellsOf('thead tr')
    const [label, ...cells] = cellsOf('tbody tr:last-child')
    const columns = cells.map((cell, index) => ({ cell: cell.getBoundingClientRect(), name: names[index]?.getBoundingClientRect() }))
    const apart = columns.flatMap(({ cell, name }) =>
      Math.abs(cell.left - (name?.left ?? 0)) + Math.abs(cell.right - (name?.right ?? 0)) > 2 ? 'apart' : [],
    )
    const hidden = cells.flatMap((cell, index) => (isSeen(cell) && !(names[index] && isSeen(names[index])) ? `name ${index} unseen` : []))
    return [...apart, ...hidden, ...(label && isSeen(label) ? [] : ['row unnamed']), ...(cells.some(isSeen) ? [] : ['no cell in sight'])]
  })

for (const locale of locales)
  test(`given four courses side by side in ${locale}, then at the last row, however far sideways, each column and the row say what they are`, async ({
    page,
  }) => {
    await page.goto(`${to.searchByCourse(locale)}?weeks=8`)
    for (const index of [0, 1, 2, 3]) await scales(page, index).click()
    await page.getByRole('link', { name: pattern(locale, 'compare', 'show') }).click()
    await expect(totals(page)).toHaveCount(4)
    await page
      .locator('main tbody tr')
      .last()
      .evaluate((row) => row.scrollIntoView({ block: 'center' }))
    for (const share of [0, 0.4, 1, 0.5]) {
      await page.locator('main tbody').evaluate((body, share) => {
        const reading = getComputedStyle(body).direction === 'rtl' ? -1 : 1
        body.scrollLeft = reading * share * (body.scrollWidth - body.clientWidth)
      }, share)
      await expect.poll(() => unclear(page), `${share} of the way`).toEqual([])
    }
  })

for (const locale of locales)
  test(`given four courses side by side in ${locale}, when the keyboard comes to the ways on at their foot, then all of each is in sight`, {
    tag: '@phone',
  }, async ({ page }) => {
    await page.goto(`${to.searchByCourse(locale)}?weeks=8`)
    for (const index of [0, 1, 2, 3]) await scales(page, index).click()
    await page.getByRole('link', { name: pattern(locale, 'compare', 'show') }).click()
    await expect(totals(page)).toHaveCount(4)
    const ways = page.locator('main tfoot a')
    await page.locator('main tbody').focus()
    for (let way = 0; way < (await ways.count()); way += 1) {
      // The head's links come first, and those within the rows.
      while (!(await ways.nth(way).evaluate((link) => link === document.activeElement))) await page.keyboard.press('Tab')
      const isSeen = () =>
        ways.nth(way).evaluate((link) => {
          const { left, right, top, bottom } = link.getBoundingClientRect()
          const corners = [left + 3, right - 3].map((x) => document.elementFromPoint(x, (top + bottom) / 2))
          return corners.every((corner) => corner !== null && link.contains(corner))
        })
      await expect.poll(isSeen, `way ${way}`).toBe(true)
    }
  })

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

  test(`given a course page in ${locale} that sleeps, then one press compares, also one that did not know it was so, and the list is there in another tab`, {
    tag,
  }, async ({ page, context }) => {
    for (const _visit of ['first', 'second']) {
      await page.goto(to.course(locale, courses.workedExample.url))
      await page
        .locator('#price-card')
        .getByRole('button', { name: text(locale, 'course', 'card.acts.compare'), exact: true })
        .click()
      await expect(page.getByText(text(locale, 'course', 'card.acts.comparedToast'))).toBeVisible()
    }
    const other = await context.newPage()
    await other.goto(to.compare(locale))
    await expect(totals(other)).toHaveCount(1)
  })
}
