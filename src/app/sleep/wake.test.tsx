import { prefetch, wakeAtLast } from './wake'

const slice =
  '<script>window.___chunkMapping="{\\"app\\":[\\"/app-1.js\\"],\\"page-tsx\\":[\\"/page-1.js\\"],\\"route-rules\\":[\\"/rules-1.js\\"],\\"update-check\\":[\\"/update-1.js\\"]}";</script><script>window.___webpackCompilationHash="b1";</script><script src="/framework-1.js"></script><script src="/app-1.js"></script>'
const fetched = () => [...document.querySelectorAll<HTMLScriptElement>('script[src]')]
const names = () => fetched().map((script) => script.getAttribute('src'))
const settle = () => jest.advanceTimersByTimeAsync(0)
const end = async (how: 'load' | 'error') => {
  fetched().at(-1)?.dispatchEvent(new Event(how))
  await settle()
}
/** A page that was built without a rare letter may come to show one: however often it tries to wake, their faces are fetched once. */
const rareFaces = () => [...document.querySelectorAll('link[data-rare-faces]')].map((link) => link.getAttribute('href'))
const isSaid = () => document.getElementById('asleep')?.hidden === false

Object.assign(globalThis, { __RARE_FACES_FILE__: '/rare-letters-1.css' })

beforeEach(() => {
  jest.useFakeTimers()
  jest.spyOn(console, 'info').mockImplementation(() => undefined)
  globalThis.fetch = jest.fn(async () => ({ ok: true, text: async () => slice }) as Response)
  document.body.innerHTML = '<p id="asleep" hidden>out of reach</p>'
})
afterEach(() => jest.useRealTimers())

describe('given a page with nothing to do', () => {
  it('then all that waking takes is laid by: scripts, and the data that Gatsby asks for besides those of the page', async () => {
    const data = { componentChunkName: 'page-tsx', staticQueryHashes: ['42'] }
    globalThis.fetch = jest.fn(async () => ({ ok: true, text: async () => slice, json: async () => data }) as Response)
    await prefetch()
    const laidBy = [...document.querySelectorAll('link[rel=prefetch]')].map((link) => link.getAttribute('href'))
    expect(laidBy).toEqual([
      '/page-data/app-data.json',
      '/page-data/sq/d/42.json',
      '/framework-1.js',
      '/app-1.js',
      '/page-1.js',
      '/rules-1.js',
      '/update-1.js',
      '/rare-letters-1.css',
    ])
  })
})

describe('given a sleeping page that a deployment has overtaken (case 26)', () => {
  const isReloaded = () => history.state?.rihlaReload !== undefined

  it('when its files are gone and those of another build are there, then it is loaded anew: none of them runs beside the old ones', async () => {
    // jsdom can't reload, and says so.
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    let wakeFresh: () => void = () => undefined
    await jest.isolateModulesAsync(async () => {
      wakeFresh = (await import('./wake')).wakeAtLast
    })
    wakeFresh()
    await settle()
    fetched()[0]?.dispatchEvent(new Event('load'))
    await end('error')
    expect(isReloaded()).toBe(false)
    const other = slice.replaceAll('-1.js', '-2.js')
    globalThis.fetch = jest.fn(async () => ({ ok: true, text: async () => other }) as Response)
    await jest.advanceTimersByTimeAsync(3000)
    expect(isReloaded()).toBe(true)
    expect(names().filter((name) => name?.endsWith('-2.js'))).toEqual([])
    for (const script of fetched()) script.remove()
    history.replaceState(null, '')
  })
})

describe('given a sleeping page whose scripts can not all be had (case 26)', () => {
  it('then what is missing is fetched again until it is there, after 3, 6, 12 … 60 s, at once when asked for; the second failure is said', async () => {
    wakeAtLast()
    wakeAtLast()
    await settle()
    expect(names()).toEqual(['/framework-1.js', '/app-1.js'])
    fetched()[0]?.dispatchEvent(new Event('load'))
    await end('error')
    expect(isSaid()).toBe(false)

    wakeAtLast()
    await settle()
    expect(names().slice(2)).toEqual(['/app-1.js'])
    await end('error')
    expect(isSaid()).toBe(true)

    for (const [tries, seconds] of [6, 12, 24, 48, 60, 60].entries()) {
      await jest.advanceTimersByTimeAsync(seconds * 1000 - 1)
      expect(fetched()).toHaveLength(3 + tries)
      await jest.advanceTimersByTimeAsync(1)
      expect(fetched()).toHaveLength(4 + tries)
      await end('error')
    }

    window.dispatchEvent(new Event('online'))
    await settle()
    expect(fetched()).toHaveLength(10)
    expect(rareFaces()).toEqual([])
    await end('load')
    expect(isSaid()).toBe(false)
    expect(rareFaces()).toEqual(['/rare-letters-1.css'])

    document.querySelector('[data-rare-faces]')?.dispatchEvent(new Event('error'))
    expect(rareFaces()).toEqual([])
    window.dispatchEvent(new Event('online'))
    expect(rareFaces()).toEqual(['/rare-letters-1.css'])

    await jest.advanceTimersByTimeAsync(120_000)
    wakeAtLast()
    await settle()
    expect(fetched()).toHaveLength(10)
  })
})
