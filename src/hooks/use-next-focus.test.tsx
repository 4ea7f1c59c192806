import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { useNextFocus } from './use-next-focus'

function List() {
  const [names, setNames] = useState(['London', 'Oxford', 'Malta'])
  const list = useNextFocus<HTMLUListElement>('heading')
  return (
    <>
      <h1 id="heading" tabIndex={-1}>
        Cities
      </h1>
      {names.length > 0 && (
        <ul ref={list}>
          {names.map((name) => (
            <li key={name}>
              <button type="button" data-removes onClick={() => setNames(names.filter((other) => other !== name))}>
                {name}
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

const remove = (name: string) => {
  screen.getByText(name).focus()
  fireEvent.click(screen.getByText(name))
}
const focused = () => document.activeElement?.textContent

describe('given a list whose entries take themselves away', () => {
  it('when one goes, then the focus is on the next; past the last on the one before; with none left on what is named', () => {
    render(<List />)
    remove('Oxford')
    expect(focused()).toBe('Malta')
    remove('Malta')
    expect(focused()).toBe('London')
    remove('London')
    expect(focused()).toBe('Cities')
  })
  it('when the focus has gone elsewhere meanwhile, then it stays there', () => {
    render(<List />)
    screen.getByText('Oxford').focus()
    screen.getByRole('heading').focus()
    fireEvent.click(screen.getByText('Oxford'))
    expect(focused()).toBe('Cities')
  })
})
