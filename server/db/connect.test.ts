import { fork } from 'node:child_process'
import { createTestDatabase } from '../testing/databases'
import { describeOnBoth } from '../testing/test-app'
import { connect, inTransaction } from './connect'
import { isUniqueViolation } from './dialect'
import { migrate } from './migrate'

describeOnBoth('writing', (getApp) => {
  const add = (name: string, value: number) => getApp().services.db.insertInto('counters').values({ name, value }).execute()
  const read = async (name: string) => {
    const row = await getApp().services.db.selectFrom('counters').select('value').where('name', '=', name).executeTakeFirst()
    return row?.value
  }

  test('given fifty read-then-write transactions at once, none is lost and none sees SQLITE_BUSY or a serialisation failure', async () => {
    await add('parallel', 0)
    const { db } = getApp().services
    const raise = () =>
      inTransaction(db, async (transaction) => {
        const { value } = await transaction.selectFrom('counters').select('value').where('name', '=', 'parallel').executeTakeFirstOrThrow()
        await transaction
          .updateTable('counters')
          .set({ value: value + 1 })
          .where('name', '=', 'parallel')
          .execute()
      })
    for (let round = 0; round < 5; round += 1) await Promise.all(Array.from({ length: 10 }, raise))
    expect(await read('parallel')).toBe(50)
  })

  test('given a failure inside, nothing is written', async () => {
    const { db } = getApp().services
    const work = inTransaction(db, async (transaction) => {
      await transaction.insertInto('counters').values({ name: 'undone', value: 1 }).execute()
      throw new Error('no')
    })
    await expect(work).rejects.toThrow('no')
    expect(await read('undone')).toBeUndefined()
  })

  test('given the outer database inside a transaction, or a transaction inside another, it says so instead of waiting for ever', async () => {
    const { db } = getApp().services
    await expect(inTransaction(db, () => db.selectFrom('counters').selectAll().execute())).rejects.toThrow('pass the transaction on')
    await expect(inTransaction(db, () => inTransaction(db, async () => 1))).rejects.toThrow('pass the transaction on')
  })

  test('given a row that is there already, the refusal is known as a unique violation', async () => {
    await add('unique', 1)
    const error: unknown = await add('unique', 2).catch((refusal: unknown) => refusal)
    expect(isUniqueViolation(error)).toBe(true)
  })

  test('given amounts and positions, they come back as numbers', async () => {
    const { db } = getApp().services
    await db
      .insertInto('coupons')
      .values({
        id: 1,
        code: 'BIG',
        kind: 'amount',
        value: 9_007_199_254_740_991,
        min_subtotal: 0,
        cap: null,
        valid_from: '2026-01-01',
        valid_to: '2026-12-31',
        total_uses: 1,
        uses_per_customer: null,
        used: 0,
        language_ids: '[]',
        school_ids: '[]',
        course_types: '[]',
        city_slugs: '[]',
      })
      .execute()
    const coupon = await db.selectFrom('coupons').selectAll().executeTakeFirstOrThrow()
    const count = await db
      .selectFrom('coupons')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
    expect([coupon.value, count.n]).toEqual([9_007_199_254_740_991, 1])
  })

  test('given a coupon for one use, a second use is refused by the database itself', async () => {
    const { db } = getApp().services
    const use = () =>
      db
        .updateTable('coupons')
        .set(({ eb }) => ({ used: eb('used', '+', 1) }))
        .where('code', '=', 'BIG')
        .execute()
    await use()
    await expect(use()).rejects.toMatchObject({ code: expect.stringMatching(/^(23514|SQLITE_CONSTRAINT_CHECK)$/) })
  })

  test('given names in three scripts and cases, both databases sort them alike (reported fault 82)', async () => {
    const { db } = getApp().services
    const names = ['b', 'B', 'a', 'é', 'ا', 'ل', 'Z', '_', '1', 'آ']
    await db
      .insertInto('counters')
      .values(names.map((name) => ({ name: `sort ${name}`, value: 0 })))
      .execute()
    const rows = await db.selectFrom('counters').select('name').where('name', 'like', 'sort %').orderBy('name').execute()
    expect(rows.map(({ name }) => name.slice(5))).toEqual(['1', 'B', 'Z', '_', 'a', 'b', 'é', 'آ', 'ا', 'ل'])
  })

  test('given two drafts for one session, the second is refused', async () => {
    const { db } = getApp().services
    const draft = (id: string, status: 'draft' | 'placed') => ({
      id,
      session_id: 's',
      customer_id: null,
      status,
      store_code: 'ar',
      currency: 'SAR',
      coupon_code: null,
      redeem_points: 0,
      use_wallet: 0 as const,
      billing: null,
      travellers: null,
      consents: null,
      payment_method: null,
      shipping_rate: null,
      delivery: null,
      created_at: '',
      updated_at: '',
    })
    await db
      .insertInto('quotes')
      .values([draft('q1', 'draft'), draft('q2', 'placed'), draft('q3', 'placed')])
      .execute()
    const second = db.insertInto('quotes').values(draft('q4', 'draft')).execute()
    expect(isUniqueViolation(await second.catch((refusal: unknown) => refusal))).toBe(true)
  })
})

describeOnBoth('migrating', (getApp) => {
  test('given a database that is up to date, nothing is applied', async () => {
    expect(await migrate(getApp().services.connection)).toEqual([])
  })

  test('given a database of a newer build, it refuses', async () => {
    const { db, connection } = getApp().services
    await db.insertInto('migrations').values({ name: '9999-tomorrow', applied_at: '' }).execute()
    await expect(migrate(connection)).rejects.toThrow('9999-tomorrow')
    await db.deleteFrom('migrations').where('name', '=', '9999-tomorrow').execute()
  })
})

describe('several processes on one SQLite file', () => {
  test('given four processes that write at once, every write arrives', async () => {
    const database = await createTestDatabase('sqlite')
    const connection = connect(database.url)
    await connection.db.insertInto('counters').values({ name: 'shared', value: 0 }).execute()
    const child = () =>
      new Promise<number | null>((resolve) => {
        fork(`${__dirname}/../testing/raise-counter.ts`, [database.url, '25'], { execArgv: ['--import', 'tsx'] }).on('exit', resolve)
      })
    expect(await Promise.all([child(), child(), child(), child()])).toEqual([0, 0, 0, 0])
    const { value } = await connection.db.selectFrom('counters').select('value').executeTakeFirstOrThrow()
    expect(value).toBe(100)
    await connection.close()
    await database.remove()
  }, 60_000)
})
