import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderPage } from '../../testing/render-page'
import { scriptedFetch } from '../../testing/scripted-fetch'
import { MessageForm } from './message-form'

/** Without a connection its file is out of reach. */
let mockIsOffline = true
jest.mock('./live-form', () => {
  if (mockIsOffline) throw new Error('no connection')
  return jest.requireActual('./live-form')
})

test('given a press without a connection, when it is there again and a field is merely entered, then nothing is checked or sent', async () => {
  const user = userEvent.setup()
  const server = scriptedFetch(async () => ({ body: { success: true } }))
  globalThis.fetch = server.fetch as typeof fetch
  renderPage(<MessageForm kind="contact" subjects={['New booking']} />, 'en')
  await user.click(screen.getByRole('button', { name: 'Send the message' }))
  expect((await screen.findByRole('alert')).textContent).toContain('No connection')

  mockIsOffline = false
  await user.click(screen.getByLabelText('Message'))
  await waitFor(() => expect(screen.queryByText(/No connection/)).toBeNull())
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(document.activeElement).toBe(screen.getByLabelText('Message'))
  expect(server.seen).toHaveLength(0)
})
