import { act, renderHook } from '@testing-library/react'
import type { Root } from '../store/root-store'
import { buildChoice } from '../testing/cart-builders'
import { useAddToCart } from './use-add-to-cart'

const done = { ok: true, value: null }
const lost = { ok: false, failure: { code: 'network' } }

/** The hook over a cart that answers when it is told to. */
function show() {
  const sent: { key: string; answer: (result: unknown) => void }[] = []
  const add = (_choice: unknown, _qty: number, key: string) => new Promise((answer) => sent.push({ key, answer }))
  const cart = { add } as unknown as Root['cart']
  const shown = renderHook(() => useAddToCart(async () => cart)).result
  return {
    press: (weeks: number) => act(async () => void shown.current.add(buildChoice({ weeks }))),
    /** As the cards do it when another trip is chosen. */
    choose: () => act(() => shown.current.forget()),
    answer: (turn: number, result: unknown) => act(async () => sent[turn]?.answer(result)),
    keys: () => sent.map(({ key }) => key),
    state: () => shown.current.state,
  }
}

describe('given a trip added while the answer of an older one is late', () => {
  test('when the older answer comes and the newer one is lost, then pressing again is the same booking (case 2)', async () => {
    const { press, choose, answer, keys } = show()
    await press(5)
    choose()
    await press(6)
    await answer(0, done)
    await answer(1, lost)
    await press(6)
    const [older, newer, again] = keys()
    expect(again).toBe(newer)
    expect(newer).not.toBe(older)
  })
  test('when it was the same trip, its answer comes and the later one is lost, then pressing again is still the same booking', async () => {
    const { press, choose, answer, keys } = show()
    await press(5)
    choose()
    await press(5)
    await answer(0, done)
    await answer(1, lost)
    await press(5)
    expect(new Set(keys()).size).toBe(1)
  })
})

describe('given a trip added whose answer was lost', () => {
  const begin = async () => {
    const shown = show()
    await shown.press(4)
    await shown.answer(0, lost)
    expect(shown.state()).toEqual({ kind: 'failed', failure: lost.failure })
    shown.choose()
    return shown
  }
  test('when another one is looked at and the first is added again, then it is the same booking (case 2)', async () => {
    const { press, keys } = await begin()
    await press(4)
    const [first, again] = keys()
    expect(again).toBe(first)
  })
  test('when another one is added, then that is a booking of its own', async () => {
    const { press, keys } = await begin()
    await press(5)
    expect(new Set(keys()).size).toBe(2)
  })
  test('when another one is added and has come into the cart, then the first is still the same booking', async () => {
    const { press, choose, answer, keys } = await begin()
    await press(5)
    await answer(1, done)
    choose()
    await press(4)
    const [first, other, again] = keys()
    expect(again).toBe(first)
    expect(other).not.toBe(first)
  })
  test('when the first has come into the cart after all, then adding it once more is a booking of its own', async () => {
    const { press, answer, keys } = await begin()
    await press(4)
    await answer(1, done)
    await press(4)
    const [first, again, more] = keys()
    expect(again).toBe(first)
    expect(more).not.toBe(first)
  })
})

test('given a trip that was refused, when it is added again, then it is asked anew: the refusal may be over', async () => {
  const { press, answer, keys } = show()
  await press(4)
  await answer(0, { ok: false, failure: { code: 'cart_item_not_bookable' } })
  await press(4)
  expect(new Set(keys()).size).toBe(2)
})

test('given a cart whose file is out of reach, when a trip is added, then it is said', async () => {
  const shown = renderHook(() => useAddToCart(() => Promise.reject(new Error('out of reach')))).result
  await act(() => shown.current.add(buildChoice({ weeks: 4 })))
  expect(shown.current.state).toEqual({ kind: 'failed', failure: { code: 'network' } })
})

describe('given another trip chosen while the answer of an added one is late', () => {
  test.each([
    ['it is in the cart', done],
    ['it failed', lost],
  ])('when %s, then nothing is said of it beside the other trip, also while that one is being added', async (_case, result) => {
    const { press, choose, answer, state } = show()
    await press(4)
    choose()
    await press(5)
    choose()
    await answer(0, result)
    expect(state().kind).toBe('idle')
    await press(6)
    await answer(1, result)
    expect(state().kind).toBe('adding')
    await answer(2, done)
    expect(state().kind).toBe('added')
  })
})
