import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { scriptHash } from '../../src/domain/script-hash'
import { type App, buildApp } from '../app'
import { migrate } from '../db/migrate'
import type { Db } from '../db/schema'
import { describeOnBoth, testEnv } from '../testing/test-app'
import { readAddress, tidyLocation } from './site-address'

const arabicName = 'دورة-اللغة-الإنجليزية'
const script = 'window.pagePath="/ar";'
const pageOf = (text: string) =>
  `<!doctype html><html><head><script>${script}</script><script src="/app.js"></script><script type="application/ld+json">{}</script></head><body>${text}</body></html>`

const files: Record<string, string> = {
  'index.html': pageOf('home'),
  'ar/index.html': pageOf('home ar'),
  'en/index.html': pageOf('home en'),
  'ar/404/index.html': pageOf('missing ar'),
  'en/404/index.html': pageOf('missing en'),
  'en/cart/index.html': pageOf('cart en'),
  'ar/cart/index.html': pageOf('cart ar'),
  'en/search-by-course/index.html': pageOf('search en'),
  [`ar/courses/${arabicName}/index.html`]: pageOf('course'),
  'ar/blog/c++/index.html': pageOf('c++'),
  'app-0123456789abcdef0123.js': `const words = '${'a'.repeat(2000)}'`,
  'page-data/en/cart/page-data.json': '{"path":"/en/cart"}',
  'sw.js': 'self.skipWaiting()',
  'manifest.webmanifest': '{}',
  'static/a1b2/poster.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'csp-hashes.json': JSON.stringify([{ hash: scriptHash('wake()') }, 'sha256-notBase64!']),
  '.secret': 'x',
}

const rules = [
  { id: 1, from_path: '/ar/من-نحن', to_path: '/ar/about-us', status: 301 },
  { id: 2, from_path: '/en/summer', to_path: '/ar/الصيف', status: 302 },
  { id: 3, from_path: '/en/offers-2024', to_path: null, status: 410 },
  { id: 4, from_path: '/en/evil', to_path: '//evil.com', status: 301 },
  { id: 5, from_path: '/en/loop', to_path: '/en/loop', status: 301 },
  { id: 6, from_path: '/en/cart', to_path: '/en/about-us', status: 301 },
  { id: 7, from_path: '/en/circle-a', to_path: '/en/circle-b', status: 301 },
  { id: 8, from_path: '/en/circle-b', to_path: '/en/circle-a/', status: 301 },
  { id: 9, from_path: '/en/chain-a', to_path: '/en/chain-b', status: 301 },
  { id: 10, from_path: '/en/chain-b', to_path: '/EN/cart/', status: 302 },
  { id: 11, from_path: '/en/basket', to_path: '/en/cart?from=basket#top', status: 301 },
]

async function fill(db: Db) {
  await db.insertInto('url_rules').values(rules).execute()
  await db.insertInto('catalogue_revision').values({ id: 1, revision: 1, changed_at: '' }).execute()
}

const root = mkdtempSync(join(tmpdir(), 'rihla-site-'))
let app: App
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

beforeAll(async () => {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(join(root, name), content)
  }
  const big = files['app-0123456789abcdef0123.js'] ?? ''
  writeFileSync(join(root, 'app-0123456789abcdef0123.js.br'), brotliCompressSync(big))
  app = await buildApp(testEnv(':memory:', { siteDir: root }))
  await migrate(app.services.connection)
  await fill(app.services.db)
})
afterAll(async () => {
  await app.close()
  rmSync(root, { recursive: true })
})

describe('pages', () => {
  test('given the bare path, it is the home page, without a redirect', async () => {
    const answer = await get('/')
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(answer.body).toContain('home')
  })

  test('given a page, it is asked about again each time and an unchanged one is 304', async () => {
    const first = await get('/en/cart')
    expect(first.headers['cache-control']).toBe('no-cache')
    expect((await get('/en/cart', { 'if-none-match': String(first.headers.etag) })).statusCode).toBe(304)
  })

  test('given a page, its policy names the hashes of its inline scripts and of those the build lists, and no unsafe-inline for scripts', async () => {
    const policy = String((await get('/en/cart')).headers['content-security-policy'])
    const [, scripts = ''] = /script-src ([^;]*)/.exec(policy) ?? []
    expect(scripts.split(' ')).toEqual(["'self'", `'${scriptHash('wake()')}'`, `'${scriptHash(script)}'`])
    expect(policy).toContain("frame-ancestors 'none'")
  })

  test('given a map service in the site configuration, pictures may come from its host and from no other', async () => {
    const pictures = async () => /img-src ([^;]*)/.exec(String((await get('/en/cart')).headers['content-security-policy']))?.[1]
    expect(await pictures()).toBe("'self' data: blob:")
    const { db, catalogue } = app.services
    await db.insertInto('configs').values({ path: 'map/service', store: '', value: 'openstreetmap' }).execute()
    await db.updateTable('catalogue_revision').set({ revision: 2 }).execute()
    catalogue.recheck()
    expect(await pictures()).toBe("'self' data: blob: https://tile.openstreetmap.org")
  })

  test.each([
    ['upper-case encoding', encodeURI(`/ar/courses/${arabicName}`)],
    ['lower-case encoding', encodeURI(`/ar/courses/${arabicName}`).toLowerCase()],
    ['decomposed letters', encodeURI(`/ar/courses/${arabicName.normalize('NFD')}`)],
    ['a query', `${encodeURI(`/ar/courses/${arabicName}`)}?utm=50%`],
    ['plus signs', '/ar/blog/c++'],
    ['encoded plus signs', '/ar/blog/c%2B%2B'],
  ])('given an address with %s, it reaches its page', async (_case, url) => {
    expect((await get(url)).statusCode).toBe(200)
  })
})

test('given a search with a question, search engines list the search itself and not the answer', async () => {
  expect((await get('/en/search-by-course')).headers['x-robots-tag']).toBeUndefined()
  expect((await get('/en/search-by-course?q=london&page=2')).headers['x-robots-tag']).toBe('noindex')
  expect((await get('/en/cart?coupon=X')).headers['x-robots-tag']).toBeUndefined()
  expect((await get('/offline-plugin-app-shell-fallback')).headers['x-robots-tag']).toBe('noindex')
})

test('given a form whose script has not come, when it is sent to its page, then the browser is led back to that page; a program hears of an error', async () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const send = (headers: Record<string, string>) =>
    app.inject({ method: 'POST', url: '/en/cart?x=1', payload: 'name=Noura', headers: { ...form, ...headers } })
  const sent = await send({ 'sec-fetch-dest': 'document' })
  expect([sent.statusCode, sent.headers.location]).toEqual([303, '/en/cart?x=1'])
  expect((await send({})).statusCode).toBe(404)
})

test('given HEAD, a page answers its headers and no body', async () => {
  const answer = await app.inject({ method: 'HEAD', url: '/en/cart' })
  expect([answer.statusCode, answer.headers['content-type'], answer.body]).toEqual([200, 'text/html; charset=utf-8', ''])
})

describe('one form of an address (reported faults 49 and 69)', () => {
  test.each([
    ['/en/cart/', '/en/cart'],
    ['/en/cart/?step=2&x=%2F', '/en/cart?step=2&x=%2F'],
    ['/en//cart', '/en/cart'],
    ['//evil.com/', '/evil.com'],
    ['//evil.com', '/evil.com'],
    ['/%2F%2Fevil.com/', '/%2F%2Fevil.com'],
    ['/%09/evil.com/', '/%09/evil.com'],
    [`${encodeURI(`/ar/courses/${arabicName}`).toLowerCase()}/`, encodeURI(`/ar/courses/${arabicName}`)],
    [`${encodeURI(encodeURI(`/ar/courses/${arabicName}`))}?utm=1`, `${encodeURI(`/ar/courses/${arabicName}`)}?utm=1`],
    ['/EN/Cart?coupon=X', '/en/cart?coupon=X'],
    ['/en/%63art?coupon=X', '/en/cart?coupon=X'],
    ['//en//cart?coupon=X', '/en/cart?coupon=X'],
    ['/EN', '/en'],
    ['/index.html?x=1', '/?x=1'],
    ['/en/index.html', '/en'],
    ['/en/cart/index.html?coupon=X', '/en/cart?coupon=X'],
    [`${encodeURI(`/ar/courses/${arabicName}\u200f`)}?utm=1`, `${encodeURI(`/ar/courses/${arabicName}`)}?utm=1`],
    [encodeURI(`/ar/courses/${arabicName}\u200e`).toLowerCase(), encodeURI(`/ar/courses/${arabicName}`)],
    [encodeURI(encodeURI(`/ar/courses/${arabicName}\u061c`)), encodeURI(`/ar/courses/${arabicName}`)],
    [encodeURI(`/ar/courses/${arabicName}\ufeff/`), encodeURI(`/ar/courses/${arabicName}`)],
    [encodeURI(`/ar/courses/${arabicName}\u00a0`), encodeURI(`/ar/courses/${arabicName}`)],
    [encodeURI('/ar/من-نحن\u200f'), '/ar/about-us'],
    ['/ar%E2%80%8F', '/ar'],
    ['/en/cart.', '/en/cart'],
    ['/en/cart%22)?coupon=X', '/en/cart?coupon=X'],
    [encodeURI(`/ar/courses/${arabicName}،`), encodeURI(`/ar/courses/${arabicName}`)],
    [`${encodeURI(`/ar/courses/${arabicName}؟»\u200f`)}?utm=1`, `${encodeURI(`/ar/courses/${arabicName}`)}?utm=1`],
    [encodeURI('/ar/من-نحن).'), '/ar/about-us'],
    ['/%E2%80%8F', '/'],
  ])('given %s, one permanent redirect leads to %s', async (url, location) => {
    const answer = await get(url)
    expect([answer.statusCode, answer.headers.location]).toEqual([301, location])
  })
})

test.each([
  ['/\\evil.com/', '/%5Cevil.com'],
  ['/\\/evil.com/', '/%5C/evil.com'],
  ['http://evil.com/en/cart/', '/en/cart'],
])('given %j as no browser writes it, the one form is %s', (url, location) => {
  const address = readAddress(url)
  expect(address && [address.untidy, tidyLocation(address)]).toEqual([true, location])
})

describe('what is not there', () => {
  test.each([
    ['/ar/none', {}, 'missing ar'],
    ['/en/none', {}, 'missing en'],
    ['/none', {}, 'missing ar'],
    ['/en/404', {}, 'missing en'],
    ['/404', {}, 'missing ar'],
    ['/404.html', {}, 'missing ar'],
    ['/none', { cookie: 'rihla_locale=en' }, 'missing en'],
    ['/ar/none', { cookie: 'rihla_locale=en' }, 'missing ar'],
    ['/ar/courses/%25D8%25AF', {}, 'missing ar'],
    ['/ar/ar', {}, 'missing ar'],
    ['/en/none.', {}, 'missing en'],
    ['/...', {}, 'missing ar'],
    ['/en/.secret.', {}, 'missing en'],
    ['/en-US', {}, 'missing ar'],
    ['/.secret', {}, 'missing ar'],
    ['/ar/blog%2Fc++', {}, 'missing ar'],
    ['/ar/%2e%2e%2f%2e%2e%2fetc%2fpasswd', {}, 'missing ar'],
  ])('given %s with %j, the status is 404 and the page is the locale’s', async (url, headers, text) => {
    const answer = await get(url, headers)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
    expect(answer.body).toContain(text)
  })

  test.each(['/app-ffffffffffffffffffff.js', '/page-data/en/none/page-data.json', '/static/none.png', '/restfulapi/none'])(
    'given %s, it is a 404 and no page (reported fault 26)',
    async (url) => {
      const answer = await get(url)
      expect(answer.statusCode).toBe(404)
      expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
    },
  )

  test.each([
    ['/en/offer.pdf', 'missing en'],
    ['/ar/cart.html', 'missing ar'],
    ['/static/none.png', 'missing ar'],
  ])('given somebody goes to %s, where there is nothing, the page says so and no data (case 71)', async (url, text) => {
    const answer = await get(url, { 'sec-fetch-dest': 'document' })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
    expect(answer.body).toContain(text)
  })

  test.each([
    ['/%E0%A4%A', 'missing ar'],
    ['/en/%E0%A4%A', 'missing en'],
    ['/en/%00', 'missing en'],
    ['/en/cart?x=%00', 'missing en'],
    ['/%', 'missing ar'],
  ])('given %s, which nobody can read, the status is 400 and the page is the locale’s', async (url, text) => {
    const answer = await get(url)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8'])
    expect(answer.body).toContain(text)
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('script-src'),
    })
  })

  test.each(['/restfulapi/%E0%A4%A', '/restfulapi/core/%00', '/app.js%E0%A4%A.js'])(
    'given %s, it is a 400 with a request id',
    async (url) => {
      const answer = await get(url)
      expect(answer.statusCode).toBe(400)
      expect(answer.json().error).toEqual({ code: 'bad_request', requestId: expect.any(String) })
    },
  )

  test('given a POST to a page, it is not found', async () => {
    expect((await app.inject({ method: 'POST', url: '/en/cart' })).statusCode).toBe(404)
  })
})

describeOnBoth(
  'route rules (spec §2)',
  (getApp) => {
    test.each([
      [encodeURI('/ar/من-نحن?utm=1'), 301, '/ar/about-us?utm=1'],
      ['/en/summer', 302, encodeURI('/ar/الصيف')],
      ['/en/offers-2024', 410, undefined],
      ['/en/evil', 404, undefined],
      ['/en/loop', 404, undefined],
      ['/en/loop%E2%80%8F', 404, undefined],
      ['/en/none%E2%80%8F', 404, undefined],
      ['/en/evil%E2%80%8F', 404, undefined],
      ['/en/cart', 200, undefined],
      ['/en/offers-2024/', 410, undefined],
      [`${encodeURI('/ar/من-نحن')}/?utm=1`, 301, '/ar/about-us?utm=1'],
      ['/en/circle-a', 404, undefined],
      ['/en/chain-a?x=1', 302, '/en/cart?x=1'],
      ['/en/basket', 301, '/en/cart?from=basket#top'],
    ])('given %s, the answer is %i to %s', async (url, status, location) => {
      const answer = await getApp().inject({ url })
      expect([answer.statusCode, answer.headers.location]).toEqual([status, location])
    })
  },
  { prepare: { name: 'route rules of site.test', fill }, env: { siteDir: root } },
)

test.each([
  ['/cart?coupon=X', {}, '/ar/cart?coupon=X'],
  ['/cart/', { cookie: 'rihla_locale=en' }, '/en/cart'],
  [encodeURI('/من-نحن?utm=1'), {}, '/ar/about-us?utm=1'],
  ['/basket', { cookie: 'rihla_locale=en' }, '/en/cart?from=basket#top'],
])(
  'given %s with %j, which names no language, one redirect for this visitor leads to %s (reported fault 22)',
  async (url, headers, location) => {
    const answer = await get(url, headers)
    expect([answer.statusCode, answer.headers.location, answer.headers.vary]).toEqual([302, location, expect.stringMatching(/cookie/)])
  },
)

test.each([
  ['/offers-2024', 410],
  ['/circle-a', 404],
])('given %s without a language, a rule of the visitor’s language tells what became of it: %i', async (url, status) => {
  expect((await get(url, { cookie: 'rihla_locale=en' })).statusCode).toBe(status)
})

describe('files', () => {
  test('given a hashed file, it is good for a year and comes as the build compressed it', async () => {
    const answer = await get('/app-0123456789abcdef0123.js', { 'accept-encoding': 'br, gzip' })
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      vary: expect.stringMatching(/accept-encoding/i),
    })
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(files['app-0123456789abcdef0123.js'])
    const plain = await get('/app-0123456789abcdef0123.js')
    expect(plain.body).toBe(files['app-0123456789abcdef0123.js'])
  })

  test.each([
    ['/sw.js', 'no-cache'],
    ['/page-data/en/cart/page-data.json', 'no-cache'],
    ['/manifest.webmanifest', 'no-cache'],
    ['/static/a1b2/poster.svg', 'public, max-age=31536000, immutable'],
  ])('given %s, its age is "%s"', async (url, control) => {
    const answer = await get(url)
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, control])
  })

  test.each(['bytes=0-1', 'bytes=9999999-', 'bytes=x'])('given a part asked for as "%s", the whole is answered', async (range) => {
    const answer = await get('/sw.js', { range })
    expect([answer.statusCode, answer.body]).toEqual([200, files['sw.js']])
  })

  test('every answer says nosniff and may not be framed', async () => {
    for (const url of ['/', '/sw.js', '/none.js', '/healthz'])
      expect((await get(url)).headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      })
  })
})

test('given no built site, the API answers and pages are plain 404s', async () => {
  const bare = await buildApp(testEnv(':memory:'))
  expect((await bare.inject('/en/cart')).json().error.code).toBe('not_found')
  expect((await bare.inject('/healthz')).statusCode).toBe(200)
  await bare.close()
})

test('given https, browsers are told to stay there; given http, not', async () => {
  const secure = await buildApp(testEnv(':memory:', { publicUrl: 'https://rihla.example' }))
  expect((await secure.inject('/healthz')).headers['strict-transport-security']).toContain('max-age=31536000')
  await secure.close()
  expect((await get('/healthz')).headers['strict-transport-security']).toBeUndefined()
})
