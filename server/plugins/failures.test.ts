import { Type } from '@sinclair/typebox'
import { sessionCalls } from '../modules/session/session-routes'
import { serve } from '../routing'
import { describeOnBoth } from '../testing/test-app'
import { client } from '../testing/test-client'

const broken: Record<string, Error> = {
  'the pool has no connection left': new Error('timeout exceeded when trying to connect'),
  'the database is not there': Object.assign(new Error('connect ECONNREFUSED 10.0.0.1:5432'), { code: 'ECONNREFUSED' }),
  'the database is being restarted': Object.assign(new Error('terminating connection due to administrator command'), { code: '57P01' }),
  'it has too many clients': Object.assign(new Error('sorry, too many clients already'), { code: '53300' }),
  'transactions collided to the end': Object.assign(new Error('could not serialize access'), { code: '40001' }),
  'another process holds the file': Object.assign(new Error('database is locked'), { code: 'SQLITE_BUSY' }),
}

const calls = [
  ...sessionCalls,
  serve('core/cart/applyPromoCode', { input: Type.Object({ coupon_code: Type.String() }), output: Type.Unknown() }, async ({ input }) => {
    throw broken[input.coupon_code] ?? new Error(input.coupon_code)
  }),
]

describeOnBoth(
  'a database in trouble',
  (getApp) => {
    test.each(Object.keys(broken))('given %s, then the client is told to come back, not that something is broken', async (coupon_code) => {
      const visitor = await client(getApp())
      const { status, body, headers } = await visitor.failing('core/cart/applyPromoCode', { coupon_code })
      expect([status, body.error.code, Number(headers['retry-after'])]).toEqual([503, 'busy', 1])
    })

    test('given a fault of ours, then it stays one', async () => {
      const visitor = await client(getApp())
      const { status } = await visitor.failing('core/cart/applyPromoCode', { coupon_code: 'a fault' })
      expect(status).toBe(500)
    })
  },
  { calls },
)
