import { events } from '../config/events'
import { limits } from '../config/limits'
import { beforeNavigation, ledTo } from './route-rules'
import { checkForUpdate, watchForUpdates } from './update-check'

type Published = { id: string; to: string } | 'unreachable'

/** What `builds/latest.json` says now. */
let published: Published = 'unreachable'
let asked = 0
const heard: string[] = []

beforeAll(() => {
  jest.useFakeTimers()
  globalThis.fetch = (async () => {
    asked += 1
    if (published === 'unreachable') throw new TypeError('connection cut')
    const { id, to } = published
    return { ok: true, json: async () => ({ id, timestamp: 0, rules: [{ from: '/ar/old', to, status: 301 }] }) }
  }) as unknown as typeof fetch
  window.addEventListener(events.update, (event) => heard.push((event as CustomEvent<string>).detail))
})
afterAll(() => jest.useRealTimers())

describe('given the rules of a build, as a tab lives on (spec §2, §9)', () => {
  it('when they can’t be had, then each navigation asks again, and those that wait together ask once', async () => {
    expect(await Promise.all([beforeNavigation('/ar/old'), beforeNavigation('/ar/old?a=1')])).toEqual(['/ar/old', '/ar/old?a=1'])
    expect(asked).toBe(1)
    expect(await beforeNavigation('/ar/old')).toBe('/ar/old')
    expect(asked).toBe(2)
    published = { id: 'first', to: '/ar/new' }
    expect(await beforeNavigation('/ar/old')).toBe('/ar/new')
    expect(asked).toBe(3)
  })

  it('when they are known, then navigations ask no more', async () => {
    expect(await beforeNavigation('/ar/old?a=1')).toBe('/ar/new?a=1')
    expect(asked).toBe(3)
  })

  it('when the hourly look finds a newer build, then its rules count and the visitor is told of it', async () => {
    watchForUpdates()
    await jest.advanceTimersByTimeAsync(0)
    expect(heard).toEqual([])
    published = { id: 'second', to: '/ar/newer' }
    await jest.advanceTimersByTimeAsync(limits.buildCheck)
    expect(ledTo('/ar/old')).toBe('/ar/newer')
    expect(heard).toEqual(['second'])
  })

  it('when a look finds nothing, then the rules that were known stay', async () => {
    published = 'unreachable'
    await checkForUpdate()
    expect(ledTo('/ar/old')).toBe('/ar/newer')
  })
})
