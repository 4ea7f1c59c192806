import { atLast } from './at-last'

const note = () => document.getElementById('asleep')?.hidden === false

beforeEach(() => {
  jest.useFakeTimers()
  jest.spyOn(console, 'info').mockImplementation(() => undefined)
  document.body.innerHTML = '<p id="asleep" hidden>asleep</p>'
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

/** Work that fails so many times, then succeeds. */
const failing = (times: number) => {
  const work = jest.fn(async () => {
    if (work.mock.calls.length <= times) throw new Error('no connection')
  })
  return work
}

describe('given work that needs a connection', () => {
  it('when it fails, then it is done again after 3 and 6 seconds, its second failure is said, and its success takes that back', async () => {
    const work = failing(2)
    atLast(work)()
    await jest.advanceTimersByTimeAsync(0)
    expect([work.mock.calls.length, note()]).toEqual([1, false])
    await jest.advanceTimersByTimeAsync(3000)
    expect([work.mock.calls.length, note()]).toEqual([2, true])
    await jest.advanceTimersByTimeAsync(5999)
    expect(work).toHaveBeenCalledTimes(2)
    await jest.advanceTimersByTimeAsync(1)
    expect([work.mock.calls.length, note()]).toEqual([3, false])
    await jest.advanceTimersByTimeAsync(600_000)
    expect(work).toHaveBeenCalledTimes(3)
  })

  it('when the connection comes back but does not hold yet, then it is not the last try', async () => {
    const work = failing(2)
    atLast(work)()
    await jest.advanceTimersByTimeAsync(0)
    window.dispatchEvent(new Event('online'))
    await jest.advanceTimersByTimeAsync(0)
    expect(work).toHaveBeenCalledTimes(2)
    await jest.advanceTimersByTimeAsync(6000)
    expect(work).toHaveBeenCalledTimes(3)
  })

  it('when somebody waits for it, then its first failure is said; when nobody does, then none', async () => {
    atLast(failing(1), () => true)()
    await jest.advanceTimersByTimeAsync(0)
    expect(note()).toBe(true)
    atLast(failing(9), () => false)()
    await jest.advanceTimersByTimeAsync(20_000)
    expect(note()).toBe(false)
  })
})
