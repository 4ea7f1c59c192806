/** Drives the source against a real HTTP server that behaves, and misbehaves, as APIs do. */
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { collect } from './collect'
import { compare } from './nodes'
import { defaults, type SourceOptions, type SourceType } from './options'
import { createAsk } from './request'

type Reply = { status?: number; body: unknown }
type Behaviour = (path: string, query: URLSearchParams, headers: IncomingMessage['headers']) => Reply

const courses = Array.from({ length: 7 }, (_, index) => ({ id: index + 1, name: { en: `Course ${index + 1}`, ar: `دورة ${index + 1}` } }))
const type: SourceType = { name: 'Course', endpoint: '/restfulapi/course/getCourses', params: { store_view: 'all' }, pageSize: 3 }

const pageOf = (query: URLSearchParams) => {
  const [page, limit] = [Number(query.get('page')), Number(query.get('limit'))]
  return { items: courses.slice((page - 1) * limit, page * limit), total: courses.length, page, pages: Math.ceil(courses.length / limit) }
}

let server: Server
let behaviour: Behaviour
let calls: string[]
let inFlight = 0
let busiest = 0

beforeAll(async () => {
  server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    calls.push(url.pathname + url.search)
    inFlight += 1
    busiest = Math.max(busiest, inFlight)
    setImmediate(() => {
      inFlight -= 1
      const { status = 200, body } = behaviour(url.pathname, url.searchParams, request.headers)
      response.writeHead(status, { 'content-type': 'application/json' }).end(typeof body === 'string' ? body : JSON.stringify(body))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => new Promise((resolve) => server.close(resolve)))
beforeEach(() => {
  calls = []
  busiest = 0
})

const options = (change: Partial<SourceOptions> = {}): SourceOptions => ({
  ...defaults,
  url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  types: [type],
  firstWait: 1,
  ...change,
})
const read = (change: Partial<SourceOptions> = {}, kind = type) => collect(createAsk(options(change)), kind)

describe('given an API that answers lists by pages', () => {
  it('when read, then every record is there once, in order, under entityId', async () => {
    behaviour = (_path, query) => ({ body: pageOf(query) })
    const items = await read()
    expect(items.map(({ entityId }) => entityId)).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(items[0]).toEqual({ entityId: 1, name: { en: 'Course 1', ar: 'دورة 1' } })
    expect(calls[0]).toBe('/restfulapi/course/getCourses?store_view=all&page=1&limit=3')
  })
  it('when a list is empty, then it is empty and one call was made', async () => {
    behaviour = () => ({ body: { items: [], total: 0, page: 1, pages: 0 } })
    expect(await read()).toEqual([])
    expect(calls).toHaveLength(1)
  })
  it('when concurrency is 2, then never more than 2 requests are in flight', async () => {
    behaviour = (_path, query) => ({ body: pageOf(query) })
    const ask = createAsk(options({ concurrency: 2 }))
    await Promise.all([1, 2, 3].map(() => collect(ask, { ...type, pageSize: 1 })))
    expect(busiest).toBe(2)
  })
  it('when one object is asked for, then it is one node with its values', async () => {
    behaviour = () => ({ body: { configs: { 'store/phone': '+966' } } })
    const single = { name: 'SiteConfig', endpoint: '/c', rootKey: 'configs', single: 'ar' }
    expect(await read({}, single)).toEqual([{ entityId: 'ar', values: { 'store/phone': '+966' } }])
  })
})

describe('given an API that wants a session token', () => {
  const token = { endpoint: '/restfulapi/getPwaToken', headers: ['Pwa-Token', 'Pwa-Code'] }

  it('when read, then one token is fetched and sent with each call', async () => {
    behaviour = (path, query, headers) => {
      if (path === token.endpoint) return { body: { 'Pwa-Token': 't1', 'Pwa-Code': 'c1' } }
      return headers['pwa-token'] === 't1' && headers['pwa-code'] === 'c1' ? { body: pageOf(query) } : { status: 401, body: {} }
    }
    expect(await read({ token })).toHaveLength(7)
    expect(calls.filter((call) => call === token.endpoint)).toHaveLength(1)
  })
  it('when the token expires on the way, then it is renewed once and the call repeated', async () => {
    let given = 0
    behaviour = (path, query, headers) => {
      if (path === token.endpoint) {
        given += 1
        return { body: { 'Pwa-Token': `t${given}`, 'Pwa-Code': 'c' } }
      }
      return headers['pwa-token'] === 't2' ? { body: pageOf(query) } : { status: 401, body: { 'token-valid': false } }
    }
    expect(await read({ token })).toHaveLength(7)
    expect(given).toBe(2)
  })
  it('when even a fresh token is refused, then the build stops', async () => {
    behaviour = (path) => ({ body: path === token.endpoint ? { 'Pwa-Token': 't', 'Pwa-Code': 'c' } : { 'token-valid': false } })
    await expect(read({ token })).rejects.toThrow('refused a fresh token')
  })
  it('when the token call answers none, then the build stops', async () => {
    behaviour = () => ({ body: {} })
    await expect(read({ token })).rejects.toThrow('answered no Pwa-Token')
  })
})

describe('given an API in trouble', () => {
  it('when it is busy (503) for a moment, then the request is repeated', async () => {
    let busy = 2
    behaviour = (_path, query) => {
      busy -= 1
      return busy >= 0 ? { status: 503, body: 'busy' } : { body: pageOf(query) }
    }
    expect(await read()).toHaveLength(7)
  })
  it('when it stays busy, then the build stops after the given tries', async () => {
    behaviour = () => ({ status: 503, body: {} })
    await expect(read({ retries: 2 })).rejects.toThrow('status 503')
    expect(calls).toHaveLength(3)
  })
  it('when nobody listens, then the build stops', async () => {
    await expect(read({ url: 'http://127.0.0.1:9', retries: 0 })).rejects.toThrow('failed')
  })
  it.each<[string, Reply, string]>([
    ['fails with a code', { status: 500, body: { error: { code: 'core_products_100' } } }, 'status 500, core_products_100'],
    [
      'answers 200 with an error',
      { body: { error: { code: 'core_products_100' }, items: [], total: 0 } },
      'holds an error, core_products_100',
    ],
    ['answers a page of HTML', { body: '<!doctype html>' }, 'not JSON'],
    ['answers a bare list', { body: [] }, 'not an object'],
    ['has no list under the root key', { body: { total: 3 } }, 'no list "items"'],
    ['has no total', { body: { items: [] } }, 'no whole "total"'],
    ['promises more than it gives', { body: { items: courses.slice(0, 1), total: 2 } }, 'promised 2 records and answered 1'],
    ['has a record without an id', { body: { items: [{ name: 'x' }], total: 1 } }, 'a record without "id"'],
  ])('when it %s, then the build stops and says why', async (_case, reply, reason) => {
    behaviour = () => reply
    await expect(read()).rejects.toThrow(reason)
  })
  it('when the total changes between pages, then the build stops', async () => {
    behaviour = (_path, query) => ({ body: { ...pageOf(query), total: query.get('page') === '1' ? 7 : 8 } })
    await expect(read()).rejects.toThrow('says there are 8 records, page 1 said 7')
  })
  it('when the order is not total and one record comes twice (case 17), then the build stops', async () => {
    behaviour = () => ({ body: { items: courses.slice(0, 3), total: 6 } })
    await expect(read()).rejects.toThrow('answered 1 twice')
  })
})

describe('given what an earlier build knew', () => {
  it('when compared, then only what changed is created, equal records are kept and vanished ones removed', () => {
    const before = compare(
      'Course',
      [
        { entityId: 1, name: 'a' },
        { entityId: 2, name: 'b' },
        { entityId: 3, name: 'c' },
      ],
      [],
    )
    const known = before.create.map(({ id, internal }) => ({ id, internal: { ...internal, owner: 'test', counter: 0 } }))
    const after = compare(
      'Course',
      [
        { entityId: 1, name: 'a' },
        { entityId: 2, name: 'B' },
        { entityId: 4, name: 'd' },
      ],
      known,
    )
    expect(after.keep).toEqual(['Course:1'])
    expect(after.create.map(({ id }) => id)).toEqual(['Course:2', 'Course:4'])
    expect(after.remove).toEqual(['Course:3'])
  })
})
