import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderPage } from '../../testing/render-page'
import { scriptedFetch } from '../../testing/scripted-fetch'
import { NewsletterBox } from './newsletter-box'

it('given the letter asked for with no address, then what is wrong is said at the field, which has the focus, each time', async () => {
  renderPage(<NewsletterBox />, 'en')
  const field = screen.getByRole('textbox', { name: 'E-mail' })
  const send = screen.getByRole('button', { name: 'Send me the letter' })
  for (const typed of ['noura@', '']) {
    await userEvent.clear(field)
    if (typed) await userEvent.type(field, typed)
    await userEvent.click(send)
    await waitFor(() => expect(document.activeElement).toBe(field))
    expect(field.getAttribute('aria-describedby')).toContain('newsletter-email-error')
    expect(screen.getByText('Enter an e-mail address such as name@example.com')).toBeTruthy()
  }
})

it('given a letter asked for, then the answer has the focus that went with the button; it takes none from elsewhere', async () => {
  globalThis.fetch = scriptedFetch(async () => ({ body: { success: true, 'Pwa-Token': 't', 'Pwa-Code': 'c' } })).fetch as typeof fetch
  const { unmount } = renderPage(<NewsletterBox />, 'en')
  const ask = () => userEvent.type(screen.getByRole('textbox', { name: 'E-mail' }), 'noura@example.com{Enter}')
  await ask()
  expect(await screen.findByRole('status')).toBe(document.activeElement)
  unmount()

  renderPage(
    <>
      <NewsletterBox />
      <input aria-label="Search" />
    </>,
    'en',
  )
  await ask()
  screen.getByLabelText('Search').focus()
  await screen.findByRole('status')
  expect(document.activeElement).toBe(screen.getByLabelText('Search'))
})
