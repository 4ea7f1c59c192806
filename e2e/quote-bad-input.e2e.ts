import { expect, type Page, test } from '@playwright/test'
import { type Locale, locales } from '../src/config/locales'
import { to } from '../src/config/routes'
import { issueQuote } from './calls'
import { axeFindings, overflow } from './page-check'
import { bare, readPdfs } from './pdf-text'
import { chooseStart, goOn, heading, next, option, sayWho, tripAddress } from './quote-steps'
import { courses, mailbox, mailsTo, press, watchConsole } from './shop'
import { text } from './texts'

/** What a name of 200 characters begins with, and what is left of it once it fits. */
const long = 'عبد الرحمن van der Berg-'.repeat(9).slice(0, 200)
const turned = '\u202Eنورة 👩‍🎓 بنت \u2067Sarah\u2069'
const likePdf = ')>>/OpenAction<</S/JavaScript/JS(app.alert(1))>>endobj(\\'
const script = '<img/src=x/onerror=window.ran=1>'
const endless = 'س'.repeat(3000 - script.length - 1)
/** 3,000 characters and not one blank. */
const words = `${script}\n${endless}`

/** Birth date of who turns 18 so many days after lessons start; she came the day before them. */
function eighteenOn(start: string, later: number): string {
  const day = new Date(Date.parse(start) + later * 86_400_000).toISOString().slice(0, 10)
  return `${Number(day.slice(0, 4)) - 18}${day.slice(4)}`
}

/** The paper of the quote on this page. @returns its file */
async function paperOf(page: Page, locale: Locale) {
  const saving = page.waitForEvent('download')
  await press(page, locale, 'offer', 'pdf.make')
  return (await saving).path()
}

async function expectHarmless(page: Page) {
  expect(await page.evaluate(() => 'ran' in window)).toBe(false)
  expect([...(await overflow(page, 320)), ...(await axeFindings(page))]).toEqual([])
}

for (const locale of locales) {
  const tag = locale === 'ar' ? '@phone' : '@desktop'

  test(`given names and notes as nobody should type them in ${locale}, then they are read as text on page and paper, and nothing runs`, {
    tag,
  }, async ({ page }) => {
    test.slow()
    const said = watchConsole(page)
    await page.goto(tripAddress(locale))
    await expect(heading(page, locale, 'student')).toBeVisible()
    await sayWho(page)
    await page.locator('#quote-lastname').fill(long)
    await next(page).click()
    await expect(page.getByRole('alert')).toContainText('100')
    await expectHarmless(page)
    await page.locator('#quote-firstname').fill(turned)
    await page.locator('#quote-lastname').fill(long.slice(0, 100))
    await page.locator('#quote-city').fill(likePdf)
    await goOn(page, locale, 'destination')
    await page.goto(`${to.quote(locale)}?step=course`)
    await chooseStart(page)
    await page.goto(`${to.quote(locale)}?step=summary`)
    await expect(option(page, 1)).toBeVisible()
    await page.locator('#quote-notes').fill(words)
    await expectHarmless(page)
    await next(page).click()
    await page.waitForURL(new RegExp(`${to.offer(locale)}#.+`))

    // The mark that turns the line is gone, so the name is the name.
    const name = page.locator('main dd').filter({ hasText: 'van der Berg' })
    await expect(name).toHaveText(`نورة 👩‍🎓 بنت Sarah ${long.slice(0, 100)}`)
    await expect(page.getByText(script)).toBeVisible()
    await expectHarmless(page)

    const [paper] = readPdfs([await paperOf(page, locale)])
    if (!paper) throw new Error('no paper')
    expect([paper.actions, paper.warnings]).toEqual([[], []])
    expect(paper.text).toContain(bare(likePdf))
    expect(paper.text).toContain(script)
    expect(paper.text.split('س').length - 1).toBeGreaterThanOrEqual(endless.length)
    // Emoji are left out on paper, letters are not.
    for (const part of ['نورة', 'بنت', 'Sarah', 'vanderBerg']) expect(paper.text).toContain(part)
    expect([paper.left >= 0, paper.right <= 595]).toEqual([true, true])
    expect(said).toEqual([])
  })

  test(`given a question of 3,000 characters without a blank in ${locale}, then it is sent whole, and the page stays as wide as it was`, {
    tag,
  }, async ({ page }) => {
    const quote = await issueQuote(page, locale, [{ courseId: courses.workedExample.id, weeks: 4 }])
    const email = mailbox('question')
    await page.goto(`${to.offer(locale)}#${quote.link}`)
    const form = page.locator('#write')
    await form.getByLabel(text(locale, 'forms', 'field.name')).fill(long.slice(0, 100))
    await form.getByLabel(text(locale, 'forms', 'field.email')).fill(email)
    await form.getByLabel(text(locale, 'forms', 'field.phone')).fill('٠٥٠١٢٣٤٥٦٧')
    await form.getByLabel(text(locale, 'forms', 'field.message')).fill(words)
    await form.getByLabel(text(locale, 'forms', 'consent.privacy')).check()
    expect(await overflow(page, 320)).toEqual([])
    await press(page, locale, 'forms', 'submit.quote')
    await expect(page.getByText(text(locale, 'forms', 'sent.title'))).toBeVisible()
    const mine = async () => (await mailsTo(page, 'hello@rihla.example')).filter(({ text: body }) => body.includes(email))
    await expect.poll(async () => (await mine()).length).toBe(1)
    const [mail] = await mine()
    expect([mail?.text.includes(endless), mail?.html.includes('<img/src')]).toEqual([true, false])
  })

  test(`given birthdays that decide a price in ${locale}, then page and paper say the same weeks and the same total`, {
    tag,
  }, async ({ page }) => {
    const births = [
      { born: (start: string) => eighteenOn(start, 0), weeks: 1 },
      { born: (start: string) => eighteenOn(start, 15), weeks: 3 },
      { born: () => '2004-02-29', weeks: 0 },
    ]
    const papers: string[] = []
    const expected: { total: string; supplement: boolean }[] = []
    const word = text(locale, 'pricing', 'line.accommodationUnder18')
    for (const { born, weeks } of births) {
      const wish = { courseId: courses.workedExample.id, weeks: 8, accommodationId: 1 }
      const quote = await issueQuote(page, locale, [wish], { born })
      const lines = quote.alternatives[0]?.price.lines ?? []
      const supplement = lines.filter(({ kind }) => kind === 'accommodationUnder18').map(({ rule }) => rule.params.count)
      expect(supplement).toEqual(weeks === 0 ? [] : [weeks])
      await page.goto('about:blank')
      await page.goto(`${to.offer(locale)}#${quote.link}`)
      const total = ((quote.alternatives[0]?.price.totalSar ?? 0) / 100).toLocaleString('en', { minimumFractionDigits: 2 })
      await expect(page.locator('#option-1')).toContainText(total)
      await expect(page.locator('#option-1').getByText(word)).toHaveCount(weeks === 0 ? 0 : 1)
      papers.push(await paperOf(page, locale))
      expected.push({ total, supplement: weeks > 0 })
    }
    for (const [index, paper] of readPdfs(papers).entries()) {
      expect(paper.text).toContain(expected[index]?.total)
      expect(paper.text.includes(bare(word))).toBe(expected[index]?.supplement)
    }
  })
}
