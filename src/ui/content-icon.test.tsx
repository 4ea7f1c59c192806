import { act, render } from '@testing-library/react'
import { limits } from '../config/limits'
import { ContentIcon } from './content-icon'

const drawing = (container: HTMLElement) => container.querySelectorAll('svg path').length
const answers = (body: unknown, ok = true) => jest.fn(async (_url: string, _options?: RequestInit) => ({ ok, json: async () => body }))
const serve = (fetcher: unknown) => {
  globalThis.fetch = fetcher as typeof fetch
}
const settle = (milliseconds = 50) => act(async () => void (await jest.advanceTimersByTimeAsync(milliseconds)))

beforeEach(() => {
  jest.useFakeTimers()
  jest.spyOn(console, 'info').mockImplementation(() => undefined)
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

describe('given icons whose names the build did not know (case 96)', () => {
  it('then one question asks for all, and each box keeps its size', async () => {
    const fetcher = answers({ icons: { anchor: { body: '<path d="M1 1"/>' }, axe: { body: '<path d="M2 2"/>' } } })
    serve(fetcher)
    const { container } = render(
      <>
        <ContentIcon name="axe" />
        <ContentIcon name="anchor" />
      </>,
    )
    expect(container.querySelectorAll('svg')).toHaveLength(2)
    expect(drawing(container)).toBe(0)
    await settle()
    expect(fetcher.mock.calls.map(([url]) => url)).toEqual(['/icons/lucide.json?icons=anchor,axe'])
    expect(drawing(container)).toBe(2)
    expect(container.querySelectorAll('svg')).toHaveLength(2)
  })

  it.each([
    ['an error', answers({}, false)],
    ['HTML', jest.fn(async () => ({ ok: true, json: async () => JSON.parse('<html>') }))],
    ['nothing of that name', answers({ icons: {} })],
  ])('when the service answers %s, then the placeholder stays', async (_what, fetcher) => {
    serve(fetcher)
    const { container } = render(<ContentIcon name="ship-wheel" />)
    await settle()
    expect([container.querySelectorAll('svg').length, drawing(container)]).toEqual([1, 0])
  })

  it('when it is slower than 1.5 s, then it is not waited for', async () => {
    let signal: AbortSignal | null | undefined
    serve((_url: string, options: RequestInit) => {
      signal = options.signal
      return new Promise((_resolve, reject) => options.signal?.addEventListener('abort', () => reject(new Error('aborted'))))
    })
    const { container } = render(<ContentIcon name="sailboat" />)
    await settle(limits.iconTimeout - 100)
    expect(signal?.aborted).toBe(false)
    await settle(200)
    expect([signal?.aborted, drawing(container)]).toEqual([true, 0])
  })
})
