import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderPage } from '../../testing/render-page'
import { scriptedFetch } from '../../testing/scripted-fetch'
import { MessageForm } from './message-form'

const call = 'core/contact/postForm'

function open() {
  const server = scriptedFetch(async ({ path }) =>
    path === 'getPwaToken' ? { body: { success: true, 'Pwa-Token': 't', 'Pwa-Code': 'c' } } : { body: { success: true } },
  )
  globalThis.fetch = server.fetch as typeof fetch
  const { unmount } = renderPage(<MessageForm kind="contact" subjects={['New booking']} />, 'en')
  return { ...server, unmount }
}

beforeEach(() => window.sessionStorage.clear())

test('given a form with errors, then each is named, nothing is lost, and once put right one message goes however often Enter is pressed', async () => {
  const user = userEvent.setup()
  const server = open()
  await user.click(screen.getByLabelText('Your name'))
  await user.keyboard('Noura')
  await waitFor(() => expect((screen.getByLabelText('Your name') as HTMLInputElement).value).toBe('Noura'))
  await user.click(screen.getByRole('button', { name: 'Send the message' }))
  const summary = await screen.findByRole('alert')
  expect(summary.textContent).toContain('Enter the e-mail address')
  expect(server.callsTo(call)).toHaveLength(0)

  await user.type(screen.getByLabelText('E-mail'), 'noura@example.com')
  await user.selectOptions(screen.getByLabelText('Subject'), 'New booking')
  await user.type(screen.getByLabelText('Message'), 'How much is it?')
  await user.click(screen.getByLabelText('You may use what I wrote to answer me'))
  await user.type(screen.getByLabelText('E-mail'), '{Enter}{Enter}{Enter}')
  expect((await screen.findByRole('status')).textContent).toContain('Your message is here')
  expect(server.callsTo(call)).toHaveLength(1)
  expect(server.callsTo(call)[0]?.body).toMatchObject({ name: 'Noura', consents: { privacy: true }, message: 'How much is it?' })
})

test('given a reload in the middle, then what was typed is there again', async () => {
  const user = userEvent.setup()
  const { unmount } = open()
  await user.click(screen.getByLabelText('Message'))
  await user.keyboard('Half a sentence')
  await waitFor(() => expect(window.sessionStorage.length).toBe(1))
  unmount()
  open()
  await waitFor(() => expect((screen.getByLabelText('Message') as HTMLTextAreaElement).value).toBe('Half a sentence'))
})

test('given words typed before the form was live, when the page is left and come back to, then they are there again with those of before', async () => {
  const message = () => screen.getByLabelText('Message') as HTMLTextAreaElement
  const name = () => screen.getByLabelText('Your name') as HTMLInputElement
  open().unmount()
  expect(window.sessionStorage).toHaveLength(0)
  for (const [field, words] of [
    [name, 'Noura'],
    [message, 'Half a sentence'],
  ] as const) {
    const { unmount } = open()
    fireEvent.change(field(), { target: { value: words } })
    unmount()
  }
  open()
  await waitFor(() => expect([name().value, message().value]).toEqual(['Noura', 'Half a sentence']))
})
