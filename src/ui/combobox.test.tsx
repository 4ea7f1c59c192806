import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Combobox } from './combobox'
import type { ComboboxOption } from './combobox-list'

const cities = ['London', 'Londonderry', 'Oxford'].map((name) => ({ id: name.toLowerCase(), label: name }))
const words = { clear: 'Empty', list: 'Suggestions', found: '2 suggestions' }

function Where({ onChoose, onSend }: { onChoose: (option: ComboboxOption) => void; onSend: () => void }) {
  const [typed, setTyped] = useState('')
  const options = typed ? cities.filter(({ id }) => id.startsWith(typed)) : []
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSend()
      }}
    >
      <Combobox label="Where" name="q" value={typed} options={options} onType={setTyped} onChoose={onChoose} words={words} />
    </form>
  )
}

const setUp = () => {
  const onChoose = jest.fn()
  const onSend = jest.fn()
  Element.prototype.scrollIntoView = jest.fn()
  render(<Where onChoose={onChoose} onSend={onSend} />)
  return { onChoose, onSend, field: screen.getByRole('combobox', { name: 'Where' }) as HTMLInputElement }
}
const shown = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
const marked = () => screen.queryByRole('option', { selected: true })?.textContent ?? null

describe('text with suggestions', () => {
  it('given letters, then what they may mean is listed, and its number is said', async () => {
    const { field } = setUp()
    await userEvent.type(field, 'lon')
    expect(shown()).toEqual(['London', 'Londonderry'])
    expect(field.getAttribute('aria-expanded')).toBe('true')
    expect(screen.getByRole('status').textContent).toBe('2 suggestions')
  })

  it('when arrows are pressed, then they go round through the list and the field itself, which keeps the focus', async () => {
    const { field } = setUp()
    await userEvent.type(field, 'lon{ArrowDown}')
    expect(marked()).toBe('London')
    expect(document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent).toBe('London')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    expect(marked()).toBeNull()
    await userEvent.keyboard('{ArrowUp}')
    expect(marked()).toBe('Londonderry')
    expect(document.activeElement).toBe(field)
  })

  it('when Enter is pressed, then the marked one is taken; without one the form is sent', async () => {
    const { field, onChoose, onSend } = setUp()
    await userEvent.type(field, 'lon{Enter}')
    expect([onChoose.mock.calls.length, onSend.mock.calls.length]).toEqual([0, 1])
    await userEvent.type(field, '{ArrowDown}{Enter}')
    expect([onChoose.mock.calls[0][0].id, onSend.mock.calls.length]).toEqual(['london', 1])
    expect(shown()).toEqual([])
  })

  it('when Escape is pressed, then the list closes first and what was typed goes next', async () => {
    const { field } = setUp()
    await userEvent.type(field, 'lon{Escape}')
    expect([shown(), field.value]).toEqual([[], 'lon'])
    await userEvent.keyboard('{Escape}')
    expect(field.value).toBe('')
  })

  it('when one is pressed, then it is taken; when the field is left, then the list closes', async () => {
    const { field, onChoose } = setUp()
    await userEvent.type(field, 'ox')
    await userEvent.click(screen.getByRole('option', { name: 'Oxford' }))
    expect(onChoose.mock.calls[0][0].id).toBe('oxford')
    await userEvent.type(field, 'f')
    fireEvent.blur(field)
    expect(shown()).toEqual([])
  })

  it('while an input method composes, then Enter is its own', async () => {
    const { field, onChoose } = setUp()
    await userEvent.type(field, 'lon{ArrowDown}')
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true })
    expect(onChoose).not.toHaveBeenCalled()
  })
})
