import { watchForMissingChunks } from './chunk-reload'

/** As Gatsby listens; our watching begins before (src/app/browser.tsx). */
const gatsbys = jest.fn()
watchForMissingChunks()
window.addEventListener('unhandledrejection', gatsbys)

const reject = (reason: unknown) => window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))
const chunkError = () => Object.assign(new Error('Loading chunk 8928 failed.'), { name: 'ChunkLoadError' })

beforeEach(() => gatsbys.mockClear())

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
