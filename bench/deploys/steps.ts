/** What visitors do. Each step ends where the page shows what was asked for, and fails where it does not. */
import type { Page } from 'playwright'
import { text } from '../../e2e/texts'
import { events } from '../../src/config/events'
import { otherLocale } from '../../src/config/locales'
import { to } from '../../src/config/routes'
import { patience, press, type Visitor, visible } from './visitor'

type Step = (visitor: Visitor) => Promise<unknown>

/** Lets a press come that had to load the page anew first, and a second one still be in time. */
const soon = { timeout: patience / 2 }
const course = 'general-english-20-demo-london'
const pages = [to.home, to.faq, to.blog, to.aboutUs, to.contactUs, to.languageSchools, to.summerGroups, to.searchBySchool] as const

const title = (page: Page) => page.locator('h1').first().waitFor(soon)
const isAt = (page: Page, path: string) => page.waitForURL((url) => url.pathname === path, { ...soon, waitUntil: 'commit' })

async function pressLink(visitor: Visitor, path: string, place = `a[href="${path}"]`) {
  const { page } = visitor
  await press(
    visitor,
    path,
    () => visible(page.locator(place)).click(),
    async () => {
      await isAt(page, path)
      await title(page)
    },
  )
}

async function pressBack(visitor: Visitor, path: string) {
  const { page } = visitor
  await page.goBack()
  await isAt(page, path)
  await title(page)
}

async function addWeek(visitor: Visitor) {
  const { page, locale } = visitor
  const weeks = page.locator('#weeks')
  const wanted = String(Number(await weeks.inputValue()) + 1)
  const hasCome = (value: string) => document.querySelector<HTMLInputElement>('#weeks')?.value === value
  const more = page.getByRole('button', { name: text(locale, 'course', 'card.more'), exact: true })
  await press(
    visitor,
    'one week more',
    () => more.click(),
    () => page.waitForFunction(hasCome, wanted, soon),
  )
}

/** The list is that of the address. */
async function found(page: Page, question: RegExp) {
  await page.waitForURL(question, { ...soon, waitUntil: 'commit' })
  await page.locator('html:not([data-asks]) main article h3').first().waitFor(soon)
}

async function narrow(visitor: Visitor) {
  const { page } = visitor
  const box = page.getByRole('combobox').first()
  await press(
    visitor,
    'Enter in the search',
    async () => {
      await box.fill('london')
      await box.press('Enter')
    },
    () => found(page, /[?&](q|city)=/),
  )
}

async function keep(visitor: Visitor) {
  const { page } = visitor
  const heart = page.locator('main article button[aria-pressed]').first()
  const wanted = (await heart.getAttribute('aria-pressed')) === 'true' ? 'false' : 'true'
  await press(
    visitor,
    `a heart, for it to be ${wanted}`,
    () => heart.click(),
    () => heart.and(page.locator(`[aria-pressed="${wanted}"]`)).waitFor(soon),
  )
}

async function wake(page: Page) {
  await page.evaluate((name) => {
    addEventListener(name, () => Object.assign(globalThis, { benchAwake: true }), { once: true })
  }, events.awake)
  await page.keyboard.press('Shift')
  await page.waitForFunction(() => 'benchAwake' in globalThis)
}

/** Does something in a tab of its own that was opened before a deployment, and comes back to it after. */
async function inOldTab(visitor: Visitor, path: string, prepare: (page: Page) => Promise<unknown>, after: Step) {
  const page = await visitor.context.newPage()
  try {
    await page.goto(path, { waitUntil: 'load' })
    await prepare(page)
    await visitor.deployed()
    await after({ ...visitor, page })
  } finally {
    await page.close()
  }
}

const asItIs = async () => undefined
/** Long enough for what an idle page lays by. */
const rested = (page: Page) => page.waitForTimeout(2000)

export const steps: Record<string, Step> = {
  'opens a page': async ({ page, locale, choose }) => {
    await page.goto((pages[choose(pages.length)] ?? to.home)(locale))
    await title(page)
  },
  'follows a link and goes Back': async (visitor) => {
    const { page, locale, choose } = visitor
    const start = to.home(locale)
    await page.goto(start)
    await pressLink(visitor, [to.faq, to.aboutUs, to.contactUs][choose(3)]?.(locale) ?? '')
    await pressBack(visitor, start)
  },
  'navigates awake': async (visitor) => {
    const { page, locale } = visitor
    await page.goto(to.faq(locale))
    await wake(page)
    for (const path of [to.aboutUs, to.contactUs, to.searchByCourse, to.faq]) await pressLink(visitor, path(locale))
    await pressBack(visitor, to.searchByCourse(locale))
  },
  searches: async (visitor) => {
    const { page, locale } = visitor
    await page.goto(to.searchByCourse(locale))
    await narrow(visitor)
    await keep(visitor)
  },
  'opens a course from the list': async (visitor) => {
    const { page, locale, choose } = visitor
    await page.goto(`${to.searchByCourse(locale)}?country=GB`)
    await found(page, /country=GB/)
    const link = page.locator('main article h3 a').nth(choose(5))
    const path = new URL((await link.getAttribute('href')) ?? '', page.url()).pathname
    await press(
      visitor,
      'a course',
      () => link.click(),
      async () => {
        await isAt(page, path)
        await page.locator('#price-card').waitFor(soon)
      },
    )
    await addWeek(visitor)
    await pressBack(visitor, to.searchByCourse(locale))
    await found(page, /country=GB/)
  },
  'changes weeks': async (visitor) => {
    await visitor.page.goto(to.course(visitor.locale, course))
    await addWeek(visitor)
    await addWeek(visitor)
  },
  'goes to the cart': async (visitor) => {
    const { page, locale } = visitor
    await page.goto(to.course(locale, course))
    await pressLink(visitor, to.cart(locale), `header a[href="${to.cart(locale)}"]`)
    await page.goto(to.wishlist(locale))
    await title(page)
    await pressLink(visitor, to.searchByCourse(locale))
  },
  'changes the language': async (visitor) => {
    const { page, locale } = visitor
    const other = otherLocale(locale)
    await page.goto(to.faq(locale))
    await pressLink(visitor, to.faq(other), `header a[hreflang="${other}"], a[lang="${other}"]`)
    visitor.locale = other
  },
  'old tab asleep, just loaded: weeks': (visitor) => inOldTab(visitor, to.course(visitor.locale, course), asItIs, addWeek),
  'old tab asleep, rested: weeks': (visitor) => inOldTab(visitor, to.course(visitor.locale, course), rested, addWeek),
  'old tab asleep: search': (visitor) => inOldTab(visitor, to.searchByCourse(visitor.locale), rested, narrow),
  'old tab asleep: heart': (visitor) => inOldTab(visitor, to.searchByCourse(visitor.locale), rested, keep),
  'old tab asleep: link': (visitor) =>
    inOldTab(visitor, to.home(visitor.locale), rested, (tab) => pressLink(tab, to.aboutUs(visitor.locale))),
  'old tab awake: weeks, then a link': (visitor) =>
    inOldTab(visitor, to.course(visitor.locale, course), wake, async (tab) => {
      await addWeek(tab)
      await pressLink(tab, to.contactUs(visitor.locale))
      await pressBack(tab, to.course(visitor.locale, course))
    }),
  'old tab awake: link to a page never seen': (visitor) =>
    inOldTab(visitor, to.faq(visitor.locale), wake, async (tab) => {
      await pressLink(tab, to.searchByCourse(visitor.locale))
      await narrow(tab)
    }),
  'old tab of the cart': (visitor) =>
    inOldTab(visitor, to.cart(visitor.locale), rested, async (tab) => {
      await pressLink(tab, to.searchByCourse(visitor.locale))
      await keep(tab)
    }),
  'offline for a moment': async (visitor) => {
    const { page, locale, deployed } = visitor
    await page.goto(to.faq(locale))
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await page.goto(to.course(locale, course), { waitUntil: 'networkidle' })
    await visitor.setOffline(true)
    await deployed()
    await page.goto(to.course(locale, course))
    await addWeek(visitor)
    await page.goto(to.getHelp(locale))
    await page.getByRole('heading', { level: 1, name: text(locale, 'offline', 'title'), exact: true }).waitFor()
    await visitor.setOffline(false)
    await page.locator('footer').waitFor()
    await pressLink(visitor, to.faq(locale))
  },
}
