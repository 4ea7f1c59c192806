import { act, fireEvent, render, screen } from '@testing-library/react'
import { type ShownToast, Toast } from './toast'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const show = (toast: Partial<ShownToast>) => {
  const gone = jest.fn()
  render(
    <Toast toast={{ id: 7, said: 7, severity: 'info', text: 'Address added', life: 3000, ...toast }} closeLabel="close" onGone={gone} />,
  )
  return gone
}
const wait = (milliseconds: number) => act(() => void jest.advanceTimersByTime(milliseconds))
const slip = () => screen.getByText('Address added')

describe('a toast', () => {
  it('given its life time is over, then it goes', () => {
    const gone = show({})
    wait(2999)
    expect(gone).not.toHaveBeenCalled()
    wait(1)
    expect(gone).toHaveBeenCalledWith(7)
  })

  it('given the pointer rests on it, then it stays and its time begins anew afterwards', () => {
    const gone = show({})
    wait(2000)
    fireEvent.mouseEnter(slip())
    wait(60_000)
    expect(gone).not.toHaveBeenCalled()
    fireEvent.mouseLeave(slip())
    wait(3000)
    expect(gone).toHaveBeenCalledTimes(1)
  })

  it('given the focus is in it, then it stays', () => {
    const gone = show({})
    act(() => screen.getByRole('button', { name: 'close' }).focus())
    wait(60_000)
    expect(gone).not.toHaveBeenCalled()
  })

  it('given an error without a life time, then it waits for the reader', () => {
    const gone = show({ severity: 'error', life: undefined })
    wait(600_000)
    expect(gone).not.toHaveBeenCalled()
  })

  it('given it is closed, then it goes at once', () => {
    const gone = show({})
    fireEvent.click(screen.getByRole('button', { name: 'close' }))
    expect(gone).toHaveBeenCalledWith(7)
  })

  it('given it is not closable, then there is no button for it', () => {
    show({ closable: false })
    expect(screen.queryByRole('button')).toBeNull()
  })
})
