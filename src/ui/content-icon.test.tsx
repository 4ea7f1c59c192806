import { act, render } from '@testing-library/react'
import { ContentIcon } from './content-icon'

const drawing = (container: HTMLElement) => container.querySelectorAll('svg path').length
/** Of each box, as its style sheet gives it; none has a size of its own. */
const sizes = (container: HTMLElement) =>
  [...container.querySelectorAll('svg')].map((box) => {
    const style = window.getComputedStyle(box)
    return [style.getPropertyValue('inline-size'), style.getPropertyValue('block-size'), box.getAttribute('viewBox')]
  })
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
    const empty = sizes(container)
    expect(empty).toEqual(Array(2).fill(['var(--icon, 1.25em)', 'var(--icon, 1.25em)', '0 0 24 24']))
    expect(drawing(container)).toBe(0)
    await settle()
    expect(fetcher.mock.calls.map(([url]) => url)).toEqual(['/icons/lucide.json?icons=anchor,axe'])
    expect(drawing(container)).toBe(2)
    expect(sizes(container)).toEqual(empty)
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

  it('when it is slower than 1,500 ms, then it is not waited for (spec §9)', async () => {
    let [asked, left] = [Number.NaN, Number.NaN]
    serve((_url: string, { signal }: RequestInit) => {
      asked = Date.now()
      return new Promise((_resolve, reject) =>
        signal?.addEventListener('abort', () => {
          left = Date.now()
          reject(new Error('aborted'))
        }),
      )
    })
    const { container } = render(<ContentIcon name="sailboat" />)
    const empty = sizes(container)
    await settle(5_000)
    expect(left - asked).toBe(1_500)
    expect([drawing(container), sizes(container)]).toEqual([0, empty])
  })
})
