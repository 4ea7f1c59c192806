import { act, renderHook } from '@testing-library/react'
import { useWhenNobodyTypes } from './use-when-nobody-types'

const type = () => void document.body.dispatchEvent(new Event('input', { bubbles: true }))
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))
const open = () => renderHook(({ isWished }) => useWhenNobodyTypes(isWished), { initialProps: { isWished: false } })

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('what is long to draw', () => {
  it('waits for a second in which nobody types', () => {
    const { result, rerender } = open()
    wait(5000)
    expect(result.current).toBe(false)
    rerender({ isWished: true })
    wait(900)
    type()
    wait(900)
    expect(result.current).toBe(false)
    wait(100)
    expect(result.current).toBe(true)
  })
  it('is not done when it is wished no more', () => {
    const { result, rerender } = open()
    rerender({ isWished: true })
    rerender({ isWished: false })
    wait(5000)
    rerender({ isWished: true })
    expect(result.current).toBe(false)
  })
})
