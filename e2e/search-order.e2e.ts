import { expect, type Page, test } from '@playwright/test'
import { to } from '../src/config/routes'
import { cards, settled } from './search-page'
import { pattern, text } from './texts'

const runs = [
  { locale: 'ar', tag: '@phone' },
  { locale: 'en', tag: '@desktop' },
] as const
type Run = (typeof runs)[number]

/** What of a card its order goes by: a figure, or its name. */
type Read = (card: { name: string; said: string; rating: string }, locale: Run['locale']) => number | string

const orders: { sort: string; sign: 1 | -1; read: Read }[] = [
  {
    sort: 'distance',
    sign: 1,
    read: ({ said }, locale) => Number(/[\d.]+/.exec(pattern(locale, 'search', 'toCentre').exec(said)?.[0] ?? '')?.[0]),
  },
  { sort: 'rating', sign: -1, read: ({ rating }) => Number(rating) },
  // As in Arabic directories, the article is not counted.
  { sort: 'nameDown', sign: -1, read: ({ name }) => name.replace(/(^|\s)ال/g, '$1') },
]

const shown = (page: Page) =>
  page
    .locator('article')
    .filter({ has: page.locator('h3 a') })
    .evaluateAll((all) =>
      all.map((card) => ({
        name: card.querySelector('h3')?.textContent ?? '',
        address: new URL(card.querySelector<HTMLAnchorElement>('h3 a')?.href ?? '').pathname,
        said: [...card.querySelectorAll('li')].at(-1)?.textContent ?? '',
        rating: card.querySelector('strong[aria-hidden]')?.textContent ?? '0',
      })),
    )

for (const { locale, tag } of runs)
  test(`given courses in ${locale}, when she orders them, then their figures follow, over the end of a page too, and none comes twice`, {
    tag,
  }, async ({ page }) => {
    const collator = new Intl.Collator(locale, { numeric: true })
    await page.goto(to.searchByCourse(locale))
    await settled(page, locale)
    for (const { sort, sign, read } of orders)
      await test.step(`when she orders by ${sort}`, async () => {
        await page.getByLabel(text(locale, 'search', 'sort.label')).selectOption(sort)
        await expect(page).toHaveURL(new RegExp(`sort=${sort}$`))
        await settled(page, locale)
        const first = await shown(page)
        await page.getByRole('link', { name: text(locale, 'search', 'next'), exact: true }).click()
        await expect(page).toHaveURL(/page=2/)
        await settled(page, locale)
        await expect(cards(page).first()).not.toHaveText(first[0]?.name ?? '')
        const both = [...first, ...(await shown(page))]
        expect(new Set(both.map(({ address }) => address)).size).toBe(both.length)
        expect(both.length).toBeGreaterThan(first.length)
        const values = both.map((card) => read(card, locale))
        expect(values.filter((value) => value === '' || Number.isNaN(value))).toEqual([])
        const compare = (a: number | string, b: number | string) =>
          sign * (typeof a === 'number' ? a - Number(b) : collator.compare(a, String(b)))
        expect(values).toEqual([...values].sort(compare))
      })
  })
