import { Writable } from 'node:stream'
import { buildApp } from '../../app'
import { migrate } from '../../db/migrate'
import type { Env } from '../../env'
import { loggerOptions } from '../../plugins/logging'
import { describeOnBoth, testEnv } from '../../testing/test-app'
import { client } from '../../testing/test-client'

describeOnBoth('operations', (getApp) => {
  test('healthz and readyz answer ok, and nothing keeps them', async () => {
    for (const url of ['/healthz', '/readyz']) {
      const answer = await getApp().inject(url)
      expect([answer.statusCode, answer.json(), answer.headers['cache-control']]).toEqual([200, { status: 'ok' }, 'no-store'])
    }
  })

  test('metrics count answers by route and status', async () => {
    await getApp().inject('/healthz')
    const { body } = await getApp().inject('/metrics')
    expect(body).toMatch(/http_answer_seconds_count\{method="GET",route="\/healthz",status="200"\} \d+/)
  })

  test('/docs shows the calls out of the same schemas', async () => {
    const { paths } = (await getApp().inject('/docs/json')).json()
    expect(paths['/restfulapi/getPwaToken'].get.responses['200'].content['application/json'].schema.properties).toHaveProperty('Pwa-Token')
    expect((await getApp().inject('/docs/')).headers['content-type']).toContain('text/html')
  })
})

test('given a database that is gone, readyz says so and healthz does not', async () => {
  const app = await buildApp(testEnv(':memory:'))
  await app.ready()
  expect((await app.inject('/readyz')).statusCode).toBe(200)
  await app.services.connection.close()
  expect((await app.inject('/readyz')).statusCode).toBe(503)
  expect((await app.inject('/healthz')).statusCode).toBe(200)
})

test('given production, there is no mailbox page', async () => {
  const app = await buildApp(testEnv(':memory:', { mode: 'production', smtpUrl: 'smtp://127.0.0.1:1' }))
  expect((await app.inject('/dev/mailbox.json')).statusCode).toBe(404)
  await app.close()
})

const production = (change: Partial<Env> = {}) =>
  buildApp(testEnv(':memory:', { mode: 'production', smtpUrl: 'smtp://127.0.0.1:1', apiDocs: false, ...change }))

test('given production without a secret, there are no figures, and no description of the calls', async () => {
  const app = await production()
  for (const url of ['/metrics', '/docs', '/docs/json']) expect([url, (await app.inject(url)).statusCode]).toEqual([url, 404])
  expect((await app.inject('/healthz')).statusCode).toBe(200)
  await app.close()
})

test('given a secret, only who sends it sees figures', async () => {
  const app = await production({ metricsSecret: 'sixteen-or-more-characters', apiDocs: true })
  const asked = async (authorization?: string) =>
    (await app.inject({ url: '/metrics', headers: authorization === undefined ? {} : { authorization } })).statusCode
  expect([await asked(), await asked('Bearer wrong'), await asked('Bearer sixteen-or-more-characters')]).toEqual([404, 404, 200])
  expect((await app.inject('/docs/json')).statusCode).toBe(200)
  await app.close()
})

describeOnBoth(
  'limits',
  (getApp) => {
    test('given more calls a minute than allowed, the next is 429 with Retry-After and the envelope; pages go on', async () => {
      const call = () => getApp().inject('/restfulapi/menu/getMenus')
      for (let turn = 0; turn < 5; turn += 1) expect((await call()).statusCode).not.toBe(429)
      const refused = await call()
      expect(refused.statusCode).toBe(429)
      expect(refused.json().error).toEqual({ code: 'rate_limited', requestId: expect.any(String) })
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
      expect((await getApp().inject('/healthz')).statusCode).toBe(200)
    })

    test('given the address written another way, the allowance is the same', async () => {
      for (const url of ['/%72estfulapi/menu/getMenus', '/restfulapi/menu/%67etMenus'])
        expect((await getApp().inject(url)).statusCode).toBe(429)
    })

    test('given no trusted proxy, X-Forwarded-For is nobody’s word: it opens no new allowance', async () => {
      const answer = await getApp().inject({ url: '/restfulapi/menu/getMenus', headers: { 'x-forwarded-for': '203.0.113.9' } })
      expect(answer.statusCode).toBe(429)
    })
  },
  { env: { callsPerMinute: 5 } },
)

describeOnBoth(
  'limits behind a trusted proxy',
  (getApp) => {
    test('given a trusted proxy, each visitor has an allowance', async () => {
      const from = (address: string) => getApp().inject({ url: '/restfulapi/menu/getMenus', headers: { 'x-forwarded-for': address } })
      await from('203.0.113.9')
      expect((await from('203.0.113.9')).statusCode).toBe(429)
      expect((await from('203.0.113.10')).statusCode).not.toBe(429)
    })
  },
  { env: { callsPerMinute: 1, trustProxy: ['127.0.0.1'] } },
)

/** Keeps the event loop from turning, as too much work does. */
const block = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
const turn = () => new Promise((resolve) => setImmediate(resolve))

test('given an event loop that lags, calls are 503 with Retry-After and the envelope; files and health still answer', async () => {
  const app = await buildApp(testEnv(':memory:', { overloadDelay: 5 }))
  await app.ready()
  while (!app.isUnderPressure()) {
    block(50)
    await turn()
  }
  const refused = await app.inject('/restfulapi/menu/getMenus')
  expect([refused.statusCode, refused.json().error.code]).toEqual([503, 'busy'])
  expect(refused.headers['retry-after']).toBe('2')
  expect((await app.inject('/healthz')).statusCode).toBe(200)
  expect((await app.inject('/no-such-picture.webp')).statusCode).toBe(404)
  await app.close()
})

test('logs hold the route, status and request id, and nothing about who asked or for what', async () => {
  const lines: string[] = []
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk))
      done()
    },
  })
  const options = loggerOptions(testEnv(':memory:', { logLevel: 'info' }))
  const app = await buildApp(testEnv(':memory:'), { logger: typeof options === 'object' ? { ...options, stream } : false })
  await migrate(app.services.connection)
  const visitor = await client(app)
  await visitor.call('core/contact/postForm', { name: 'Noura Alharbi', email: 'noura@example.com' })
  await app.inject('/restfulapi/menu/getMenus?name=noura@example.com')
  await app.close()
  const log = lines.join('')
  expect(log).toContain('"route":"/restfulapi/core/contact/postForm"')
  for (const personal of ['noura', 'Noura', '127.0.0.1', ...Object.values(visitor.headers())]) expect(log).not.toContain(personal)
})
