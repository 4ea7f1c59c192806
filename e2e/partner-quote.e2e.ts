import { writeFileSync } from 'node:fs'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { type Locale, locales } from '../src/config/locales'
import { to } from '../src/config/routes'
import { agencyName, becomeAgency } from './agency'
import { answerOf, type Caller, caller } from './calls'
import { readPdfs } from './pdf-text'
import { expectFit, goOn, heading, next, option, optionTotal, toExtras, tripAddress } from './quote-steps'
import { button, press, watchConsole } from './shop'
import { pattern, text } from './texts'

/** 3,000 letters without a space, and the end of them (case 31). */
const note = `${'ن'.repeat(2990)}آخر السطر`
const written = (minor: number) => (minor / 100).toLocaleString('en', { minimumFractionDigits: 2 })
const logo = (page: Page) => page.locator('main').getByRole('img', { name: agencyName })
const mode = (page: Page, value: 'partner' | 'student') => page.locator(`main form input[type="radio"][value="${value}"]`)
const tick = (page: Page, locale: Locale, key: string) => page.getByRole('checkbox', { name: text(locale, 'quote', key) })
const commissionLine = (page: Page, locale: Locale, key: string) =>
  page.locator('main dl > div').filter({ hasText: text(locale, 'offer', key) })

type Quote = {
  number: string
  mode: string
  partner: string | null
  alternatives: { price: { totalSar: number; lines: object[] }; commission: number | null; groups: { sar: number }[] }[]
}
const read = async (call: Caller, link: string) => (await answerOf<{ quote: Quote }>(await call('quote/getByLink', { link }))).quote

/** From a course's trip to the summary, for a student of the agency. */
async function toSummary(page: Page, locale: Locale) {
  await page.goto(tripAddress(locale))
  await expect(mode(page, 'partner')).toBeChecked()
  await expect(page.locator('#quote-firstname')).toHaveValue('')
  await toExtras(page, locale)
  await goOn(page, locale, 'summary')
}

async function issue(page: Page, locale: Locale): Promise<string> {
  await next(page).click()
  await page.waitForURL(new RegExp(`${to.offer(locale)}#.+`))
  await expect(page.getByRole('heading', { level: 1 })).toContainText('RQ-')
  return new URL(page.url()).hash.slice(1)
}

async function strangerAt(browser: Browser, locale: Locale, link: string) {
  const page = await (await browser.newContext({ acceptDownloads: true })).newPage()
  const messages = watchConsole(page)
  await page.goto(`${to.offer(locale)}#${link}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('RQ-')
  return { page, messages }
}

/** The paper that this page makes. @returns its file */
async function paperOf(page: Page, locale: Locale): Promise<string> {
  const saving = page.waitForEvent('download')
  await press(page, locale, 'offer', 'pdf.make')
  return (await saving).path()
}

/** The paper that the server prints for this session. @returns its file */
async function serverPaper(call: Caller, link: string, file: string): Promise<string> {
  writeFileSync(file, await (await call('course/exportPDF', { link })).body())
  return file
}

/** What papers that must say the same say. */
function oneText(files: string[]): string {
  const [first = '', ...others] = readPdfs(files).map(({ text }) => text)
  for (const other of others) expect(other).toBe(first)
  return first
}

for (const locale of locales) {
  test.describe(`a quote of a partner agency, in ${locale}`, { tag: locale === 'ar' ? '@phone' : '@desktop' }, () => {
    test('the partner hides commission and breakdown: the stranger reads totals, note and logo, and every paper says the same', async ({
      page,
      browser,
    }, testInfo) => {
      test.slow()
      const call = await becomeAgency(page, locale)
      const messages = watchConsole(page)
      await toSummary(page, locale)
      await page.locator('#quote-notes').fill(note)
      await expect(tick(page, locale, 'summary.hideCommission')).toBeChecked()
      await tick(page, locale, 'summary.hideBreakdown').check()
      await page.reload()
      await expect(tick(page, locale, 'summary.hideBreakdown')).toBeChecked()
      await expect(logo(page)).toBeVisible()
      await expectFit(page)
      const total = (await optionTotal(page, 1).textContent()) ?? ''
      const commission = (await option(page, 1).locator('dl').last().locator('dd').last().textContent()) ?? ''
      const link = await issue(page, locale)

      const own = await read(call, link)
      const [first] = own.alternatives
      if (!first?.commission) throw new Error('the partner reads no commission')
      const sums = { total: written(first.price.totalSar), commission: written(first.commission) }
      expect([total, commission].map((amount) => amount.replace(/[^\d.,]/g, ''))).toEqual([sums.total, sums.commission])
      expect(first.groups.reduce((all, { sar }) => all + sar, 0)).toBe(first.price.totalSar)
      await expect(logo(page)).toBeVisible()
      await expect(page.locator('main')).toContainText(sums.total)
      await expect(commissionLine(page, locale, 'commissionHidden')).toContainText(sums.commission)
      // Folded on a phone only where there are several options.
      await expect(page.getByText(text(locale, 'offer', 'breakdownHidden'))).toBeVisible()
      await expect(page.locator('main')).toContainText(note)
      await expectFit(page)

      const stranger = await strangerAt(browser, locale, link)
      await expect(logo(stranger.page)).toBeVisible()
      await expect(stranger.page.locator('main')).toContainText(note)
      await expect(stranger.page.locator('main')).toContainText(sums.total)
      for (const { sar } of first.groups) await expect(stranger.page.locator('main')).toContainText(written(sar))
      await expect(stranger.page.locator('main')).not.toContainText(sums.commission)
      await expect(stranger.page.getByText(pattern(locale, 'offer', 'commission', 'commissionHidden', 'commissionOfAgency'))).toHaveCount(0)
      await expect(button(page, locale, 'offer', 'why.open')).toBeVisible()
      await expect(button(stranger.page, locale, 'offer', 'why.open')).toHaveCount(0)
      await expectFit(stranger.page)

      const theirs = await caller(stranger.page, locale)
      const paper = oneText([
        await paperOf(page, locale),
        await paperOf(stranger.page, locale),
        await serverPaper(call, link, testInfo.outputPath('partner.pdf')),
        await serverPaper(theirs, link, testInfo.outputPath('stranger.pdf')),
      ])
      expect(paper).toContain(sums.total)
      // Page after page: the letters are all there, and what follows them.
      expect(paper.match(/ن{3,}/g)?.join('')).toHaveLength(2990)
      expect(paper).toContain('آخرالسطر')
      expect(paper).toContain(agencyName.replace(/\s/g, ''))
      expect(paper).not.toContain(sums.commission)
      expect((await read(theirs, link)).alternatives.map(({ price, commission }) => [price.totalSar, price.lines, commission])).toEqual([
        [first.price.totalSar, [], null],
      ])
      expect([...messages, ...stranger.messages]).toEqual([])
      await stranger.page.context().close()
    })

    test('the partner shows both: a stranger reads the lines and the agency’s commission', async ({ page, browser }) => {
      test.slow()
      const call = await becomeAgency(page, locale)
      await toSummary(page, locale)
      await tick(page, locale, 'summary.hideCommission').uncheck()
      const link = await issue(page, locale)
      const [first] = (await read(call, link)).alternatives
      const stranger = await strangerAt(browser, locale, link)
      await expect(commissionLine(stranger.page, locale, 'commissionOfAgency')).toContainText(written(first?.commission ?? 0))
      await expect(stranger.page.getByRole('heading', { level: 3, name: text(locale, 'offer', 'group.course') })).toBeVisible()
      const paper = oneText([await paperOf(stranger.page, locale), await paperOf(page, locale)])
      expect(paper).toContain(text(locale, 'paper', 'commission').replace(/\s/g, ''))
      await stranger.page.context().close()
    })

    test('quicker than the page, a partner issues a partner’s quote all the same; for the own family it is a student’s', async ({
      page,
    }) => {
      test.slow()
      const call = await becomeAgency(page, locale)
      await toSummary(page, locale)
      // A slow line; the answer is the server's.
      await page.route(/subagents\/getByLoggedCustomer/, async (route) => {
        await new Promise((wake) => setTimeout(wake, 2000))
        await route.continue()
      })
      await page.reload()
      await expect(heading(page, locale, 'summary')).toBeVisible()
      expect(await read(call, await issue(page, locale))).toMatchObject({ mode: 'partner', partner: agencyName })
      await page.unroute(/subagents\/getByLoggedCustomer/)

      await page.goto(`${to.quote(locale)}?step=student`)
      await expect(mode(page, 'partner')).toBeChecked()
      await expectFit(page)
      await mode(page, 'student').check()
      await page.goto(`${to.quote(locale)}?step=summary`)
      await expect(heading(page, locale, 'summary')).toBeVisible()
      expect(await read(call, await issue(page, locale))).toMatchObject({ mode: 'student', partner: null })
      await expect(logo(page)).toHaveCount(0)
    })

    test('a page that sleeps asks nothing about who is here', async ({ page }) => {
      await becomeAgency(page, locale)
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      await page.goto(to.home(locale))
      await page.waitForLoadState('networkidle')
      expect(asked.filter((url) => url.includes('/restfulapi/'))).toEqual([])
    })
  })
}
