import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderPage } from '../../testing/render-page'
import { scriptedFetch } from '../../testing/scripted-fetch'
import { MessageForm } from './message-form'

const call = 'core/contact/postForm'

/** @param answered when the message's answer comes */
function open(answered?: Promise<void>) {
  const server = scriptedFetch(async ({ path }) => {
    if (path === 'getPwaToken') return { body: { success: true, 'Pwa-Token': 't', 'Pwa-Code': 'c' } }
    await answered
    return { body: { success: true } }
  })
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

describe('given a message whose answer is late, when the page is left and come back to', () => {
  const message = () => screen.getByLabelText('Message') as HTMLTextAreaElement
  const press = () => userEvent.click(screen.getByRole('button', { name: /Send/ }))
  const isBack = () => waitFor(() => expect(message().value).toBe('How much is it?'))
  async function sendLate() {
    let answer = () => {}
    const { callsTo, unmount } = open(new Promise((resolve) => (answer = resolve)))
    await userEvent.type(screen.getByLabelText('Your name'), 'Noura')
    await userEvent.type(screen.getByLabelText('E-mail'), 'noura@example.com')
    await userEvent.selectOptions(screen.getByLabelText('Subject'), 'New booking')
    await userEvent.type(message(), 'How much is it?')
    await userEvent.click(screen.getByLabelText('You may use what I wrote to answer me'))
    await press()
    await waitFor(() => expect(callsTo(call)).toHaveLength(1))
    unmount()
    return { answer, key: callsTo(call)[0]?.headers['idempotency-key'] }
  }
  const settled = () => new Promise((resolve) => setTimeout(resolve, 50))

  it('and more is typed, then the newer words outlive the answer; without more, nothing is left of what was sent', async () => {
    const first = await sendLate()
    const { unmount } = open()
    await isBack()
    await userEvent.type(message(), ' And when?')
    first.answer()
    await settled()
    unmount()
    open().unmount()
    expect(window.sessionStorage.getItem('rihla.draft.message-contact-')).toContain('How much is it? And when?')

    window.sessionStorage.clear()
    const second = await sendLate()
    second.answer()
    await settled()
    expect(window.sessionStorage).toHaveLength(0)
  })

  it('and the same words are sent again, then they are the same message; said anew after the answer, another', async () => {
    const { answer, key } = await sendLate()
    const { callsTo } = open()
    await isBack()
    await press()
    expect((await screen.findByRole('status')).textContent).toContain('Your message is here')
    expect(callsTo(call)[0]?.headers['idempotency-key']).toBe(key)
    expect(key).toBeTruthy()
    answer()
    await settled()
    cleanup()
    expect((await sendLate()).key).not.toBe(key)
  })
})
