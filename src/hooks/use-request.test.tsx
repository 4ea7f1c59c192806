import { act, renderHook } from '@testing-library/react'
import type { Failure } from '../api/failure'
import { type Result, succeed } from '../domain/result'
import { useRequest } from './use-request'

type Answer = Result<string, Failure>

/** A question whose answer comes when the test says so. */
function question() {
  let answer: (result: Answer) => void = () => undefined
  let signal: AbortSignal | undefined
  const ask = (given: AbortSignal) => {
    signal = given
    return new Promise<Answer>((resolve) => {
      answer = resolve
    })
  }
  return { ask, answer: (text: string) => act(async () => answer(succeed(text))), wasAborted: () => signal?.aborted }
}

describe('given a question that is followed by another (case 74)', () => {
  it('when the older answer comes last, then the newer one stays, and the older was called off', async () => {
    const [first, second] = [question(), question()]
    const { result, rerender } = renderHook(({ ask }) => useRequest(ask), { initialProps: { ask: first.ask } })
    rerender({ ask: second.ask })
    await second.answer('newer')
    await first.answer('older')
    expect(result.current).toMatchObject({ status: 'ready', answer: 'newer' })
    expect([first.wasAborted(), second.wasAborted()]).toEqual([true, false])
  })
  it('when only the older one is answered, then the page still waits', async () => {
    const [first, second] = [question(), question()]
    const { result, rerender } = renderHook(({ ask }) => useRequest(ask), { initialProps: { ask: first.ask } })
    rerender({ ask: second.ask })
    await first.answer('older')
    expect(result.current).toMatchObject({ status: 'loading', answer: null })
  })
  it('when the page is left, then the question is called off and its answer changes nothing', async () => {
    const asked = question()
    const { result, unmount } = renderHook(() => useRequest(asked.ask))
    unmount()
    await asked.answer('late')
    expect([asked.wasAborted(), result.current.status]).toEqual([true, 'loading'])
  })
})
