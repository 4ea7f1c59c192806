import { wakeAtLast } from './wake'

const slice = '<script>window.a=1</script><script src="/framework-1.js"></script><script src="/app-1.js"></script>'
const fetched = () => [...document.querySelectorAll<HTMLScriptElement>('script[src]')]
const names = () => fetched().map((script) => script.getAttribute('src'))
const settle = () => jest.advanceTimersByTimeAsync(0)
const end = (index: number, how: 'load' | 'error') => fetched()[index]?.dispatchEvent(new Event(how))

beforeEach(() => {
  jest.useFakeTimers()
  jest.spyOn(console, 'info').mockImplementation(() => undefined)
  globalThis.fetch = jest.fn(async () => ({ ok: true, text: async () => slice }) as Response)
})
afterEach(() => jest.useRealTimers())

describe('given a sleeping page whose scripts can not all be had (case 26)', () => {
  it('then what is missing is fetched again until it is there, and nothing twice', async () => {
    wakeAtLast()
    await settle()
    expect(names()).toEqual(['/framework-1.js', '/app-1.js'])
    end(0, 'load')
    end(1, 'error')
    await settle()
    wakeAtLast()
    await settle()
    expect(names()).toEqual(['/framework-1.js', '/app-1.js', '/app-1.js'])
    end(2, 'error')
    await settle()
    await jest.advanceTimersByTimeAsync(3000)
    expect(names()).toEqual(['/framework-1.js', '/app-1.js', '/app-1.js', '/app-1.js'])
    end(3, 'load')
    await jest.advanceTimersByTimeAsync(10_000)
    wakeAtLast()
    await settle()
    expect(fetched()).toHaveLength(4)
  })
})
