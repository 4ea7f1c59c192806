import { statSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { type Locale, locales } from '../src/config/locales'
import { to } from '../src/config/routes'
import { answerOf, type Caller, caller, type Issued, issueQuote } from './calls'
import { axeFindings, overflow } from './page-check'
import { pdfText } from './pdf-text'
import { button, courses, mailbox, mailsTo, press, watchConsole } from './shop'
import { setQuoteDays, withDearerWeeks } from './shop-database'
import { pattern, text } from './texts'

const wishes = [
  { courseId: courses.workedExample.id, weeks: 12 },
  { courseId: courses.adultsOnly.id, weeks: 4 },
]
/** Of the demo catalogue's configuration. */
const agency = 'hello@rihla.example'
const address = (locale: Locale, link: string) => `${to.offer(locale)}#${link}`
/** 2,951,040 halalas as they are printed. */
const written = (minor: number) => (minor / 100).toLocaleString('en', { minimumFractionDigits: 2 })
const options = (page: Page) => page.locator('main article[id^="option-"]')
const book = (page: Page, locale: Locale, total: number) =>
  page.getByRole('button', { name: new RegExp(`${text(locale, 'offer', 'accept')}.*${written(total)}`) })

async function totalNow(call: Caller, link: string): Promise<number | undefined> {
  const { quote } = await answerOf<{ quote: Issued }>(await call('quote/getByLink', { link }))
  return quote.alternatives[0]?.now.price?.totalSar
}

for (const locale of locales) {
  test.describe(`an issued quote, in ${locale}`, { tag: locale === 'ar' ? '@phone' : '@desktop' }, () => {
    test('a stranger with its address reads it, prints it here with the same totals, and leaves the secret nowhere', async ({
      page,
      browser,
    }) => {
      const quote = await issueQuote(page, locale, wishes)
      const stranger = await (await browser.newContext({ acceptDownloads: true })).newPage()
      const messages = watchConsole(stranger)
      const told: string[] = []
      stranger.on('request', (request) => told.push(`${request.url()} ${request.headers().referer ?? ''}`))
      await stranger.goto(address(locale, quote.link))
      await expect(stranger.getByRole('heading', { level: 1 })).toContainText(quote.number)
      for (const [index, { price }] of quote.alternatives.entries())
        await expect(options(stranger).nth(index)).toContainText(written(price.totalSar))
      await expect(stranger.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
      expect(await axeFindings(stranger)).toEqual([])
      expect(await overflow(stranger, 320)).toEqual([])
      const saving = stranger.waitForEvent('download')
      await press(stranger, locale, 'offer', 'pdf.make')
      const saved = await saving
      expect(saved.suggestedFilename()).toBe(`${quote.number}.pdf`)
      const file = await saved.path()
      const read = pdfText(file)
      expect(read).toContain(quote.number)
      for (const { price } of quote.alternatives) expect(read).toContain(written(price.totalSar))
      expect(statSync(file).size).toBeLessThan(350 * 1024)
      await expect(stranger.getByText(text(locale, 'offer', 'pdf.done'))).toBeVisible()
      expect(told.filter((line) => line.includes(quote.link))).toEqual([])
      expect(messages).toEqual([])
      await stranger.context().close()
    })

    test('printed from the browser it is ink on white: every option with its lines, no picture over them, nothing to press', async ({
      page,
    }, testInfo) => {
      const quote = await issueQuote(page, locale, wishes)
      await page.goto(address(locale, quote.link))
      await expect(options(page)).toHaveCount(2)
      await page.emulateMedia({ media: 'print' })
      await expect(page.locator('main img').filter({ visible: true })).toHaveCount(0)
      await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0)
      for (const number of [1, 2])
        await expect(options(page).getByText(text(locale, 'offer', 'option', { number }), { exact: true })).toBeVisible()
      const file = testInfo.outputPath('printed.pdf')
      await page.pdf({ path: file, preferCSSPageSize: true })
      // The browser's own files keep no order of Arabic words: numbers tell that all of it is there.
      const read = pdfText(file)
      for (const part of [quote.number, ...quote.alternatives.map(({ price }) => written(price.totalSar))]) expect(read).toContain(part)
    })

    test('one press puts an option into the cart at the total that stood on the button', async ({ page }) => {
      const quote = await issueQuote(page, locale, wishes)
      const total = quote.alternatives[1]?.now.price?.totalSar ?? 0
      await page.goto(address(locale, quote.link))
      await book(page, locale, total).dblclick()
      await page.waitForURL(`**${to.cart(locale)}`)
      // The address is the cart's before the page is.
      await expect(options(page)).toHaveCount(0)
      await expect(page.locator('main article')).toHaveCount(1)
      await expect(page.locator('main article')).toContainText(written(total))
      await page.goBack()
      await expect(page.getByText(text(locale, 'offer', 'accepted.title'))).toBeVisible()
      await expect(options(page).nth(1)).toContainText(text(locale, 'offer', 'chosen'))
    })

    test('a price that an editor changes while it is open is shown and asked about again', async ({ page }) => {
      const courseId = courses.repriced[locale]
      const call = await caller(page, locale)
      const quote = await issueQuote(page, locale, [{ courseId, weeks: 4 }])
      const total = quote.alternatives[0]?.price.totalSar ?? 0
      // Four weeks at 10 pounds more, at 4.95 riyals.
      const dearer = total + 19_800
      await page.goto(address(locale, quote.link))
      await expect(page.getByText(text(locale, 'offer', 'same'))).toBeVisible()
      await withDearerWeeks(courseId, 1_000, async () => {
        await expect.poll(() => totalNow(call, quote.link)).toBe(dearer)
        await book(page, locale, total).click()
        await expect(page.getByText(text(locale, 'offer', 'changedNow'))).toBeVisible()
        await expect(page.getByText(pattern(locale, 'offer', 'dearer.title'))).toContainText('198.00')
        await book(page, locale, dearer).click()
        await page.waitForURL(`**${to.cart(locale)}`)
        // The address is the cart's before the page is.
        await expect(options(page)).toHaveCount(0)
        await expect(page.locator('main article')).toContainText(written(dearer))
      })
      // Put back, the price is the paper's again.
      await expect.poll(() => totalNow(call, quote.link)).toBe(total)
    })

    test('an expired one says what it costs today and is issued again under a new number', async ({ page }) => {
      const quote = await issueQuote(page, locale, wishes)
      setQuoteDays(quote.number, { issuedOn: '2026-01-17', validUntil: '2026-01-31' })
      await page.goto(address(locale, quote.link))
      await expect(page.getByText(pattern(locale, 'offer', 'expired.title'))).toBeVisible()
      await expect(page.getByText(pattern(locale, 'offer', 'expired.title'))).toContainText('31')
      await expect(page.getByText(text(locale, 'offer', 'sameExpired'))).toHaveCount(2)
      expect(await axeFindings(page)).toEqual([])
      await press(page, locale, 'offer', 'expired.again')
      await expect(page.getByRole('heading', { level: 1 })).not.toContainText(quote.number)
      await expect(page.getByText(text(locale, 'offer', 'status.issued'), { exact: true })).toBeVisible()
      await expect(options(page)).toHaveCount(2)
    })

    test('an address that leads to no quote says the same whatever is wrong with it', async ({ page }) => {
      const { link } = await issueQuote(page, locale, wishes.slice(0, 1))
      const seen: string[] = []
      for (const guess of ['', '#', '#x', `#${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`, '#%E0%A4%A', `#${'a'.repeat(43)}`]) {
        await page.goto('about:blank')
        await page.goto(`${to.offer(locale)}${guess}`)
        await expect(page.getByText(text(locale, 'offer', 'unknown.title'))).toBeVisible()
        seen.push((await page.locator('main').textContent()) ?? '')
      }
      expect(new Set(seen).size).toBe(1)
      expect(await axeFindings(page)).toEqual([])
    })

    test('the list of one’s quotes leads to each', async ({ page }) => {
      const quote = await issueQuote(page, locale, wishes)
      await page.goto(to.offers(locale))
      await page.getByRole('listitem').filter({ hasText: quote.number }).getByRole('link').click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText(quote.number)
      await page.goBack()
      await expect(page.getByText(quote.number)).toBeVisible()
      expect(await axeFindings(page)).toEqual([])
    })

    test('the price explains itself: offers and why not, and the length of a visa', async ({ page }) => {
      const quote = await issueQuote(page, locale, wishes.slice(0, 1))
      await page.goto(address(locale, quote.link))
      await press(page, locale, 'offer', 'why.open')
      await expect(page.getByRole('heading', { name: text(locale, 'explained', 'offers.heading') })).toBeVisible()
      await expect(page.getByText(text(locale, 'explained', 'visa.check'))).toBeVisible()
      expect(await axeFindings(page)).toEqual([])
    })

    test('its number and paper come by mail to who issued it, and with a question to the agency', async ({ page }) => {
      const quote = await issueQuote(page, locale, wishes.slice(0, 1))
      const email = mailbox('quote')
      await page.goto(address(locale, quote.link))
      await page.getByText(text(locale, 'offer', 'mail.open')).click()
      await page.locator('#offer-email').fill(email)
      await press(page, locale, 'offer', 'mail.send')
      await expect(page.getByText(pattern(locale, 'offer', 'mail.sent'))).toBeVisible()
      await expect.poll(async () => (await mailsTo(page, email)).filter(({ text: body }) => body.includes(quote.number)).length).toBe(1)

      const form = page.locator('#write')
      await form.getByLabel(text(locale, 'forms', 'field.name')).fill('نورة الحربي')
      await form.getByLabel(text(locale, 'forms', 'field.email')).fill(email)
      await form.getByLabel(text(locale, 'forms', 'field.phone')).fill('٠٥٠١٢٣٤٥٦٧')
      await form.getByLabel(text(locale, 'forms', 'field.message')).fill('هل الغرفة مفردة؟')
      await form.getByLabel(text(locale, 'forms', 'consent.privacy')).check()
      await press(page, locale, 'forms', 'submit.quote')
      await expect(page.getByText(text(locale, 'forms', 'sent.title'))).toBeVisible()
      await expect.poll(async () => (await mailsTo(page, agency)).filter(({ text: body }) => body.includes(quote.number)).length).toBe(1)
      expect(await axeFindings(page)).toEqual([])
    })

    test('the other language shows the same quote', async ({ page }) => {
      const quote = await issueQuote(page, locale, wishes.slice(0, 1))
      await page.goto(address(locale, quote.link))
      await expect(page.getByRole('heading', { level: 1 })).toContainText(quote.number)
      await page.locator('header a[data-keeps-query]').first().click()
      const other = locale === 'ar' ? 'en' : 'ar'
      await page.waitForURL(`**${to.offer(other)}#*`)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(`${text(other, 'offer', 'number')} ${quote.number}`)
    })

    test('with its files fetched at the first sign, the PDF needs no connection', async ({ page, context }) => {
      const quote = await issueQuote(page, locale, wishes.slice(0, 1))
      await page.goto(address(locale, quote.link))
      const fonts = page.waitForResponse(/rihla-paper-600/)
      await button(page, locale, 'offer', 'pdf.make').focus()
      await fonts
      await page.waitForLoadState('networkidle')
      await context.setOffline(true)
      const saving = page.waitForEvent('download')
      await press(page, locale, 'offer', 'pdf.make')
      expect((await saving).suggestedFilename()).toBe(`${quote.number}.pdf`)
      await context.setOffline(false)
    })
  })
}
