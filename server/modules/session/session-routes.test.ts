import { Type } from '@sinclair/typebox'
import { serve } from '../../routing'
import { describeOnBoth } from '../../testing/test-app'
import { client } from '../../testing/test-client'
import { sessionCalls } from './session-routes'

const Empty = Type.Object({})
const calls = [
  ...sessionCalls,
  serve(
    'core/cart/getCurrentQuote',
    { input: Empty, output: Type.Object({ id: Type.String(), store: Type.String() }) },
    async ({ session }) => ({
      id: session.id,
      store: session.storeCode,
    }),
  ),
  serve('core/products/clearCompare', { input: Empty, output: Empty }, async () => ({})),
  serve('core/customers/getOrders', { input: Empty, output: Empty }, async () => ({})),
]

type Who = { id: string; store: string }

describeOnBoth(
  'session tokens',
  (getApp) => {
    test('given a new visitor, getPwaToken answers Pwa-Token, Pwa-Code and both flags, and sets an HttpOnly cookie', async () => {
      const answer = await getApp().inject({ method: 'GET', url: '/restfulapi/getPwaToken' })
      expect(answer.statusCode).toBe(200)
      expect(answer.json()).toEqual({
        success: true,
        'token-valid': true,
        'Pwa-Token': expect.any(String),
        'Pwa-Code': expect.any(String),
        pwaCookie: true,
      })
      expect(answer.headers['set-cookie']).toMatch(/^pwacookie=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/)
      expect(answer.headers['cache-control']).toBe('no-store')
    })

    test('given a token, its database keeps only hashes of it, of the code and of the cookie', async () => {
      const visitor = await client(getApp())
      const { 'pwa-token': token = '', 'pwa-code': code = '', cookie = '' } = visitor.headers()
      const { db } = getApp().services
      const kept = JSON.stringify([
        await db.selectFrom('sessions').selectAll().execute(),
        await db.selectFrom('session_tokens').selectAll().execute(),
      ])
      for (const secret of [token, code, cookie.replace('pwacookie=', '')]) expect(kept).not.toContain(secret)
    })

    test('given a session begun in English, calls see the store en', async () => {
      const { body } = await (await client(getApp(), 'en')).call<Who>('core/cart/getCurrentQuote')
      expect(body.store).toBe('en')
    })

    test('given a living cookie, a renewed token belongs to the same session, and the older one of another tab stays valid', async () => {
      const visitor = await client(getApp())
      const first = visitor.headers()
      const before = await visitor.call<Who>('core/cart/getCurrentQuote')
      await visitor.renew()
      expect(visitor.headers()['pwa-token']).not.toBe(first['pwa-token'])
      const after = await visitor.call<Who>('core/cart/getCurrentQuote')
      expect(after.body.id).toBe(before.body.id)
      const otherTab = await visitor.call<Who>('core/cart/getCurrentQuote', undefined, { headers: first })
      expect(otherTab.body.id).toBe(before.body.id)
    })

    test.each([
      ['unknown token', { 'pwa-token': 'x'.repeat(43) }],
      ['unknown code', { 'pwa-code': 'x'.repeat(43) }],
      ['no token, no cookie', { 'pwa-token': undefined, 'pwa-code': undefined, cookie: undefined }],
    ])('given an %s, a call answers token-valid false', async (_case, headers) => {
      const visitor = await client(getApp())
      const { status, body } = await visitor.failing('core/cart/getCurrentQuote', undefined, { headers })
      expect(status).toBe(401)
      expect(body['token-valid']).toBe(false)
      expect(body.error.code).toBe('token_invalid')
    })

    test('given a token of yesterday, a call answers token-valid false, and renewing keeps the session', async () => {
      const visitor = await client(getApp())
      const before = await visitor.call<Who>('core/cart/getCurrentQuote')
      getApp().setNow('2026-03-02T09:00:00.001Z')
      const expired = await visitor.failing('core/cart/getCurrentQuote')
      expect(expired.body['token-valid']).toBe(false)
      await visitor.renew()
      const after = await visitor.call<Who>('core/cart/getCurrentQuote')
      expect(after.body.id).toBe(before.body.id)
      getApp().setNow('2026-03-01T09:00:00.000Z')
    })

    test('given the row asks for a customer, a guest gets core_customers_103', async () => {
      const { status, body } = await (await client(getApp())).failing('core/customers/getOrders')
      expect([status, body.error.code]).toEqual([401, 'core_customers_103'])
    })

    test('given fifty renewals, a session keeps no more than its newest tokens', async () => {
      const visitor = await client(getApp())
      for (let turn = 0; turn < 25; turn += 1) await visitor.renew()
      const { body } = await visitor.call<Who>('core/cart/getCurrentQuote')
      const rows = await getApp().services.db.selectFrom('session_tokens').select('token_hash').where('session_id', '=', body.id).execute()
      expect(rows.length).toBe(20)
    })
  },
  { calls },
)

describeOnBoth(
  'changes by requests from elsewhere (reported fault 86)',
  (getApp) => {
    const change = async (headers: Record<string, string | undefined>) => {
      const visitor = await client(getApp())
      return (await visitor.failing('core/products/clearCompare', undefined, { method: 'GET', headers })).status
    }

    test('given headers and cookie, a change is done', async () => expect(await change({})).toBe(200))
    test('given the cookie alone, as a link or image sends it, a change is forbidden', async () =>
      expect(await change({ 'pwa-token': undefined, 'pwa-code': undefined, 'sec-fetch-site': 'cross-site' })).toBe(403))
    test('given the cookie alone and no word of where it comes from, a change is forbidden', async () =>
      expect(await change({ 'pwa-token': undefined, 'pwa-code': undefined })).toBe(403))
    test('given the cookie and a same-origin request, a change is done', async () =>
      expect(await change({ 'pwa-token': undefined, 'pwa-code': undefined, 'sec-fetch-site': 'same-origin' })).toBe(200))
    test('given the headers alone, cookies are asked for', async () => expect(await change({ cookie: undefined })).toBe(403))
    test.each(['cross-site', 'same-site'])('given a link, picture or prefetch %s, no session is opened', async (from) => {
      const before = await getApp().services.db.selectFrom('sessions').select('id').execute()
      const answer = await getApp().inject({ method: 'GET', url: '/restfulapi/getPwaToken', headers: { 'sec-fetch-site': from } })
      expect([answer.statusCode, answer.json().error.code, answer.headers['set-cookie']]).toEqual([403, 'forbidden', undefined])
      expect(await getApp().services.db.selectFrom('sessions').select('id').execute()).toEqual(before)
    })
    test.each(['same-origin', 'none'])('given a request of our own page or of nobody (%s), a session is opened', async (from) =>
      expect(
        (await getApp().inject({ method: 'GET', url: '/restfulapi/getPwaToken', headers: { 'sec-fetch-site': from } })).statusCode,
      ).toBe(200),
    )
    test('given headers of one session and the cookie of another, the token is renewed', async () => {
      const other = await client(getApp())
      expect(await change({ cookie: other.headers().cookie })).toBe(401)
    })
  },
  { calls },
)
