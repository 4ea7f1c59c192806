import { act, renderHook } from '@testing-library/react'
import type { Root } from '../../store/root-store'
import { useBookWish } from './use-book-wish'

const done = { ok: true, value: null }
const lost = { ok: false, failure: { code: 'network' } }

/** The hook over a cart that answers when it is told to. */
function show() {
  const sent: { key: string; answer: (result: unknown) => void }[] = []
  const add = (_choice: unknown, _qty: number, key: string) => new Promise((answer) => sent.push({ key, answer }))
  const shown = renderHook(() => useBookWish({ add } as unknown as Root['cart'])).result
  return {
    press: (weeks: number) => act(() => void shown.current.book(7, weeks, '2027-03-01')),
    /** As the card does it when other weeks are wished. */
    choose: () => act(() => shown.current.forget()),
    answer: (turn: number, result: unknown) => act(async () => sent[turn]?.answer(result)),
    keys: () => sent.map(({ key }) => key),
    state: () => shown.current.state.kind,
  }
}

describe('given a wish booked while the answer of an older booking is late', () => {
  test('when the older answer comes and the newer one is lost, then pressing again is the same booking (case 2)', async () => {
    const { press, choose, answer, keys } = show()
    press(5)
    choose()
    press(6)
    await answer(0, done)
    await answer(1, lost)
    press(6)
    const [older, newer, again] = keys()
    expect(again).toBe(newer)
    expect(newer).not.toBe(older)
  })
  test('when it was of the same weeks, its answer comes and the later one is lost, then pressing again is still the same booking', async () => {
    const { press, choose, answer, keys } = show()
    press(5)
    choose()
    press(5)
    await answer(0, done)
    await answer(1, lost)
    press(5)
    expect(new Set(keys()).size).toBe(1)
  })
})

describe('given other weeks wished while the answer of a booking is late', () => {
  test.each([
    ['it is in the cart', done],
    ['it failed', lost],
    ['it needs the student', { ok: false, failure: { code: 'validation', fields: { birthDate: ['needed'] } } }],
  ])('when %s, then nothing is said of it beside them, also while they are being booked', async (_case, result) => {
    const { press, choose, answer, state } = show()
    press(4)
    choose()
    press(5)
    choose()
    await answer(0, result)
    expect(state()).toBe('idle')
    press(6)
    await answer(1, result)
    expect(state()).toBe('adding')
    await answer(2, done)
    expect(state()).toBe('added')
  })
})
