import type { AddressInfo } from 'node:net'
import { createServer, type Server } from 'node:net'
import { inTransaction } from '../db/connect'
import { describeOnBoth, type TestApp } from '../testing/test-app'
import { createMailDelivery, enqueueMail, type MailTemplate } from './mail'
import { escapeHtml, layoutMail } from './mail-layout'
import { enqueue, forgetDelivered, waitAfter } from './outbox'
import { type Deliveries, deliverDue } from './worker'

const greeting: MailTemplate = ({ name }, locale) => ({
  subject: locale === 'ar' ? 'أهلًا' : 'Welcome',
  html: layoutMail(locale, 'Welcome', `<p><bdi>${escapeHtml(String(name))}</bdi></p>`),
  text: `${name}`,
})

const message = (app: TestApp, id: string) =>
  app.services.db.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const deliver = (app: TestApp, deliveries: Deliveries) => deliverDue(app.services, deliveries, app.log)

describeOnBoth('outbox', (getApp) => {
  test('given a transaction that is rolled back, its message is not there', async () => {
    const { db } = getApp().services
    const work = inTransaction(db, async (transaction) => {
      await enqueue(transaction, 'hook', { turn: 1 })
      throw new Error('no')
    })
    await expect(work).rejects.toThrow('no')
    expect(await deliver(getApp(), {})).toBe(0)
  })

  test('given a message, it is delivered once with its id, and not again', async () => {
    const app = getApp()
    const id = await inTransaction(app.services.db, (transaction) => enqueue(transaction, 'hook', { page: '/ar' }))
    const seen: unknown[] = []
    const deliveries: Deliveries = { hook: async (arrived) => void seen.push(arrived) }
    expect(await deliver(app, deliveries)).toBe(1)
    expect(await deliver(app, deliveries)).toBe(0)
    expect(seen).toEqual([{ id, kind: 'hook', payload: { page: '/ar' }, attempt: 1 }])
  })

  test('given a receiver that is down, the message waits longer each time and arrives when it is up again', async () => {
    const app = getApp()
    const id = await inTransaction(app.services.db, (transaction) => enqueue(transaction, 'hook', {}))
    let up = false
    const deliveries: Deliveries = {
      hook: async () => {
        if (!up) throw Object.assign(new Error('to someone@example.com'), { code: 'ECONNREFUSED' })
      },
    }
    await deliver(app, deliveries)
    expect(await message(app, id)).toMatchObject({
      attempts: 1,
      next_at: '2026-03-01T09:00:02.000Z',
      last_error: 'Error ECONNREFUSED',
      delivered_at: null,
    })
    expect(await deliver(app, deliveries)).toBe(0)
    app.setNow('2026-03-01T09:00:02.000Z')
    await deliver(app, deliveries)
    expect(await message(app, id)).toMatchObject({ attempts: 2, next_at: '2026-03-01T09:00:06.000Z' })
    up = true
    app.setNow('2026-03-01T09:00:06.000Z')
    await deliver(app, deliveries)
    expect((await message(app, id ?? '')).delivered_at).toBe('2026-03-01T09:00:06.000Z')
  })

  test('waits double and end at an hour', () => {
    expect([1, 2, 3, 20].map(waitAfter)).toEqual([2000, 4000, 8000, 3_600_000])
  })

  test('given a process that died with a message in hand, another one delivers it a minute later', async () => {
    const app = getApp()
    const id = await inTransaction(app.services.db, (transaction) => enqueue(transaction, 'hook', {}))
    const claimed = { claimed_until: '2026-03-01T10:00:00.000Z', attempts: 1 }
    await app.services.db.updateTable('outbox').set(claimed).where('id', '=', id).execute()
    app.setNow('2026-03-01T09:59:00.000Z')
    expect(await deliver(app, { hook: async () => undefined })).toBe(0)
    app.setNow('2026-03-01T10:00:00.000Z')
    expect(await deliver(app, { hook: async () => undefined })).toBe(1)
  })

  test('given what was delivered 30 days ago, then it is forgotten; what waits and what is newer stays', async () => {
    const app = getApp()
    const { db } = app.services
    const ids = await inTransaction(db, async (transaction) => [
      await enqueue(transaction, 'hook', {}),
      await enqueue(transaction, 'hook', {}),
      await enqueue(transaction, 'hook', {}),
    ])
    const [old = '', newer = '', waiting = ''] = ids
    await db.updateTable('outbox').set({ delivered_at: '2026-01-01T00:00:00.000Z' }).where('id', '=', old).execute()
    await db.updateTable('outbox').set({ delivered_at: '2026-01-01T00:00:00.001Z' }).where('id', '=', newer).execute()
    await forgetDelivered(db, Date.parse('2026-01-31T00:00:00.000Z'))
    const left = await db.selectFrom('outbox').select('id').where('id', 'in', ids).execute()
    await db.deleteFrom('outbox').where('id', 'in', ids).execute()
    expect(left.map(({ id }) => id).sort()).toEqual([newer, waiting].sort())
  })

  test('given two workers at once, each message goes through one of them', async () => {
    const app = getApp()
    await inTransaction(app.services.db, async (transaction) => {
      for (let turn = 0; turn < 10; turn += 1) await enqueue(transaction, 'hook', { turn })
    })
    const seen: string[] = []
    const deliveries: Deliveries = { hook: async ({ id }) => void seen.push(id) }
    await Promise.all([deliver(app, deliveries), deliver(app, deliveries)])
    expect([seen.length, new Set(seen).size]).toEqual([10, 10])
  })
})

const mail = { to: 'noura@example.com', locale: 'ar' as const, template: 'greeting', params: { name: '<Noura & co>' } }

describeOnBoth('mails per address', (getApp) => {
  const to = 'victim@example.com'
  const write = (bound?: 'wait' | 'drop' | 'free') => {
    const { db, now } = getApp().services
    return inTransaction(db, (trx) => enqueueMail(trx, { ...mail, to }, now(), bound))
  }
  const arrived = async () => {
    const app = getApp()
    await deliver(app, { mail: createMailDelivery(app.services, { greeting }) })
    return (await app.inject(`/dev/mailbox.json?to=${to}`)).json().items.length as number
  }

  test('given more than ten in an hour, then asked-for ones are dropped, promised ones come later, none is lost', async () => {
    const app = getApp()
    for (let turn = 0; turn < 10; turn += 1) expect(await write('drop')).not.toBeNull()
    expect(await write('drop')).toBeNull()
    for (let turn = 0; turn < 12; turn += 1) expect(await write('wait')).not.toBeNull()
    expect(await arrived()).toBe(10)
    app.setNow('2026-03-01T10:00:00.000Z')
    expect(await arrived()).toBe(20)
    app.setNow('2026-03-01T11:00:00.000Z')
    expect(await arrived()).toBe(22)
  })

  test('given the share of one address is used up, then others and our own letters are not touched', async () => {
    const { db, now } = getApp().services
    expect(await write('free')).not.toBeNull()
    expect(await inTransaction(db, (trx) => enqueueMail(trx, { ...mail, to: 'other@example.com' }, now(), 'drop'))).not.toBeNull()
  })
})

describeOnBoth('mail without an SMTP server', (getApp) => {
  const send = async () => {
    const app = getApp()
    await inTransaction(app.services.db, (transaction) => enqueueMail(transaction, mail))
    await deliver(app, { mail: createMailDelivery(app.services, { greeting }) })
  }

  test('given an Arabic mail, it is kept with text and right-to-left HTML, and what a person typed is escaped', async () => {
    await send()
    const { items } = (await getApp().inject('/dev/mailbox.json?to=noura@example.com')).json()
    expect(items).toHaveLength(1)
    expect(items[0]).toMatchObject({ to: 'noura@example.com', locale: 'ar', template: 'greeting', subject: 'أهلًا', text: '<Noura & co>' })
    expect(items[0].html).toContain('<html lang="ar-SA" dir="rtl">')
    expect(items[0].html).toContain('<bdi>&lt;Noura &amp; co&gt;</bdi>')
  })

  test('the mailbox page lists it, and each mail has a page with its HTML in a frame without rights', async () => {
    const list = await getApp().inject('/dev/mailbox')
    const [, link = ''] = /href="(\/dev\/mailbox\/[\w-]+)"/.exec(list.body) ?? []
    const page = await getApp().inject(link)
    expect(page.body).toContain('<iframe sandbox')
    const html = await getApp().inject(`${link}/html`)
    expect(html.headers['content-security-policy']).toMatch(/^default-src 'none'/)
    expect(html.body).toContain('dir="rtl"')
    expect((await getApp().inject('/dev/mailbox/unknown')).statusCode).toBe(404)
  })
})

/** The least of an SMTP server: says yes, keeps what it gets. */
function smtpServer(): Promise<{ server: Server; url: string; received: string[] }> {
  const received: string[] = []
  const server = createServer((socket) => {
    let data = false
    socket.setEncoding('utf8').write('220 test\r\n')
    socket.on('error', () => undefined)
    socket.on('data', (chunk: string) => {
      received.push(chunk)
      if (data && chunk.includes('\r\n.\r\n')) data = false
      else if (data) return
      else if (/^DATA/i.test(chunk)) {
        data = true
        return void socket.write('354 go\r\n')
      }
      socket.write(/^QUIT/i.test(chunk) ? '221 bye\r\n' : '250 ok\r\n')
    })
  })
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      resolve({ server, received, url: `smtp://127.0.0.1:${port}` })
    })
  })
}

describeOnBoth('mail over SMTP', (getApp) => {
  test('given an SMTP server, mail leaves with the message id as Message-ID, in both forms', async () => {
    const { server, url, received } = await smtpServer()
    const app = getApp()
    const id = await inTransaction(app.services.db, (transaction) => enqueueMail(transaction, mail))
    const services = { ...app.services, env: { ...app.services.env, smtpUrl: url, mailFrom: 'Rihla <bookings@rihla.example>' } }
    await deliver(app, { mail: createMailDelivery(services, { greeting }) })
    server.close()
    const all = received.join('')
    expect(all).toContain(`Message-ID: <${id}@shop.test>`)
    expect(all).toContain('RCPT TO:<noura@example.com>')
    expect(all).toContain('text/html')
    expect(all).toContain('text/plain')
    expect((await message(app, id ?? '')).delivered_at).not.toBeNull()
  })
})
