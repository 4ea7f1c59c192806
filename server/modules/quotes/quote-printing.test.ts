import { endpoints } from '../../../src/contract/endpoints'
import type { IssuedQuote, QuoteAnswer } from '../../../src/contract/quote-schema'
import { bare, checkedByQpdf, type ReadPdf, readPdf, textOf } from '../../../src/paper/testing/read-pdf'
import { choice, plainChoice } from '../../testing/booking-steps'
import { smallCatalogue } from '../../testing/small-catalogue'
import { describeOnBoth, type TestApp } from '../../testing/test-app'
import { client, type TestClient } from '../../testing/test-client'

const { birthDate, nationality } = choice().student
const student = { firstname: 'نورة', lastname: 'Alharbi', birth_date: birthDate, nationality, city: 'الرياض' }
const issue = async (visitor: TestClient, change: Record<string, unknown> = {}): Promise<IssuedQuote> =>
  (await visitor.call<QuoteAnswer>('quote/issue', { student, alternatives: [choice()], ...change })).body.quote

async function print(app: TestApp, visitor: TestClient, link: string) {
  const { path } = endpoints['course/exportPDF']
  const { statusCode, headers, rawPayload } = await app.inject({ method: 'POST', url: path, headers: visitor.headers(), payload: { link } })
  return { statusCode, headers, bytes: new Uint8Array(rawPayload) }
}

async function printed(app: TestApp, visitor: TestClient, link: string): Promise<ReadPdf> {
  const { bytes } = await print(app, visitor, link)
  expect([null, 0]).toContain(checkedByQpdf(bytes))
  return readPdf(bytes)
}

const logged: string[] = []
const logger = { level: 'error', stream: { write: (line: string) => void logged.push(line) } }

describeOnBoth(
  'course/exportPDF: the offer price as a PDF (spec §7)',
  (getApp) => {
    test.each(['en', 'ar'] as const)('given the address of a quote, then a stranger gets its PDF in their language: %s', async (locale) => {
      const app = getApp()
      const { link, number } = await issue(await client(app, 'ar'), { notes: 'Window room' })
      const pdf = await printed(app, await client(app, locale), link)
      const text = textOf(pdf)
      for (const part of [number, '29,510.40', '14,850.00', 'Alharbi', 'نورة', 'Windowroom', '5,902.08']) expect(text).toContain(bare(part))
      expect(text).toContain(bare(locale === 'ar' ? 'المبلغ الإجمالي' : 'Total to pay'))
      expect(pdf.pages.flatMap(({ links }) => links)).toContain(`http://shop.test/${locale}/offer#${link}`)
      expect(pdf.info.Language).toBe(locale === 'ar' ? 'ar-SA' : 'en-US')
    })

    test('given the answer, then it is a file with an Arabic name that nobody keeps (case 60)', async () => {
      const app = getApp()
      const { link, number } = await issue(await client(app))
      const { headers, statusCode, bytes } = await print(app, await client(app, 'ar'), link)
      expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([200, 'application/pdf', 'no-store'])
      expect(new TextDecoder().decode(bytes.slice(0, 5))).toBe('%PDF-')
      expect(logged).toEqual([])
      expect(headers['content-disposition']).toBe(
        `attachment; filename="${number}.pdf"; filename*=UTF-8''${encodeURIComponent(`عرض سعر ${number}.pdf`)}`,
      )
    })

    test('given a guessed address, or one in the query string, then there is no paper', async () => {
      const app = getApp()
      const visitor = await client(app)
      const { link } = await issue(visitor)
      for (const guess of ['', 'x', `${link}A`, "' or 1=1 --"])
        expect((await visitor.failing('course/exportPDF', { link: guess })).body.error.code).toBe('quote_unknown')
      const { path } = endpoints['course/exportPDF']
      expect((await app.inject({ method: 'GET', url: `${path}?link=${link}`, headers: visitor.headers() })).statusCode).not.toBe(200)
    })

    test('given six who print three alternatives at once, then each gets a whole paper', async () => {
      const app = getApp()
      const visitor = await client(app, 'en')
      const { link } = await issue(visitor, { alternatives: [choice(), plainChoice(), plainChoice({ weeks: 8 })] })
      const papers = await Promise.all(Array.from({ length: 6 }, () => print(app, visitor, link)))
      expect(papers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 6 }, () => 200))
      expect(new Set(papers.map(({ bytes }) => bytes.length)).size).toBe(1)
      expect(textOf(readPdf(papers[0]?.bytes ?? new Uint8Array()))).toContain(bare('Option 3'))
    })
  },
  { prepare: smallCatalogue, logger },
)
