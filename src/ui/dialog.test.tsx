import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Dialog } from './dialog'

/** jsdom has the element but not the modal: the two methods the component calls, as the standard describes them. */
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.setAttribute('open', '')
    this.querySelector<HTMLElement>('button')?.focus()
  }
  HTMLDialogElement.prototype.close = function close() {
    this.removeAttribute('open')
  }
})

function Page() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        filters
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Filters" closeLabel="close" actions={<button type="button">apply</button>}>
        <p>inside</p>
      </Dialog>
    </>
  )
}
const opener = () => screen.getByText('filters')
const openIt = () => userEvent.click(opener())

describe('a dialog', () => {
  it('given it is closed, then nothing of it is in the page', () => {
    render(<Page />)
    expect(screen.queryByText('inside')).toBeNull()
  })

  it('given it opens, then it carries its title as its name and the focus is inside', async () => {
    render(<Page />)
    await openIt()
    const dialog = screen.getByRole('dialog', { name: 'Filters' })
    expect(dialog.contains(document.activeElement)).toBe(true)
  })

  it.each([
    ['the cross', () => userEvent.click(screen.getByRole('button', { name: 'close' }))],
    ['Escape', async () => void fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))],
    ['a press outside', async () => void fireEvent.click(screen.getByRole('dialog'))],
  ])('given %s, then it closes and the focus is back on what opened it', async (_, leave) => {
    render(<Page />)
    await openIt()
    await act(leave)
    expect(screen.queryByText('inside')).toBeNull()
    expect(document.activeElement).toBe(opener())
  })

  it('given a press inside, then it stays', async () => {
    render(<Page />)
    await openIt()
    await userEvent.click(screen.getByText('inside'))
    expect(screen.getByText('inside')).toBeTruthy()
  })
})
