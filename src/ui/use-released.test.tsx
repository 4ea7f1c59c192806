import { act, renderHook } from '@testing-library/react'
import { useReleased } from './use-released'

const happens = (name: string) => window.dispatchEvent(new Event(name))
const later = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))

/** @returns whether the wait is over by now */
function watch() {
  const { result } = renderHook(useReleased)
  happens('pointerdown')
  let isOver = false
  void result.current().then(() => {
    isOver = true
  })
  return () => isOver
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('given something that would move what is pressed', () => {
  it('when nothing is pressed, then it does not wait', async () => {
    const { result } = renderHook(useReleased)
    await expect(result.current()).resolves.toBeUndefined()
  })
  it('when a press has come to its end, then the wait is over after its click', async () => {
    const isOver = watch()
    await later(10_000)
    happens('pointerup')
    await later(299)
    expect(isOver()).toBe(false)
    happens('click')
    await later(0)
    expect(isOver()).toBe(true)
  })
  it.each([
    ['it became scrolling', 'pointercancel', 0],
    ['no click follows it', 'pointerup', 300],
  ])('when %s, then the wait is over as well', async (_case, end, wait) => {
    const isOver = watch()
    happens(end)
    await later(wait)
    expect(isOver()).toBe(true)
  })
})
