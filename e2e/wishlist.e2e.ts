import { expect, type Page, test } from '@playwright/test'
import { to } from '../src/config/routes'
import { awake, axeFindings, overflow, watchWaking } from './page-check'
import { button, courses, total, watchConsole, weeks } from './shop'
import { pattern, text } from './texts'

const runs = [
  { locale: 'ar', tag: '@phone' },
  { locale: 'en', tag: '@desktop' },
] as const

const cards = (page: Page) => page.locator('main article')
const heart = (page: Page, index: number) => cards(page).nth(index).getByRole('button').first()
const kept = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('rihla.wishes') ?? '{"wishes":[]}').wishes as { id: number }[])

for (const { locale, tag } of runs) {
  test(`given a guest in ${locale}, when a heart is pressed thirty times at once, then page and browser agree; a second tab sees the same`, {
    tag,
  }, async ({ page, context }) => {
    const said = watchConsole(page)
    await page.goto(`${to.searchByCourse(locale)}?weeks=8`)
    await expect(heart(page, 0)).toBeVisible()
    await heart(page, 0).evaluate((element: HTMLElement) => {
      for (let press = 0; press < 31; press += 1) element.click()
    })
    await heart(page, 1).click()
    await expect.poll(() => kept(page)).toHaveLength(2)
    await expect(heart(page, 0)).toHaveAttribute('aria-pressed', 'true')
    await page.reload()
    await expect(heart(page, 1)).toHaveAttribute('aria-pressed', 'true')

    const other = await context.newPage()
    await other.goto(to.wishlist(locale))
    await expect(cards(other)).toHaveCount(2)
    await heart(page, 1).click()
    await expect(cards(other)).toHaveCount(1)
    expect([await overflow(other, tag === '@phone' ? 360 : 1280), await axeFindings(other)].flat()).toEqual([])
    expect(said).toEqual([])
  })

  test(`given no connection in ${locale}, when a heart is pressed whose file has not come, then it is said; with the connection the course is kept`, {
    tag,
  }, async ({ page, context }) => {
    await watchWaking(page)
    await page.goto(`${to.searchByCourse(locale)}?weeks=8`)
    await awake(page)
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await heart(page, 0).click()
    await expect(page.getByText(text(locale, 'common', 'asleep'))).toBeVisible()
    await context.setOffline(false)
    await expect(heart(page, 0)).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByText(text(locale, 'common', 'asleep'))).toBeHidden()
    await expect.poll(() => kept(page)).toHaveLength(1)
  })

  test(`given a kept and a compared course in ${locale}, when she comes back to the list that nothing narrows, then their cards say so`, {
    tag,
  }, async ({ page }) => {
    // The shapes that stand for what is searched are cards too, without anything to press.
    const marks = (index: number) =>
      cards(page)
        .filter({ has: page.getByRole('button') })
        .nth(index)
        .getByRole('button')
    const pressed = () => Promise.all([0, 1, 2].map(async (index) => marks(index).evaluateAll((all) => all.map((one) => one.ariaPressed))))
    const asLeft = [
      ['false', 'false'],
      ['true', 'false'],
      ['false', 'true'],
    ]
    await page.goto(to.searchByCourse(locale))
    await marks(1).first().click()
    await marks(2).last().click()
    await expect.poll(pressed).toEqual(asLeft)
    await expect(page.locator('[data-dock=bar]')).toBeVisible()
    await page.reload()
    await page.keyboard.press('Shift')
    await expect.poll(pressed).toEqual(asLeft)
    expect(await kept(page)).toHaveLength(1)
  })

  test(`given a kept course in ${locale}, then it asks for a start before it goes into the cart, and removing can be undone`, {
    tag,
  }, async ({ page }) => {
    await page.goto(to.home(locale))
    const cheaper = { version: 1, wishes: [{ id: courses.workedExample.id, weeks: 8, start: null, seen: 9_999_999, on: '2026-01-05' }] }
    await page.evaluate((list) => localStorage.setItem('rihla.wishes', JSON.stringify(list)), cheaper)
    await page.goto(to.wishlist(locale))
    await expect(page.getByText(pattern(locale, 'wishlist', 'cheaper'))).toBeVisible()
    await button(page, locale, 'wishlist', 'add').click()
    await expect(page.getByText(text(locale, 'course', 'card.selectDate'))).toBeVisible()
    await page.locator('#wish-start-1').selectOption({ index: 1 })
    await expect(page.getByText(pattern(locale, 'wishlist', 'cheaper'))).toHaveCount(0)
    await expect(page.getByText(pattern(locale, 'wishlist', 'same'))).toHaveCount(0)
    await button(page, locale, 'wishlist', 'add').click()
    await expect(page.getByText(pattern(locale, 'wishlist', 'added'))).toBeVisible()
    await button(page, locale, 'wishlist', 'remove').click()
    await expect(page.getByText(text(locale, 'wishlist', 'empty.title'))).toBeVisible()
    await button(page, locale, 'wishlist', 'undo').click()
    await expect(cards(page)).toHaveCount(1)
  })

  test(`given a list that came by a link in ${locale}, then it can be read and kept; a broken link says so`, { tag }, async ({ page }) => {
    await page.goto(`${to.wishlist(locale)}?list=1.8_3.4_987654_%3Cscript%3E`)
    await expect(cards(page)).toHaveCount(2)
    expect(await kept(page)).toEqual([])
    await button(page, locale, 'wishlist', 'shared.keep').click()
    await expect(page).toHaveURL(new RegExp(`${to.wishlist(locale)}$`))
    await expect(cards(page)).toHaveCount(2)
    expect((await kept(page)).map(({ id }) => id)).toEqual([1, 3])
    await page.goto(`${to.wishlist(locale)}?list=nonsense`)
    await expect(page.getByText(text(locale, 'wishlist', 'shared.broken'))).toBeVisible()
  })

  test(`given a trip on a course page in ${locale}, then its link opens on the same price, and the course is among those seen last`, {
    tag,
  }, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    // No device sheet in a test: the link goes to the clipboard.
    await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
    await page.goto(`${to.course(locale, courses.workedExample.url)}?weeks=10`)
    await page.locator('input[name="accommodation"]').nth(1).check()
    // Pressed at once, while the page wakes: it has to mean the weeks of its address and the room just chosen.
    await button(page, locale, 'course', 'card.acts.share').click()
    await expect(page.getByText(text(locale, 'course', 'card.acts.shared'))).toBeVisible()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    expect(link).toMatch(/weeks=10&start=\d{4}-\d\d-\d\d&stay=\d+$/)
    await expect(weeks(page)).toHaveValue('10')
    const price = await total(page).textContent()
    const receiver = await context.newPage()
    await receiver.goto(link)
    await weeks(receiver).focus()
    await expect(total(receiver)).toHaveText(price ?? '')

    await expect.poll(() => page.evaluate(() => localStorage.getItem('rihla.recent'))).toContain(courses.workedExample.url)
    await page.goto(to.home(locale))
    await page.keyboard.press('Tab')
    const strip = page.getByRole('region', { name: text(locale, 'common', 'recent.heading') })
    await expect(strip.getByRole('link')).toHaveCount(1)
    await strip.getByRole('button').click()
    await expect(strip).toHaveCount(0)
  })
}
