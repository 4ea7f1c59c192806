import { act, fireEvent, waitFor } from '@testing-library/react'
import { showDateField } from '../testing/show-date-field'

const dayInFocus = () => document.activeElement?.getAttribute('aria-label')

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
