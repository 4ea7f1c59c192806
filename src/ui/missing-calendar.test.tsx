import { fireEvent, screen } from '@testing-library/react'
import { showDateField } from '../testing/show-date-field'

let mockIsOut = true
jest.mock('./calendar', () => {
  if (mockIsOut) throw new Error('out of reach')
  return jest.requireActual('./calendar')
})

test('given a calendar that can’t be had, then that is said, and the next opening brings it once there is a connection', async () => {
  const { opener } = showDateField()
  fireEvent.click(opener)
  expect((await screen.findByRole('alert')).textContent).toBe('no connection')
  fireEvent.click(opener)
  mockIsOut = false
  fireEvent.click(opener)
  await screen.findByRole('grid')
  expect(screen.queryByRole('alert')).toBeNull()
})
