import { fireEvent, render, screen } from '@testing-library/react'
import { DateField } from './date-field'

let mockIsOut = true
jest.mock('./calendar', () => {
  if (mockIsOut) throw new Error('out of reach')
  return jest.requireActual('./calendar')
})

const words = {
  open: 'open',
  placeholder: '',
  previous: 'previous',
  next: 'next',
  month: 'month',
  year: 'year',
  legend: 'legend',
  failed: 'no connection',
}

test('given a calendar that can’t be had, then that is said, and the next opening brings it once there is a connection', async () => {
  render(<DateField words={words} locale="en" label="Start" value={null} opening="2027-01-11" onChange={jest.fn()} />)
  const opener = screen.getByRole('button', { name: 'open' })
  fireEvent.click(opener)
  expect((await screen.findByRole('alert')).textContent).toBe('no connection')
  fireEvent.click(opener)
  mockIsOut = false
  fireEvent.click(opener)
  await screen.findByRole('grid')
  expect(screen.queryByRole('alert')).toBeNull()
})
