import { watchForMissingChunks } from './chunk-reload'

/** As Gatsby listens; our watching begins before (src/app/browser.tsx). */
const gatsbys = jest.fn()
watchForMissingChunks()
window.addEventListener('unhandledrejection', gatsbys)

const reject = (reason: unknown) => window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))
const chunkError = () => Object.assign(new Error('Loading chunk 8928 failed.'), { name: 'ChunkLoadError' })

beforeEach(() => {
  gatsbys.mockClear()
  history.replaceState(null, '')
})

describe('given a chunk that is missed by a promise nobody waits for (spec §4, case 26)', () => {
  it('then the decision is ours: Gatsby, which would leave for the bare path, is not told', () => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false })
    reject(chunkError())
    expect(gatsbys).not.toHaveBeenCalled()
  })
  it('when it is another fault, then everybody is told as ever', () => {
    reject(new Error('something else'))
    expect(gatsbys).toHaveBeenCalledTimes(1)
  })
})

describe('given a chunk that is gone since a deployment (case 26)', () => {
  const reloads = () => history.state?.rihlaReload !== undefined
  let answer: () => void
  beforeEach(() => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: true })
    global.fetch = jest.fn(
      () =>
        new Promise<Response>((resolve) => {
          answer = () => resolve({ status: 200 } as Response)
        }),
    )
    // jsdom can't reload, and says so.
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
  })
  const settled = async () => {
    answer()
    await new Promise((resolve) => setTimeout(resolve))
  }

  it('when nobody leaves, then the page is had anew', async () => {
    reject(chunkError())
    await settled()
    expect(reloads()).toBe(true)
  })
  it('when the visitor is on the way to another page already, then she is left to go', async () => {
    reject(chunkError())
    window.dispatchEvent(new Event('beforeunload'))
    await settled()
    expect(reloads()).toBe(false)
  })
})

describe('given a file of a part that could not be had', () => {
  const miss = () => {
    const script = Object.assign(document.createElement('script'), { src: '/film-1.js' })
    document.head.append(script)
    script.dispatchEvent(new Event('error'))
    script.remove()
    return new Promise((resolve) => setTimeout(resolve, 20))
  }
  const answerWith = (status: number) => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: true })
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    global.fetch = jest.fn(async (url) => ({ status: String(url).endsWith('/film-1.js') ? status : 200 }) as Response)
  }
  const reloads = () => history.state?.rihlaReload !== undefined

  it('when it is there after all, then nobody loses the page for it: what was cut off is asked for again at the next press', async () => {
    answerWith(200)
    await miss()
    expect(reloads()).toBe(false)
  })
  it('when it is gone since a deployment, then the page is had anew', async () => {
    answerWith(404)
    await miss()
    expect(reloads()).toBe(true)
  })
})
