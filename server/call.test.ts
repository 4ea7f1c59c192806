/** How every call behaves, whatever it does: shown with calls of the test's own on rows of the contract. */

import { Type } from '@sinclair/typebox'
import { AddToCartItem } from '../src/contract/cart-schema'
import { IsoDate } from '../src/contract/text-schema'
import { studyAlone } from '../src/domain/pricing/study-alone'
import { fail } from './fail'
import { sessionCalls } from './modules/session/session-routes'
import { serve } from './routing'
import { describeOnBoth } from './testing/test-app'
import { client, type TestClient } from './testing/test-client'

const Search = Type.Object({
  weeks: Type.Optional(Type.Integer({ minimum: 1, maximum: 104 })),
  start: Type.Optional(IsoDate),
  name: Type.Optional(Type.String({ minLength: 1, maxLength: 20 })),
  open: Type.Optional(Type.Boolean()),
  ids: Type.Optional(Type.Array(Type.Integer())),
  page: Type.Integer({ minimum: 1, default: 1 }),
  store_view: Type.Optional(Type.String()),
})
const Seen = Type.Object({ input: Type.Any(), locale: Type.String(), view: Type.String() })
const Anything = Type.Any()

const calls = [
  ...sessionCalls,
  serve('core/catalogsearch/search', { input: Search, output: Seen }, async ({ input, locale, storeView }) => ({
    input,
    locale,
    view: storeView,
  })),
  serve('core/cart/addToCart', { input: Type.Object({ item: AddToCartItem }), output: Anything }, async ({ input }) => input),
  serve('core/cart/applyPromoCode', { input: Type.Object({ coupon_code: Type.String() }), output: Anything }, async () => {
    throw fail('core_cart_101', { fields: { coupon_code: 'unknown' } })
  }),
  serve('core/checkout/saveBillingAddress', { input: Type.Object({}), output: Anything }, async () => {
    throw new Error('the database said: secret')
  }),
  serve('core/customers/login', { input: Type.Object({ password: Type.String() }), output: Anything }, async ({ input }) => input),
  serve('menu/getMenu', { input: Type.Object({}), output: Type.Object({ code: Type.String() }) }, async () => ({ code: 5 }) as never),
]

const choice = studyAlone(1, 4, '2026-06-15')

describeOnBoth(
  'input',
  (getApp) => {
    let visitor: TestClient
    beforeAll(async () => {
      visitor = await client(getApp())
    })
    const search = async (query: string) =>
      getApp().inject({ url: `/restfulapi/core/catalogsearch/search?${query}`, headers: visitor.headers() })

    test('given a query string, it is read into the schema’s types; what the schema does not name is left out', async () => {
      const answer = await search('weeks=12&start=2026-06-15&open=true&ids=3,5&price=1&__proto__[x]=1&constructor=1')
      expect(answer.json().input).toEqual({ weeks: 12, start: '2026-06-15', open: true, ids: [3, 5], page: 1 })
    })

    test.each(['٤', '۴', '４', ' 4 ', '‏4'])('given %j weeks, four are meant', async (weeks) => {
      expect((await search(`weeks=${encodeURIComponent(weeks)}`)).json().input.weeks).toBe(4)
    })

    test.each([
      ['0', 'tooSmall'],
      ['-1', 'tooSmall'],
      ['1.5', 'format'],
      ['1e9', 'format'],
      ['1000000000', 'tooLarge'],
      ['four', 'format'],
      ['', 'format'],
      ['NaN', 'format'],
      ['0x10', 'format'],
    ])('given %j weeks, the field is refused (%s)', async (weeks, rule) => {
      const answer = await search(`weeks=${weeks}`)
      expect(answer.statusCode).toBe(422)
      expect(answer.json().error).toEqual({ code: 'validation', fields: { weeks: rule }, requestId: expect.any(String) })
    })

    test.each(['2026-02-29', '2027-2-30', '02/31/2000', '2026-06-15T00:00:00Z', '0000-00-00'])(
      'given the date %s, it is refused',
      async (start) => {
        expect((await search(`start=${encodeURIComponent(start)}`)).json().error.fields).toEqual({ start: 'format' })
      },
    )

    test('given a name of NBSP, zero-width and direction marks only, it counts as not sent', async () => {
      expect((await search(`name=${encodeURIComponent(' \u200b\u200f\u00a0')}`)).json().error.fields).toEqual({ name: 'required' })
    })

    test('given a body and a query string, both are read and the body wins', async () => {
      const { body } = await visitor.call<{ input: unknown }>('core/catalogsearch/search', { weeks: '٦', name: ' لندن ' })
      expect(body.input).toEqual({ weeks: 6, name: 'لندن', page: 1 })
    })

    test('given an item with fields of its own and of the choice, both parts are read, and an own price is not', async () => {
      const { status, body } = await visitor.call<{ item: unknown }>('core/cart/addToCart', {
        item: { ...choice, weeks: '٤', qty: 2, price: 1 },
      })
      expect(status).toBe(200)
      expect(body.item).toEqual({ ...choice, qty: 2 })
    })

    test('given a wrong field deep inside, its path is named', async () => {
      const { body } = await visitor.failing('core/cart/addToCart', {
        item: { ...choice, extraNights: 15, student: { birthDate: '2008-13-01', nationality: null } },
      })
      expect(body.error.fields).toMatchObject({ 'item.extraNights': 'tooLarge' })
    })

    test('given a password, it is kept to the last blank', async () => {
      const { body } = await visitor.call('core/customers/login', { password: ' ٤٤ x ' })
      expect(body).toEqual({ password: ' ٤٤ x ' })
    })

    test.each(['A\u0000B', '\ud800', 'x\udc00'])('given text no database can hold (%j), it is a 422 on both', async (name) => {
      const { status, body } = await visitor.failing('core/catalogsearch/search', { name })
      expect([status, body.error.fields]).toEqual([422, { name: 'unsafeText' }])
    })

    test.each(['name=%00', 'name=%E0%A4%A', 'name=%ED%A0%80', 'name=%'])('given the query %s, it is a 400', async (query) => {
      expect((await search(query)).statusCode).toBe(400)
    })

    test('given store_view, it is the language; all keeps both; else the session’s store', async () => {
      expect((await search('store_view=en')).json()).toMatchObject({ locale: 'en', view: 'en' })
      expect((await search('store_view=all')).json()).toMatchObject({ locale: 'ar', view: 'all' })
      expect((await search('')).json()).toMatchObject({ locale: 'ar', view: 'ar' })
      expect((await search('store_view=fr')).json()).toMatchObject({ locale: 'ar', view: 'ar' })
    })
  },
  { calls },
)

describeOnBoth(
  'bodies and failures',
  (getApp) => {
    const post = async (payload: string, type = 'application/json') => {
      const visitor = await client(getApp())
      return getApp().inject({
        method: 'POST',
        url: '/restfulapi/core/catalogsearch/search',
        headers: { ...visitor.headers(), 'content-type': type },
        payload,
      })
    }

    test.each([
      ['{', 400],
      ['[]', 400],
      ['"text"', 400],
      ['{"__proto__": {"weeks": 1}}', 400],
      ['{"constructor": {"prototype": {"weeks": 1}}}', 400],
      ['null', 200],
      ['', 200],
      [`{"name": ${'['.repeat(100)}${']'.repeat(100)}}`, 422],
      [`{"name": "${'x'.repeat(1024 * 1024)}"}`, 413],
    ])('given the body %.40s, the answer is %i with a code and a request id', async (payload, status) => {
      const answer = await post(payload)
      expect(answer.statusCode).toBe(status)
      if (status !== 200) expect(answer.json().error).toMatchObject({ code: expect.any(String), requestId: answer.headers['x-request-id'] })
    })

    test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
      'given a %s body, as another site’s form sends it, it is a 415',
      async (type) => {
        expect((await post('{"weeks":1}', type)).statusCode).toBe(415)
      },
    )

    test('given a rule that refuses, the answer is its status, code, fields and the request id, and nothing keeps it', async () => {
      const { status, body, headers } = await (await client(getApp())).failing('core/cart/applyPromoCode', { coupon_code: 'X' })
      expect(status).toBe(422)
      expect(body).toEqual({ error: { code: 'core_cart_101', fields: { coupon_code: 'unknown' }, requestId: headers['x-request-id'] } })
      expect(headers['cache-control']).toBe('no-store')
    })

    test('given a fault nobody foresaw, the answer is 500 with the area’s own code and not a word more', async () => {
      const { status, body } = await (await client(getApp())).failing('core/checkout/saveBillingAddress', {})
      expect(status).toBe(500)
      expect(body).toEqual({ error: { code: 'core_checkout_101', requestId: expect.any(String) } })
    })

    test('given an answer against its own contract, it is a fault of ours and not sent', async () => {
      const { status, body } = await (await client(getApp())).failing('menu/getMenu')
      expect([status, body.error.code]).toEqual([500, 'internal'])
    })
  },
  { calls },
)

describeOnBoth(
  'caching of reads',
  (getApp) => {
    const read = async (query: string, headers: Record<string, string> = {}) => {
      const visitor = await client(getApp())
      return getApp().inject({ url: `/restfulapi/core/catalogsearch/search?${query}`, headers: { ...visitor.headers(), ...headers } })
    }

    test('given a public read of a named store, it has an ETag and a short age, and an unchanged one is 304', async () => {
      const first = await read('store_view=en')
      expect(first.headers['cache-control']).toBe('public, max-age=30')
      const again = await read('store_view=en', { 'if-none-match': String(first.headers.etag) })
      expect([again.statusCode, again.body]).toEqual([304, ''])
    })

    test('given a public read whose language is the session’s, it is kept by nobody else', async () => {
      expect((await read('weeks=2')).headers['cache-control']).toBe('private, no-cache')
    })

    test('given the same read as POST, it is not stored', async () => {
      const { headers } = await (await client(getApp())).call('core/catalogsearch/search', {})
      expect(headers['cache-control']).toBe('no-store')
    })
  },
  { calls },
)
