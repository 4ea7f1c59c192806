import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useCallback } from 'react'
import { changeWishes, readWishes } from '../store/kept-wishes'
import type { Root } from '../store/root-store'
import { safeStorage } from '../store/safe-storage'
import { useLateStore, useMark } from './late-store'
import { usePress } from './use-press'

function Heart({ id }: { id: number }) {
  const read = useCallback(({ wishlist }: Root) => wishlist.has(id), [id])
  const isKept = useMark(read)
  const toggle = ({ wishlist }: Root) => void wishlist.toggle({ id, weeks: 8, start: null, seen: 100_000, on: '2026-03-01' })
  return (
    <button type="button" aria-pressed={isKept} onClick={usePress(read, toggle)}>
      {id}
    </button>
  )
}
const Page = () => <output>{useLateStore('en') ? 'there' : 'absent'}</output>

const kept = () => readWishes(safeStorage(() => localStorage)).map(({ id }) => id)
const press = (id: number, times: number) => {
  for (let time = 0; time < times; time += 1) fireEvent.click(screen.getByText(id))
}
/** A server that never answers: what is kept here needs none. */
const silent = jest.fn(() => new Promise<Response>(() => undefined))

beforeAll(() => {
  globalThis.fetch = silent
})

describe('given a page that lives without the store', () => {
  it('when nothing was ever kept in this browser, then the store is not fetched', async () => {
    render(<Page />)
    await new Promise((resolve) => setTimeout(resolve))
    expect(screen.getByRole('status').textContent).toBe('absent')
    expect(silent).not.toHaveBeenCalled()
  })
  it('when hearts are pressed 31 and 30 times and the page is left before the store has come, then each press is done; one press on the empty heart of a kept course keeps it', async () => {
    changeWishes(
      safeStorage(() => localStorage),
      () => [{ id: 3, weeks: 8, start: null, seen: 100_000, on: '2026-03-01' }],
    )
    const { unmount } = render([1, 2, 3].map((id) => <Heart key={id} id={id} />))
    press(1, 31)
    press(2, 30)
    press(3, 1)
    unmount()
    await waitFor(() => expect(kept()).toEqual([1, 3]))
  })
  it('when the store is there, then marks show what it holds, and a press at once', () => {
    render([1, 2].map((id) => <Heart key={id} id={id} />))
    const pressed = () => screen.getAllByRole('button').map((heart) => heart.getAttribute('aria-pressed'))
    expect(pressed()).toEqual(['true', 'false'])
    press(2, 1)
    press(1, 1)
    expect(pressed()).toEqual(['false', 'true'])
    expect(kept()).toEqual([2, 3])
  })
})
