import { type App, buildApp } from '../app'
import { testEnv } from '../testing/test-app'

let app: App
beforeAll(async () => {
  app = await buildApp(testEnv(':memory:'))
})
afterAll(() => app.close())
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

describe('icon service (spec §7, case 96)', () => {
  test('given names, then their drawings in Iconify’s form, and the unknown ones named', async () => {
    const answer = await get('/icons/lucide.json?icons=wifi,no-such-icon,bike,wifi')
    expect(answer.json()).toEqual({
      prefix: 'lucide',
      width: 24,
      height: 24,
      icons: { bike: { body: expect.stringContaining('<') }, wifi: { body: expect.stringContaining('<path') } },
      not_found: ['no-such-icon'],
    })
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=604800, immutable',
      'content-type': 'application/json; charset=utf-8',
    })
  })

  test('given the same names in another order, then the same answer, and 304 to whoever has it', async () => {
    const first = await get('/icons/lucide.json?icons=wifi,bike')
    const again = await get('/icons/lucide.json?icons=bike,wifi', { 'if-none-match': String(first.headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  test.each([
    ['', 'required'],
    ['?icons=', 'required'],
    ['?icons=__proto__,Constructor', 'required'],
    ['?icons=<script>alert(1)</script>', 'required'],
    ['?icons=../../package', 'required'],
    [`?icons=${Array.from({ length: 1000 }, (_, index) => `a${index}`).join(',')}`, 'too_many'],
  ])('given %.40s, then it is refused and nothing of it comes back', async (query, reason) => {
    const answer = await get(`/icons/lucide.json${query}`)
    expect([answer.statusCode, answer.json().error.code, answer.json().error.fields]).toEqual([422, 'validation', { icons: reason }])
  })

  test.each(['constructor', 'to-string', 'has-own-property'])('given %s, then it is no icon', async (name) => {
    expect((await get(`/icons/lucide.json?icons=${name}`)).json()).toMatchObject({ icons: {}, not_found: [name] })
  })

  test('given another collection, then there is none', async () => {
    expect((await get('/icons/mdi.json?icons=home')).statusCode).toBe(404)
  })
})
