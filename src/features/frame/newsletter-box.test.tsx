import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderPage } from '../../testing/render-page'
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
