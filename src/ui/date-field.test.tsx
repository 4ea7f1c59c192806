import { act, fireEvent, waitFor } from '@testing-library/react'
import { showDateField } from '../testing/show-date-field'

const dayInFocus = () => document.activeElement?.getAttribute('aria-label')

describe('given what is typed is no date', () => {
  it.each(['31/02/2027', 'hello'])('when the field with %s is left, then it says so at once, and no longer while she types on', (typed) => {
    const { field } = showDateField()
    fireEvent.change(field, { target: { value: typed } })
    expect(field.getAttribute('aria-invalid')).not.toBe('true')
    fireEvent.blur(field)
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toContain('no such day')
    fireEvent.change(field, { target: { value: '28/02/2027' } })
    fireEvent.blur(field)
    expect(field.getAttribute('aria-invalid')).not.toBe('true')
  })
  it('when it is emptied and left, then nothing is wrong with it', () => {
    const { field } = showDateField()
    fireEvent.change(field, { target: { value: ' ' } })
    fireEvent.blur(field)
    expect(field.getAttribute('aria-invalid')).not.toBe('true')
  })
})

describe('given the calendar’s file comes late', () => {
  it('when she types the date meanwhile, then the calendar does not come after all and she types on', async () => {
    const { field, opener } = showDateField()
    opener.focus()
    fireEvent.click(opener)
    act(() => field.focus())
    fireEvent.change(field, { target: { value: '15/6' } })
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
    expect(document.activeElement).toBe(field)
    expect(opener.getAttribute('aria-expanded')).toBe('false')
  })
  it('when she waits for it, then the day it opens on has the focus', async () => {
    const { opener } = showDateField()
    fireEvent.click(opener)
    await waitFor(() => expect(dayInFocus()).toBe('Monday, January 11, 2027'))
  })
})
