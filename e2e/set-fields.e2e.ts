import { expect, type Locator, type Page, test } from '@playwright/test'
import type { Locale } from '../src/config/locales'
import { to } from '../src/config/routes'
import { awake, watchWaking } from './page-check'
import { courses, total } from './shop'

/** What the service worker asks for itself can't be held back. */
test.use({ serviceWorkers: 'block' })

/** Holds back React. @returns lets it come */
async function holdReact(page: Page) {
  let come = () => {}
  const hasCome = new Promise<void>((resolve) => {
    come = resolve
  })
  await page.route(/\/framework-\w+\.js$/, async (route) => {
    await hasCome
    await route.continue()
  })
  return come
}

/** Gives a field another state than it has. */
async function set(field: Locator) {
  const kind = await field.evaluate((one: HTMLInputElement) => one.type)
  const isNumber = kind === 'number' || (await field.getAttribute('inputmode')) === 'numeric'
  if (kind === 'checkbox' || kind === 'radio') await field.check()
  else if (kind === 'select-one') await field.selectOption({ index: 1 })
  else await field.fill(isNumber ? '7' : 'a@b.c')
}

async function setAll(fields: Locator) {
  const count = await fields.count()
  for (let index = 0; index < count; index += 1) if (await fields.nth(index).isVisible()) await set(fields.nth(index))
}

/** From now on notes what any of the fields is seen to be instead of what it is now: after each change of the page and in each picture. */
const watch = (fields: Locator) =>
  fields.evaluateAll((all: HTMLInputElement[]) => {
    const stateOf = ({ type, checked, value }: HTMLInputElement) => (type === 'checkbox' || type === 'radio' ? String(checked) : value)
    const states = new Map(all.map((one) => [one, stateOf(one)]))
    const seen = new Set<string>()
    Object.assign(globalThis, { seen })
    const look = () => {
      for (const [one, was] of states)
        if (one.isConnected && stateOf(one) !== was) seen.add(`${one.name || one.id}: ${stateOf(one)}, not ${was}`)
    }
    const draw = () => {
      look()
      requestAnimationFrame(draw)
    }
    draw()
    new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true, characterData: true })
  })
const seen = (page: Page) => page.evaluate(() => [...(globalThis as unknown as { seen: Set<string> }).seen])

const pagesOf = (locale: Locale) => [
  {
    address: `${to.course(locale, courses.workedExample.url)}?weeks=10`,
    // The second room, and all that may be chosen besides.
    fields: '#price-card :is([name=accommodation][value="2"], [type=checkbox], #transfer, #birth-date)',
  },
  { address: to.home(locale), fields: 'form[role=search] :is(input, select)' },
  { address: to.contactUs(locale), fields: 'main form :is(input:not([tabindex]), select, textarea)' },
  {
    address: to.searchByCourse(locale),
    // The first two values of each filter that stands open, where there is a column of them.
    fields: 'main :is([role=combobox], select, details:first-of-type > div > :nth-child(-n + 2) > [type=checkbox])',
    becomes: /[?&]sort=price/,
  },
]

const runs = [
  { locale: 'ar', tag: '@phone' },
  { locale: 'en', tag: '@desktop' },
] as const

for (const { locale, tag } of runs)
  for (const { address, fields, becomes } of pagesOf(locale))
    test(`what is set in ${address} while it sleeps stands as it was set, also in the moment in which it wakes`, { tag }, async ({
      page,
    }) => {
      const come = await holdReact(page)
      await watchWaking(page)
      await page.goto(address)
      await setAll(page.locator(fields))
      await watch(page.locator(fields))
      come()
      await awake(page)
      if (becomes) await page.waitForURL(becomes)
      await page.waitForLoadState('networkidle')
      expect(await seen(page)).toEqual([])
    })

for (const { locale, tag } of runs)
  test(`a room and insurance that the browser puts back when she goes back to a course in ${locale} count in its price`, {
    tag,
  }, async ({ page }) => {
    await page.goto(to.course(locale, courses.workedExample.url))
    const bare = (await total(page).textContent()) ?? ''
    const chosen = [page.locator('[name=accommodation][value="2"]'), page.locator('#price-card [type=checkbox]').first()]
    for (const field of chosen) await field.check()
    await expect(total(page)).not.toHaveText(/…/)
    await page.waitForLoadState('networkidle')
    const price = (await total(page).textContent()) ?? ''
    expect(price).not.toBe(bare)
    await page.goto(to.faq(locale))
    await page.goBack()
    await expect(total(page)).toHaveText(price)
    for (const field of chosen) await expect(field).toBeChecked()
  })
