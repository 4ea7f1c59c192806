import { Type } from '@sinclair/typebox'
import { fail } from './fail'
import { sessionCalls } from './modules/session/session-routes'
import { serve } from './routing'
import { describeOnBoth } from './testing/test-app'
import { client } from './testing/test-client'

const Input = Type.Object({ name: Type.String(), refuse: Type.Optional(Type.Boolean()), crash: Type.Optional(Type.Boolean()) })
let refusing = false

/** A booking as placeOrder makes it: one row and its number, in the one transaction. */
const calls = [
  ...sessionCalls,
  serve('core/checkout/placeOrder', { input: Input, output: Type.Any() }, async ({ input, transact, now }) => {
    const answer = await transact(async (transaction) => {
      if (refusing) throw fail('cart_minimum_order')
      const row = { at: new Date(now).toISOString(), actor: 'system', action: 'place', subject: input.name, details: '{}' }
      const { id } = await transaction.insertInto('audit').values(row).returning('id').executeTakeFirstOrThrow()
      return { number: id }
    })
    if (input.crash) throw new Error('the process died after the commit')
    return answer
  }),
  serve('core/contact/postForm', { input: Input, output: Type.Any() }, async ({ input, db, now }) => {
    const row = { at: new Date(now).toISOString(), actor: 'system', action: 'contact', subject: input.name, details: '{}' }
    const { id } = await db.insertInto('audit').values(row).returning('id').executeTakeFirstOrThrow()
    return { number: id }
  }),
]

describeOnBoth(
  'nothing is done twice',
  (getApp) => {
    const place = 'core/checkout/placeOrder'
    const placed = async (subject: string) => {
      const rows = await getApp().services.db.selectFrom('audit').select('id').where('subject', '=', subject).execute()
      return rows.length
    }

    test('given the same key and body again, the first answer is given again, whatever the order of the fields', async () => {
      const visitor = await client(getApp())
      const first = await visitor.call(place, { name: 'twice', refuse: false }, { key: 'key-twice-1' })
      const again = await visitor.call(place, { refuse: false, name: 'twice' }, { key: 'key-twice-1' })
      expect(again).toMatchObject({ status: 200, body: first.body })
      expect(await placed('twice')).toBe(1)
    })

    test('given the same key and another body, it is a 409 and nothing is done', async () => {
      const visitor = await client(getApp())
      await visitor.call(place, { name: 'one' }, { key: 'key-other-1' })
      const { status, body } = await visitor.failing(place, { name: 'other' }, { key: 'key-other-1' })
      expect([status, body.error.code]).toEqual([409, 'idempotency_conflict'])
      expect(await placed('other')).toBe(0)
    })

    test('given twenty at once with one key, one is done and all get its number', async () => {
      const visitor = await client(getApp())
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => visitor.call<{ number: number }>(place, { name: 'parallel' }, { key: 'key-parallel' })),
      )
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
      expect(new Set(answers.map(({ body }) => body.number)).size).toBe(1)
      expect(await placed('parallel')).toBe(1)
    })

    test('given a refusal, nothing was done and the key is free: the same call succeeds once the reason is gone', async () => {
      const visitor = await client(getApp())
      refusing = true
      expect((await visitor.call(place, { name: 'refused' }, { key: 'key-refused' })).status).toBe(422)
      refusing = false
      expect((await visitor.call(place, { name: 'refused' }, { key: 'key-refused' })).status).toBe(200)
      expect(await placed('refused')).toBe(1)
    })

    test('given a process that dies after the commit, the repeat gets the answer of the work that was done', async () => {
      const visitor = await client(getApp())
      const died = await visitor.call(place, { name: 'died', crash: true }, { key: 'key-died-1' })
      expect(died.status).toBe(500)
      const again = await visitor.call(place, { name: 'died', crash: true }, { key: 'key-died-1' })
      expect(again.status).toBe(200)
      expect(await placed('died')).toBe(1)
    })

    test('given a process that died before the commit, its claim ends after a quarter of a minute and the repeat does the work', async () => {
      const visitor = await client(getApp())
      await visitor.call(place, { name: 'claimed' }, { key: 'key-claimed' })
      const { db } = getApp().services
      await db.deleteFrom('audit').where('subject', '=', 'claimed').execute()
      await db
        .updateTable('idempotency_keys')
        .set({ state: 'running', answer: null, claim: 'dead', claimed_until: '2026-03-01T09:00:15.000Z' })
        .where('key', '=', 'key-claimed')
        .execute()
      getApp().setNow('2026-03-01T09:00:16.000Z')
      const again = await visitor.call(place, { name: 'claimed' }, { key: 'key-claimed' })
      expect(again.status).toBe(200)
      expect(await placed('claimed')).toBe(1)
      getApp().setNow('2026-03-01T09:00:00.000Z')
    })

    test('given the key of the day before yesterday, it is forgotten', async () => {
      const visitor = await client(getApp())
      await visitor.call(place, { name: 'old' }, { key: 'key-of-old-1' })
      const { db } = getApp().services
      await db.updateTable('idempotency_keys').set({ expires_at: '2026-03-01T08:59:59.000Z' }).where('key', '=', 'key-of-old-1').execute()
      expect((await visitor.call(place, { name: 'new' }, { key: 'key-of-old-1' })).status).toBe(200)
      expect(await placed('new')).toBe(1)
    })

    test('given the same key from another visitor, it is another key', async () => {
      const [one, other] = [await client(getApp()), await client(getApp())]
      await one.call(place, { name: 'mine' }, { key: 'key-shared-1' })
      const { status } = await other.call(place, { name: 'theirs' }, { key: 'key-shared-1' })
      expect(status).toBe(200)
      expect(await placed('theirs')).toBe(1)
    })

    test('given a call without transact, its answer is kept all the same', async () => {
      const visitor = await client(getApp())
      const first = await visitor.call('core/contact/postForm', { name: 'contact' }, { key: 'key-contact' })
      const again = await visitor.call('core/contact/postForm', { name: 'contact' }, { key: 'key-contact' })
      expect(again.body).toEqual(first.body)
      expect(await placed('contact')).toBe(1)
    })

    test.each(['short', 'with blank key', 'x'.repeat(201)])('given the key %.20j, it is a 400', async (key) => {
      expect((await (await client(getApp())).call(place, { name: 'bad' }, { key })).status).toBe(400)
    })
  },
  { calls },
)
