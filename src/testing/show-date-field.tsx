import { render, screen } from '@testing-library/react'
import { DateField } from '../ui/date-field'

const words = {
  open: 'open',
  placeholder: '',
  wrong: 'no such day',
  previous: 'previous',
  next: 'next',
  month: 'month',
  year: 'year',
  legend: 'legend',
  failed: 'no connection',
}

/** An English date field without a date; its calendar opens on 11 January 2027. */
export function showDateField() {
  render(<DateField words={words} locale="en" label="Start" value={null} opening="2027-01-11" onChange={jest.fn()} />)
  return { field: screen.getByRole('textbox'), opener: screen.getByRole('button', { name: 'open' }) }
}
