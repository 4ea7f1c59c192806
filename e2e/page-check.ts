import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { events } from '../src/config/events'
import { type Locale, localeFacts } from '../src/config/locales'

const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')
const awakeFlag = 'rihlaAwake'

/** To be called before the first page: remembers when React has hydrated. */
export const watchWaking = (page: Page) =>
  page.addInitScript(
    ([name, flag]) =>
      addEventListener(name, () => {
        Object.assign(globalThis, { [flag]: true })
      }),
    [events.awake, awakeFlag] as const,
  )

const isAwake = (flag: string) => flag in globalThis

/** A key that does nothing is intention enough. */
export async function wake(page: Page) {
  await page.keyboard.press('Shift')
  await awake(page)
}

export const awake = (page: Page) => page.waitForFunction(isAwake, awakeFlag)
export const sleepsStill = (page: Page) => page.evaluate(isAwake, awakeFlag).then((yes) => !yes)

/** What axe-core finds wrong: rule and element, one line each. */
export async function axeFindings(page: Page): Promise<string[]> {
  await page.evaluate(axe)
  return page.evaluate(async () => {
    type Found = { violations: { id: string; nodes: { target: unknown[] }[] }[] }
    const { axe } = globalThis as unknown as { axe: { run: (where: Document, options: object) => Promise<Found> } }
    const { violations } = await axe.run(document, { resultTypes: ['violations'] })
    return violations.flatMap(({ id, nodes }) => nodes.slice(0, 3).map(({ target }) => `axe ${id}: ${target.join(' ')}`))
  })
}

/** What is found at a width; afterwards the page is as wide as before. */
async function atWidth(page: Page, width: number, find: () => Promise<string[]>): Promise<string[]> {
  const size = page.viewportSize()
  await page.setViewportSize({ width, height: 780 })
  const found = await find()
  if (size) await page.setViewportSize(size)
  return found
}

/** Does the page scroll sideways at this width? Names what sticks out. */
export const overflow = (page: Page, width: number) =>
  atWidth(page, width, () =>
    page.evaluate((width) => {
      const { scrollWidth } = document.documentElement
      if (scrollWidth <= width) return []
      const wide = [...document.querySelectorAll('main *, header *, footer *')].find((one) => {
        const { left, right } = one.getBoundingClientRect()
        return right > width + 1 || left < -1
      })
      return [`scrolls sideways at ${width}: ${scrollWidth} ${wide?.outerHTML.slice(0, 120) ?? ''}`]
    }, width),
  )

/** What would stay in sight while one scrolls, but under the header that stays there too. */
export const underHeader = (page: Page, width: number) =>
  atWidth(page, width, () =>
    page.evaluate(() => {
      const header = document.querySelector('body header')
      if (!header || getComputedStyle(header).position !== 'sticky') return []
      const height = header.getBoundingClientRect().height
      const covered = [...document.querySelectorAll('main *')].filter((one) => {
        const { position, top } = getComputedStyle(one)
        return position === 'sticky' && Number.parseFloat(top) < height - 1
      })
      return covered.map((one) => `stays under the header: ${one.outerHTML.slice(0, 120)}`)
    }),
  )

/** What the HTML says before any script: language, direction, one heading, a title. */
export function staticFindings(html: string, locale: Locale): string[] {
  const { code, direction } = localeFacts[locale]
  const tag = /<html[^>]*>/.exec(html)?.[0] ?? ''
  const headings = html.match(/<h1[\s>]/g)?.length ?? 0
  const title = /<title[^>]*>([^<]*)</.exec(html)?.[1]?.trim()
  return [
    ...(tag.includes(`lang="${code}"`) && tag.includes(`dir="${direction}"`) ? [] : [`html tag ${tag}`]),
    ...(headings === 1 ? [] : [`${headings} h1 in the static HTML`]),
    ...(title ? [] : ['no title']),
  ]
}

/** Readable without JavaScript: a heading and the ways on are in sight. The page's context has JavaScript off. */
export async function expectReadable(page: Page, address: string) {
  await page.goto(address)
  await expect(page.locator('h1'), address).toBeVisible()
  for (const link of ['a[href$="/search-by-course"]', 'a[href$="/cart"]', 'footer a[href$="/contact-us"]'])
    await expect(page.locator(link).filter({ visible: true }).first(), `${address} ${link}`).toBeVisible()
}
