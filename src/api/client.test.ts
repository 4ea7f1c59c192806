import { studyAlone } from '../domain/pricing/study-alone'
import { type Reply, type ScriptedServer, type Seen, startScriptedServer } from '../testing/scripted-server'
import { testClock } from '../testing/test-clock'
import { createClient } from './client'
import { memoryKeeper, type Token, type TokenKeeper } from './token'

const choice = studyAlone(7, 4, '2026-06-15')
const tokenNo = (turn: number): Reply => ({
  body: { success: true, 'token-valid': true, 'Pwa-Token': `token-${turn}`, 'Pwa-Code': `code-${turn}` },
})
const withToken = (script: (seen: Seen, turn: number) => Reply | Promise<Reply>) => (seen: Seen, turn: number) =>
  seen.path === 'getPwaToken' ? tokenNo(turn) : script(seen, turn)

let server: ScriptedServer
const time = testClock()

async function start(
  script: (seen: Seen, turn: number) => Reply | Promise<Reply>,
  more: { keeper?: TokenKeeper; locale?: () => string } = {},
) {
  server = await startScriptedServer(script)
  return createClient({ base: server.base, locale: () => 'ar', clock: time.clock, random: () => 0.5, ...more })
}

beforeEach(() => {
  time.waits.length = 0
})
afterEach(() => server.close())

describe('the session token (spec §4)', () => {
  test('given no token, when eight calls start together, then one token is fetched and all carry its two headers', async () => {
    const client = await start(withToken(() => ({ body: { success: true } })))
    await Promise.all(Array.from({ length: 8 }, () => client.call('core/cart/getCurrentQuote')))
    expect(server.callsTo('getPwaToken')).toHaveLength(1)
    const calls = server.callsTo('core/cart/getCurrentQuote')
    expect(calls).toHaveLength(8)
    expect(calls.every(({ headers }) => headers['pwa-token'] === 'token-0' && headers['pwa-code'] === 'code-0')).toBe(true)
  })

  test('given an expired token, when eight calls meet token-valid:false, then one renewal serves all and each is repeated once (case 56)', async () => {
    const client = await start(
      withToken(({ headers }) => (headers['pwa-token'] === 'old' ? { body: { 'token-valid': false } } : { body: { success: true } })),
      { keeper: memoryKeeper({ token: 'old', code: 'c' }) },
    )
    const results = await Promise.all(Array.from({ length: 8 }, () => client.call('core/cart/getCurrentQuote')))
    expect(results.every(({ ok }) => ok)).toBe(true)
    expect(server.callsTo('getPwaToken')).toHaveLength(1)
    expect(server.callsTo('core/cart/getCurrentQuote')).toHaveLength(16)
  })

  test('given a token whose cookie the browser has lost, when something is changed, then a new pair is fetched and it is done', async () => {
    const client = await start(
      withToken(({ headers }) =>
        headers['pwa-token'] === 'old' ? { status: 403, body: { error: { code: 'cookie_needed' } } } : { body: { success: true } },
      ),
      { keeper: memoryKeeper({ token: 'old', code: 'c' }) },
    )
    expect((await client.call('core/cart/addToCart', choice)).ok).toBe(true)
    expect(server.callsTo('getPwaToken')).toHaveLength(1)
  })

  test('given a browser that keeps no cookie, then it is asked once more and the visitor is told', async () => {
    const client = await start(withToken(() => ({ status: 403, body: { error: { code: 'cookie_needed' } } })))
    expect(await client.call('core/cart/addToCart', choice)).toMatchObject({ ok: false, failure: { code: 'cookie_needed' } })
    expect(server.callsTo('core/cart/addToCart')).toHaveLength(2)
  })

  test('given a straggler that is refused after the others have renewed, then it takes their token and renews nothing', async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const client = await start(
      withToken(async ({ headers, query }) => {
        if (headers['pwa-token'] !== 'old') return { body: { success: true } }
        if (query.get('slow')) await held
        return { body: { 'token-valid': false } }
      }),
      { keeper: memoryKeeper({ token: 'old', code: 'c' }) },
    )
    const straggler = client.call('menu/getMenu', { menu_code: 'x', slow: 1 } as never)
    await client.call('core/cart/getCurrentQuote')
    release()
    expect((await straggler).ok).toBe(true)
    expect(server.callsTo('getPwaToken')).toHaveLength(1)
  })

  test('given another tab that renewed already, when the server refuses the old token, then the stored newer one is used', async () => {
    let stored: Token = { token: 'old', code: 'c' }
    const keeper: TokenKeeper = {
      read: () => stored,
      write: (token) => {
        if (token) stored = token
      },
    }
    const client = await start(
      withToken(({ headers }) => {
        if (headers['pwa-token'] === 'other-tab') return { body: { success: true } }
        stored = { token: 'other-tab', code: 'c' }
        return { body: { 'token-valid': false } }
      }),
      { keeper },
    )
    expect((await client.call('core/cart/getCurrentQuote')).ok).toBe(true)
    expect(server.callsTo('getPwaToken')).toHaveLength(0)
  })

  test('given a server that refuses every token, then each call is repeated once and fails with token_retry (case 56)', async () => {
    const client = await start(
      withToken(() => ({ body: { 'token-valid': false } })),
      { keeper: memoryKeeper({ token: 'old', code: 'c' }) },
    )
    const results = await Promise.all([1, 2, 3].map(() => client.call('core/cart/addToCart', { ...choice, qty: 1 })))
    expect(results).toEqual([1, 2, 3].map(() => ({ ok: false, failure: { code: 'token_retry' } })))
    expect(server.callsTo('getPwaToken')).toHaveLength(1)
    expect(server.callsTo('core/cart/addToCart')).toHaveLength(6)
  })

  test('given getPwaToken answering 500, then it is retried once and the call fails with token_retry', async () => {
    const client = await start(() => ({ status: 500, body: { error: { code: 'x' } } }))
    expect(await client.call('core/cart/getCurrentQuote')).toEqual({ ok: false, failure: { code: 'token_retry' } })
    expect(server.callsTo('getPwaToken')).toHaveLength(2)
    expect(server.callsTo('core/cart/getCurrentQuote')).toHaveLength(0)
  })

  test('given a log-in that answers a new token, then later calls carry it', async () => {
    const client = await start(withToken(({ path }) => (path === 'core/customers/login' ? tokenNo(9) : { body: { success: true } })))
    await client.call('core/customers/login', { email: 'a@b.co', password: 'x' } as never)
    await client.call('core/cart/getCurrentQuote')
    expect(server.callsTo('core/cart/getCurrentQuote')[0]?.headers['pwa-token']).toBe('token-9')
  })

  test('given a cookie set by the server outside a browser, then later calls send it back', async () => {
    const client = await start((seen, turn) =>
      seen.path === 'getPwaToken' ? { ...tokenNo(turn), headers: { 'Set-Cookie': 'pwacookie=abc; HttpOnly; Path=/' } } : { body: {} },
    )
    await client.call('core/cart/getCurrentQuote')
    expect(server.callsTo('core/cart/getCurrentQuote')[0]?.headers.cookie).toBe('pwacookie=abc')
  })
})

describe('a server that is busy or out of reach (spec §8, design api.md)', () => {
  test('given 503 for ever, when a read is made, then it is repeated 4 times with growing jittered waits and fails as unavailable', async () => {
    const client = await start(withToken(() => ({ status: 503 })))
    expect(await client.call('core/cart/getCurrentQuote')).toEqual({ ok: false, failure: { code: 'unavailable' } })
    expect(server.callsTo('core/cart/getCurrentQuote')).toHaveLength(5)
    expect(time.waits).toEqual([225, 450, 900, 1800])
  })

  test('given Retry-After: 3, then no repeat comes sooner', async () => {
    const client = await start(
      withToken((_, turn) => (turn === 0 ? { status: 503, headers: { 'Retry-After': '3' } } : { body: { success: true } })),
    )
    expect((await client.call('core/cart/getCurrentQuote')).ok).toBe(true)
    expect(time.waits).toEqual([3000])
  })

  test('given Retry-After: 3600, then the call fails at once, saying for how long, instead of waiting an hour or asking too soon', async () => {
    const client = await start(withToken(() => ({ status: 503, headers: { 'Retry-After': '3600' } })))
    expect(await client.call('core/cart/getCurrentQuote')).toEqual({ ok: false, failure: { code: 'unavailable', retryAfter: 3600 } })
    expect(server.callsTo('core/cart/getCurrentQuote')).toHaveLength(1)
  })

  test('given 429 with Retry-After: 90, then its failure says so', async () => {
    const limited = { status: 429, headers: { 'Retry-After': '90' }, body: { error: { code: 'rate_limited' } } }
    const client = await start(withToken(() => limited))
    expect(await client.call('core/cart/getCurrentQuote')).toEqual({ ok: false, failure: { code: 'rate_limited', retryAfter: 90 } })
  })

  test('given an answer lost after the server acted, when the write is keyed, then its repeat carries the same Idempotency-Key (case 2c)', async () => {
    const client = await start(withToken((_, turn) => (turn === 0 ? { cut: true } : { body: { success: true } })))
    expect((await client.call('core/cart/addToCart', { ...choice, qty: 1 })).ok).toBe(true)
    const keys = server.callsTo('core/cart/addToCart').map(({ headers }) => headers['idempotency-key'])
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
  })

  test('given two intentions, then they carry different keys, and a caller’s own key is kept', async () => {
    const client = await start(withToken(() => ({ body: { success: true } })))
    await client.call('core/cart/addToCart', { ...choice, qty: 1 })
    await client.call('core/cart/addToCart', { ...choice, qty: 1 })
    await client.call('core/cart/addToCart', { ...choice, qty: 1 }, { key: 'mine' })
    const [first, second, third] = server.callsTo('core/cart/addToCart').map(({ headers }) => headers['idempotency-key'])
    expect(first).not.toBe(second)
    expect(third).toBe('mine')
  })

  test.each([{ cut: true }, { status: 503 }])('given %j, when a write has no key, then it is not repeated (case 56)', async (reply) => {
    const client = await start(withToken(() => reply))
    const result = await client.call('core/customers/login', { email: 'a@b.co', password: 'x' } as never)
    expect(result).toMatchObject({ ok: false, failure: { code: reply.cut ? 'network' : 'unavailable' } })
    expect(server.callsTo('core/customers/login')).toHaveLength(1)
  })

  test('given no network at all, then the failure is network, not token_retry', async () => {
    const client = await start(() => ({ cut: true }))
    expect(await client.call('core/cart/getCurrentQuote')).toEqual({ ok: false, failure: { code: 'network' } })
  })

  test('given a caller that leaves, then the answer is aborted and nothing is repeated', async () => {
    const leave = new AbortController()
    const client = await start(
      withToken(() => {
        leave.abort()
        return { status: 503 }
      }),
    )
    expect(await client.call('core/cart/getCurrentQuote', undefined, { signal: leave.signal })).toEqual({
      ok: false,
      failure: { code: 'aborted' },
    })
    expect(server.callsTo('core/cart/getCurrentQuote')).toHaveLength(1)
  })
})

describe('what comes back is a value', () => {
  test('given a failure envelope, then code, fields and request id arrive', async () => {
    const error = { code: 'core_customers_104', fields: { firstname: 'required' }, requestId: 'r-1' }
    const client = await start(withToken(() => ({ status: 422, body: { error } })))
    expect(await client.call('core/cart/getCurrentQuote')).toEqual({ ok: false, failure: error })
  })

  test('given an error property in a 200, then it is a failure (spec §7)', async () => {
    const client = await start(withToken(() => ({ body: { error: { code: 'core_cart_105', requestId: 'r' } } })))
    expect(await client.call('core/cart/getCurrentQuote')).toMatchObject({ ok: false, failure: { code: 'core_cart_105' } })
  })

  test.each([{ text: '<html>' }, { status: 500, text: 'oops' }, { status: 404, text: '' }])(
    'given %j instead of JSON, then it is unavailable',
    async (reply) => {
      const client = await start(withToken(() => reply))
      expect(await client.call('core/cart/getCurrentQuote')).toEqual({ ok: false, failure: { code: 'unavailable' } })
    },
  )

  test('given a payload, then the call is a POST of JSON; without one a GET; store_view names the language', async () => {
    const client = await start(withToken(() => ({ body: { success: true } })))
    await client.call('core/cart/getCurrentQuote')
    await client.call('core/cart/removeItemById', { item_id: 5 })
    const [read] = server.callsTo('core/cart/getCurrentQuote')
    const [write] = server.callsTo('core/cart/removeItemById')
    expect([read?.method, read?.query.get('store_view')]).toEqual(['GET', 'ar'])
    expect([write?.method, write?.body, write?.headers['content-type']]).toEqual(['POST', { item_id: 5 }, 'application/json'])
  })
})

describe('the 2-minute cache (spec §7, cases 29 and 97)', () => {
  const counting = withToken((_, turn) => ({ body: { code: 'm', items: [], turn } }))
  const turnOf = (result: unknown) => (result as { value: { turn: number } }).value.turn
  const menu = { menu_code: 'main_menu_ar' }

  test('given a public read, then it is reused at 119 s and asked again at 121 s', async () => {
    const client = await start(counting)
    expect(turnOf(await client.call('menu/getMenu', menu))).toBe(0)
    time.move(119_000)
    expect(turnOf(await client.call('menu/getMenu', menu))).toBe(0)
    time.move(2_000)
    expect(turnOf(await client.call('menu/getMenu', menu))).toBe(1)
  })

  test('given a clock set back, then the age is unknown and the answer is asked again', async () => {
    const client = await start(counting)
    await client.call('menu/getMenu', menu)
    time.move(-60_000)
    expect(turnOf(await client.call('menu/getMenu', menu))).toBe(1)
  })

  test('given another language or payload, then nothing is shared', async () => {
    let locale = 'ar'
    const client = await start(counting, { locale: () => locale })
    await client.call('menu/getMenu', menu)
    locale = 'en'
    expect(turnOf(await client.call('menu/getMenu', menu))).toBe(1)
    expect(turnOf(await client.call('menu/getMenu', { menu_code: 'other' }))).toBe(2)
  })

  test.each([
    ['a mutation', (client: ReturnType<typeof createClient>) => client.call('core/cart/removeItemById', { item_id: 1 })],
    ['a log-in', (client: ReturnType<typeof createClient>) => client.call('core/customers/login', {} as never)],
    ['a log-out', (client: ReturnType<typeof createClient>) => client.call('core/customers/customerLogout')],
    ['a locale switch', async (client: ReturnType<typeof createClient>) => client.forget()],
  ])('given %s, then cached answers are gone', async (_, act) => {
    const client = await start(counting)
    await client.call('menu/getMenu', menu)
    await act(client)
    expect(turnOf(await client.call('menu/getMenu', menu))).toBe(1)
  })

  test('given a read under way when a mutation clears the cache, then its answer is not kept', async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const client = await start(
      withToken(async ({ path }, turn) => {
        if (path === 'menu/getMenu' && turn === 0) await held
        return { body: { turn } }
      }),
    )
    const slow = client.call('menu/getMenu', menu)
    await client.call('core/cart/removeItemById', { item_id: 1 })
    release()
    await slow
    expect(turnOf(await client.call('menu/getMenu', menu))).toBe(1)
  })

  test('given answers about a person, then they are never cached', async () => {
    const client = await start(counting)
    await client.call('core/cart/getCurrentQuote')
    expect(turnOf(await client.call('core/cart/getCurrentQuote'))).toBe(1)
  })

  test('given a reader that changes what it got, then the next reader is not affected', async () => {
    const client = await start(withToken(() => ({ body: { code: 'm', items: [{ label: 'a', path: '/' }] } })))
    const first = await client.call('menu/getMenu', menu)
    if (first.ok) first.value.items.length = 0
    const second = await client.call('menu/getMenu', menu)
    expect(second.ok && second.value.items).toHaveLength(1)
  })
})
