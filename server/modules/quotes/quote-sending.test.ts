import { limits } from '../../../src/config/limits'
import type { IssuedQuote, QuoteAnswer } from '../../../src/contract/quote-schema'
import { bare, readPdf, textOf } from '../../../src/paper/testing/read-pdf'
import { inTransaction } from '../../db/connect'
import { enqueueMail } from '../../events/mail'
import { choice, plainChoice } from '../../testing/booking-steps'
import { smallCatalogue } from '../../testing/small-catalogue'
import { defaultMoment, describeOnBoth, type TestApp } from '../../testing/test-app'
import { client, type TestClient } from '../../testing/test-client'

const { birthDate, nationality } = choice().student
const student = { firstname: 'نورة <b>', lastname: 'Alharbi', birth_date: birthDate, nationality }
const issue = async (visitor: TestClient, change: Record<string, unknown> = {}): Promise<IssuedQuote> =>
  (await visitor.call<QuoteAnswer>('quote/issue', { student, alternatives: [choice()], notes: 'Buy now at evil.example', ...change })).body
    .quote

type Kept = { id: string; subject: string; html: string; text: string; template: string; locale: string }
async function mailsTo(app: TestApp, to: string): Promise<Kept[]> {
  await app.deliverOutbox()
  return (await app.inject(`/dev/mailbox.json?to=${to}`)).json().items
}
const filesOf = (app: TestApp, id: string) =>
  app.services.db.selectFrom('mailbox_attachments').selectAll().where('message_id', '=', id).execute()
const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, '')

describeOnBoth(
  'quote/send: the student’s mail with the paper (issue “quotes”)',
  (getApp) => {
    test('given an own quote, then the mail in its language has number, total, deposit, last day and link, and the PDF is attached', async () => {
      const app = getApp()
      const visitor = await client(app, 'ar')
      const { link, number } = await issue(visitor)
      const { status } = await visitor.call('quote/send', { link, email: ' Noura@Example.com ' })
      expect(status).toBe(200)
      const mails = await mailsTo(app, 'noura@example.com')
      expect(mails).toHaveLength(1)
      const [mail] = mails
      const text = plain(mail?.text ?? '')
      expect([mail?.template, mail?.locale, plain(mail?.subject ?? '')]).toEqual(['quote_sent', 'ar', `عرض السعر رقم ${number}`])
      for (const part of [
        '29,510.40 ريال',
        '5,902.08 ريال',
        '23,608.32 ريال',
        number,
        `http://shop.test/ar/offer#${link}`,
        'صالح حتى: الأحد، 15 مارس 2026',
      ])
        expect(text).toContain(part)
      const [file] = await filesOf(app, mail?.id ?? '')
      expect([file?.name, file?.media_type]).toEqual([`عرض سعر ${number}.pdf`, 'application/pdf'])
      const paper = textOf(readPdf(Buffer.from(file?.content ?? '', 'base64')))
      for (const part of ['29,510.40', number, 'نورة', 'المبلغ الإجمالي']) expect(paper).toContain(bare(part))
    })

    test('given what a person typed, then none of it is in the mail itself: nobody writes to strangers through us', async () => {
      const app = getApp()
      const visitor = await client(app, 'en')
      const { link } = await issue(visitor)
      await visitor.call('quote/send', { link, email: 'typed@example.com' })
      const [mail] = await mailsTo(app, 'typed@example.com')
      expect(`${mail?.html}${mail?.text}${mail?.subject}`).not.toMatch(/evil\.example|نورة|Alharbi/)
    })

    test('given it is asked for again, by key, by double click or anew within the hour, then one mail; after it, another', async () => {
      const app = getApp()
      const visitor = await client(app, 'en')
      const { link } = await issue(visitor)
      const send = (key?: string) => visitor.call('quote/send', { link, email: 'once@example.com' }, key ? { key } : {})
      const answers = [...(await Promise.all([send('one-and-the-same'), send('one-and-the-same'), send()])), await send()]
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
      expect(await mailsTo(app, 'once@example.com')).toHaveLength(1)
      app.setNow('2026-03-01T10:00:01.000Z')
      await send()
      const mails = await mailsTo(app, 'once@example.com')
      app.setNow(defaultMoment)
      expect(mails).toHaveLength(2)
    })

    test('given a session that writes to many, then it is stopped, and another one to an address that has had its share too', async () => {
      const app = getApp()
      const visitor = await client(app, 'en')
      const { link } = await issue(visitor)
      const { max } = limits.quote.mailsPerSession
      for (let turn = 0; turn < max; turn += 1)
        expect((await visitor.call('quote/send', { link, email: `many-${turn}@example.com` })).status).toBe(200)
      const { status, body, headers } = await visitor.failing('quote/send', { link, email: 'one-more@example.com' })
      expect([status, body.error.code, Number(headers['retry-after']) > 0]).toEqual([429, 'rate_limited', true])
    })

    test('given an address that has had its share, whoever wrote, then no quote goes there, and the person is told', async () => {
      const app = getApp()
      const { db, now } = app.services
      const mail = { to: 'victim@example.com', locale: 'en' as const, template: 'notice_confirm', params: {} }
      for (let turn = 0; turn < limits.mail.perHour; turn += 1) await inTransaction(db, (trx) => enqueueMail(trx, mail, now()))
      const visitor = await client(app, 'en')
      const { link } = await issue(visitor, { alternatives: [plainChoice()] })
      const { status, body } = await visitor.failing('quote/send', { link, email: 'victim@example.com' })
      expect([status, body.error.code]).toEqual([429, 'rate_limited'])
      await db.deleteFrom('outbox').where('recipient', '=', 'victim@example.com').execute()
    })

    test.each([
      ['a stranger’s', {}, 'quote_unknown'],
      ['no address', { email: ' ' }, 'validation'],
      ['what is no address', { email: 'a@b\r\nBcc: c@d.example' }, 'validation'],
      ['a guessed quote', { link: 'x' }, 'quote_unknown'],
    ])('given %s, then nothing is sent', async (_, change, code) => {
      const app = getApp()
      const owner = await client(app)
      const sender = code === 'validation' ? owner : await client(app)
      const { link } = await issue(owner)
      const { body } = await sender.failing('quote/send', { link, email: 'nobody@example.com', ...change })
      expect(body.error.code).toBe(code)
      expect(await mailsTo(app, 'nobody@example.com')).toEqual([])
    })

    test('given an inquiry about a quote, then the agency gets it with the paper, the visitor a receipt without', async () => {
      const app = getApp()
      const visitor = await client(app, 'en')
      const { link, number } = await issue(visitor)
      const inquiry = { kind: 'quote', name: 'Noura', email: 'asks@example.com', phone: '0501234567', consents: { privacy: true } }
      const sent = await visitor.call('inquiresubmission/submit', { ...inquiry, quote_link: link, message: 'Is the room single?' })
      expect([sent.status, sent.body]).toEqual([200, { success: true }])
      const [received] = (await mailsTo(app, 'hello@demo.example')).filter(({ text }) => text.includes('Is the room single?'))
      expect(plain(received?.text ?? '')).toContain(number)
      expect(received?.text).toContain(`/ar/offer#${link}`)
      expect((await filesOf(app, received?.id ?? '')).map(({ name }) => name)).toEqual([`عرض سعر ${number}.pdf`])
      const [receipt] = await mailsTo(app, 'asks@example.com')
      expect(receipt?.text).toContain(`/en/offer#${link}`)
      expect(await filesOf(app, receipt?.id ?? '')).toEqual([])
      const refused = await visitor.failing('inquiresubmission/submit', { ...inquiry, quote_link: 'guessed' })
      expect(refused.body.error.code).toBe('quote_unknown')
      const kept = await app.services.db.selectFrom('inquiries').select('details').where('email', '=', 'asks@example.com').execute()
      expect(kept.map(({ details }) => JSON.parse(details).quote)).toEqual([number])
    })

    test('given the mailbox page, then the file can be fetched from it, under its Arabic name', async () => {
      const app = getApp()
      const visitor = await client(app, 'ar')
      const { link, number } = await issue(visitor)
      await visitor.call('quote/send', { link, email: 'box@example.com' })
      const [mail] = await mailsTo(app, 'box@example.com')
      const page = await app.inject(`/dev/mailbox/${mail?.id}`)
      const [, href = ''] = /href="(\/dev\/mailbox\/[^"]+\/files\/[^"]+)"/.exec(page.body) ?? []
      const file = await app.inject(href)
      expect([file.statusCode, file.headers['content-type'], file.rawPayload.subarray(0, 5).toString()]).toEqual([
        200,
        'application/pdf',
        '%PDF-',
      ])
      expect(file.headers['content-disposition']).toContain(encodeURIComponent(number))
      expect((await app.inject(`/dev/mailbox/${mail?.id}/files/other`)).statusCode).toBe(404)
    })
  },
  { prepare: smallCatalogue, at: defaultMoment },
)
