import { act, renderHook, waitFor } from '@testing-library/react'
import { buildChoice } from '../../../testing/cart-builders'
import { useAddToCart } from './use-add-to-cart'

/** What was sent, in its order, each with the way to answer it. */
const sent: { key: string; answer: (result: unknown) => void }[] = []
const add = (_choice: unknown, _qty: number, key: string) => new Promise((answer) => sent.push({ key, answer }))
jest.mock('../../../store/get-store', () => ({ getStore: () => ({ cart: { add } }) }))

const done = { ok: true, value: null }
const lost = { ok: false, failure: { code: 'network' } }

const show = () => {
  sent.length = 0
  return renderHook(() => useAddToCart()).result
}
type Shown = ReturnType<typeof show>
async function press({ current }: Shown, choice: ReturnType<typeof buildChoice>) {
  const before = sent.length
  act(() => void current.add(choice))
  await waitFor(() => expect(sent).toHaveLength(before + 1))
}
const answer = (turn: number, result: unknown) => act(async () => sent[turn]?.answer(result))
/** As the price card does it when another trip is chosen. */
const choose = (shown: Shown) => act(() => shown.current.forget())

describe('given a trip added while the answer of an older one is late', () => {
  const begin = async () => {
    const shown = show()
    await press(shown, buildChoice({ weeks: 4 }))
    choose(shown)
    const newer = buildChoice({ weeks: 5 })
    await press(shown, newer)
    return { shown, newer }
  }
  test('when the older answer comes and the newer one is lost, then pressing again is the same booking (case 2)', async () => {
    const { shown, newer } = await begin()
    await answer(0, done)
    await answer(1, lost)
    await press(shown, newer)
    expect(sent[2]?.key).toBe(sent[1]?.key)
    expect(sent[1]?.key).not.toBe(sent[0]?.key)
  })
})

describe('given a trip added whose answer was lost', () => {
  test('when another one is looked at and the first is added again, then it is the same booking (case 2)', async () => {
    const shown = show()
    await press(shown, buildChoice({ weeks: 4 }))
    await answer(0, lost)
    choose(shown)
    await press(shown, buildChoice({ weeks: 4 }))
    expect(sent[1]?.key).toBe(sent[0]?.key)
  })
  test('when another one is added, then that is a booking of its own', async () => {
    const shown = show()
    await press(shown, buildChoice({ weeks: 4 }))
    await answer(0, lost)
    choose(shown)
    await press(shown, buildChoice({ weeks: 5 }))
    expect(sent[1]?.key).not.toBe(sent[0]?.key)
  })
})

describe('given another trip chosen while the answer of an added one is late', () => {
  test.each([
    ['it is in the cart', done],
    ['it failed', lost],
  ])('when %s, then nothing is said of it beside the other trip, also while that one is being added', async (_case, result) => {
    const shown = show()
    await press(shown, buildChoice({ weeks: 4 }))
    choose(shown)
    await press(shown, buildChoice({ weeks: 5 }))
    choose(shown)
    await answer(0, result)
    expect(shown.current.state.kind).toBe('idle')
    await press(shown, buildChoice({ weeks: 6 }))
    await answer(1, result)
    expect(shown.current.state.kind).toBe('adding')
    await answer(2, done)
    expect(shown.current.state.kind).toBe('added')
  })
})
