import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { Type } from '@sinclair/typebox'
import { buildApp } from '../app'
import { sessionCalls } from '../modules/session/session-routes'
import { serve } from '../routing'
import { describeOnBoth, testEnv } from '../testing/test-app'
import { client } from '../testing/test-client'
import { handleParserError } from './failures'

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

/** Sends bytes as they are and gives the whole answer. */
function sendRaw(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    let answer = ''
    socket.on('data', (chunk) => {
      answer += chunk
    })
    socket.on('error', reject)
    socket.on('close', () => resolve(answer))
  })
}

describe('what is no HTTP', () => {
  test.each([
    ['a broken request line', 'NONSENSE\r\n\r\n', 400, 'bad_request'],
    ['headers without end', `GET /healthz HTTP/1.1\r\nhost: a\r\nx: ${'a'.repeat(70_000)}\r\n\r\n`, 413, 'too_large'],
  ])('given %s, then the answer has the envelope', async (_case, bytes, status, code) => {
    const app = await buildApp(testEnv(':memory:'))
    await app.listen({ host: '127.0.0.1', port: 0 })
    const { port } = app.server.address() as AddressInfo
    const [head = '', body = ''] = (await sendRaw(port, bytes)).split('\r\n\r\n')
    await app.close()
    expect(head).toContain(`HTTP/1.1 ${status} `)
    expect(JSON.parse(body)).toEqual({ error: { code, requestId: expect.any(String) } })
  })
  test('given a connection on which nothing is asked in time, then it is closed without a word', async () => {
    const server = createServer({ requestTimeout: 100, connectionsCheckingInterval: 20 })
    server.on('clientError', handleParserError)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    expect(await sendRaw(port, '')).toBe('')
    server.close()
  })
})
