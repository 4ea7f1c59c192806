import { smallCatalogue } from '../../testing/small-catalogue'
import { describeOnBoth, type TestApp } from '../../testing/test-app'
import { client } from '../../testing/test-client'

const contact = (change: Record<string, unknown> = {}) => ({
  name: 'نورة الحربي',
  email: 'Noura@Example.com',
  phone: '٠٥٠١٢٣٤٥٦٧',
  subject: 'حجز جديد',
  message: 'كم سعر الدورة؟\n<script>alert(1)</script>',
  consents: { privacy: true },
  ...change,
})
const help = (change: Record<string, unknown> = {}) => ({
  kind: 'help',
  name: 'Noura',
  email: 'help@example.com',
  phone: '0501234567',
  message: 'Where should I go?',
  fields: { destination: 'London', role: 'admin' },
  consents: { privacy: true },
  ...change,
})

const mailsTo = async (app: TestApp, to: string): Promise<{ subject: string; html: string; text: string; template: string }[]> => {
  await app.deliverOutbox()
  return (await app.inject(`/dev/mailbox.json?to=${to}`)).json().items
}
const kept = (app: TestApp, table: 'contact_messages' | 'inquiries', email: string) =>
  app.services.db.selectFrom(table).selectAll().where('email', '=', email).execute()

describeOnBoth(
  'core/contact/postForm and inquiresubmission/submit',
  (getApp) => {
    test('given a message, then it is kept once in normal form, the agency gets it and the visitor a receipt in their language', async () => {
      const app = getApp()
      const visitor = await client(app)
      const answers = await Promise.all([1, 2, 3].map(() => visitor.call('core/contact/postForm', contact(), { key: 'contact-key-1' })))
      expect(answers.map(({ status, body }) => [status, body])).toEqual(Array(3).fill([200, { success: true }]))
      const rows = await kept(app, 'contact_messages', 'noura@example.com')
      expect(rows).toHaveLength(1)
      expect(rows[0]).toMatchObject({ phone: '+966501234567', locale: 'ar', subject: 'حجز جديد' })
      const [receipt] = await mailsTo(app, 'noura@example.com')
      expect(receipt).toMatchObject({ template: 'message_receipt', subject: 'وصلتنا رسالتك' })
      expect(receipt?.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
      const agency = await mailsTo(app, 'hello@demo.example')
      expect(agency[0]?.text).toContain('كم سعر الدورة؟')
    })

    test('given the same words again within a minute under another key, then they are the same message (case 66)', async () => {
      const app = getApp()
      const visitor = await client(app, 'en')
      const sent = contact({ email: 'twice@example.com', subject: 'حجز جديد' })
      for (const key of ['one-of-two', 'two-of-two'])
        await visitor.call('core/contact/postForm', { ...sent, subject: 'New booking' }, { key })
      expect(await kept(app, 'contact_messages', 'twice@example.com')).toHaveLength(1)
    })

    test.each([
      [{ name: ' ', message: '\n\u200f' }, 'core_contact_100', { name: 'required', message: 'required' }],
      [{ email: 'a@b' }, 'validation', { email: 'email' }],
      [{ phone: '12' }, 'validation', { phone: 'phone' }],
      [{ subject: 'No such subject' }, 'validation', { subject: 'choice' }],
      [{ consents: {} }, 'core_contact_100', { 'consents.privacy': 'required' }],
      [{ message: 'NUL \u0000' }, 'validation', { message: 'unsafeText' }],
    ])('given %j, then the field is named and nothing is kept (cases 12, 44, 57)', async (change, code, fields) => {
      const app = getApp()
      const visitor = await client(app)
      const { status, body } = await visitor.failing('core/contact/postForm', contact({ email: 'wrong@example.com', ...change }))
      expect([status, body.error.code, body.error.fields]).toEqual([422, code, fields])
      expect(await kept(app, 'contact_messages', 'wrong@example.com')).toEqual([])
    })

    test('given nothing at all, then core_contact_100 names every field', async () => {
      const { body } = await (await client(getApp())).failing('core/contact/postForm', {})
      expect(body.error.code).toBe('core_contact_100')
      expect(Object.keys(body.error.fields ?? {}).sort()).toEqual(['consents.privacy', 'email', 'message', 'name', 'subject'])
    })

    test('given a flood from one address, then it is told when to come again, and others are heard', async () => {
      const app = getApp()
      const visitor = await client(app)
      const send = (turn: number, email: string) => visitor.failing('core/contact/postForm', contact({ email, message: `Message ${turn}` }))
      for (let turn = 0; turn < 5; turn += 1) expect((await send(turn, 'flood@example.com')).status).toBe(200)
      const refused = await send(6, 'flood@example.com')
      expect([refused.status, refused.body.error.code, refused.headers['retry-after']]).toEqual([429, 'rate_limited', '3600'])
      expect((await send(7, 'calm@example.com')).status).toBe(200)
    })

    test('given a flood of inquiries from one address, then it is told when to come again, and others are heard', async () => {
      const app = getApp()
      const visitor = await client(app, 'en')
      const send = (turn: number, email: string) =>
        visitor.failing('inquiresubmission/submit', help({ email, message: `Question ${turn}` }))
      for (let turn = 0; turn < 5; turn += 1) expect((await send(turn, 'asking@example.com')).status).toBe(200)
      const refused = await send(6, 'Asking@Example.com')
      expect([refused.status, refused.body.error.code, refused.headers['retry-after']]).toEqual([429, 'rate_limited', '3600'])
      expect(await kept(app, 'inquiries', 'asking@example.com')).toHaveLength(5)
      expect((await send(7, 'patient@example.com')).status).toBe(200)
    })

    test('given a robot in the trap, then it is thanked and nothing is kept', async () => {
      const app = getApp()
      const { status } = await (await client(app)).call(
        'core/contact/postForm',
        contact({ email: 'robot@example.com', website: 'http://x' }),
      )
      expect(status).toBe(200)
      expect(await kept(app, 'contact_messages', 'robot@example.com')).toEqual([])
      expect(await mailsTo(app, 'robot@example.com')).toEqual([])
    })

    test('given an inquiry, then only the fields of its kind are kept, and letters are asked for by mail', async () => {
      const app = getApp()
      const visitor = await client(app, 'en')
      await visitor.call('inquiresubmission/submit', help({ consents: { privacy: true, marketing_email: true } }))
      const [row] = await kept(app, 'inquiries', 'help@example.com')
      expect(row).toMatchObject({ kind: 'help', phone: '+966501234567' })
      expect(row && 'details' in row && JSON.parse(row.details)).toEqual({
        about: null,
        quote: null,
        fields: { language: '', destination: 'London', weeks: '', startMonth: '' },
        message: 'Where should I go?',
      })
      expect((await mailsTo(app, 'help@example.com')).map(({ template }) => template).sort()).toEqual([
        'message_receipt',
        'newsletter_confirm',
      ])
    })

    test('given an inquiry about a group, then the group, its fields and the consent to tell the school are needed', async () => {
      const visitor = await client(getApp(), 'en')
      const sent = help({ kind: 'summerGroup', email: 'group@example.com', message: '' })
      const bare = await visitor.failing('inquiresubmission/submit', sent)
      expect(bare.body.error.fields).toEqual({
        'fields.students': 'required',
        'fields.ages': 'required',
        'consents.school_abroad': 'required',
      })
      const full = { ...sent, fields: { students: '30', ages: '13-15' }, consents: { privacy: true, school_abroad: true } }
      expect((await visitor.failing('inquiresubmission/submit', full)).body.error.fields).toEqual({ about_id: 'required' })
      expect((await visitor.failing('inquiresubmission/submit', { ...full, about_id: 99_999 })).body.error.code).toBe('not_found')
      expect((await visitor.call('inquiresubmission/submit', { ...full, about_id: 1 })).status).toBe(200)
    })

    test('given a kind that does not exist, then it is refused', async () => {
      const { body } = await (await client(getApp())).failing('inquiresubmission/submit', help({ kind: 'admin' }))
      expect(body.error.code).toBe('validation')
    })
  },
  { prepare: smallCatalogue },
)
