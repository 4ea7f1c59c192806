import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderPage } from '../../testing/render-page'
import { scriptedFetch } from '../../testing/scripted-fetch'
import { NoticeOpener } from './notice-opener'

const call = 'core/products/notifyStock'

const runs = [
  {
    locale: 'en',
    kind: 'cheaper',
    open: 'Tell me when it gets cheaper',
    email: 'E-mail',
    send: 'Tell me',
    invalid: 'Enter an e-mail address',
    asked: 'Please look into your mailbox',
  },
  {
    locale: 'ar',
    kind: 'bookable',
    open: 'أخبروني حين يفتح الحجز',
    email: 'البريد الإلكتروني',
    send: 'أخبروني',
    invalid: 'أدخل بريدًا إلكترونيًا صحيحًا',
    asked: 'راجع بريدك الإلكتروني',
  },
] as const

test.each(runs)(
  'given a wish to be told in $locale, then a wrong address is named, a refusal loses nothing, and one ask goes',
  async (run) => {
    const user = userEvent.setup()
    const server = scriptedFetch(async ({ path }, turn) => {
      if (path === 'getPwaToken') return { body: { success: true, 'Pwa-Token': 't', 'Pwa-Code': 'c' } }
      return path === call && turn === 0
        ? { status: 429, body: { success: false, error: { code: 'rate_limited' } } }
        : { body: { success: true } }
    })
    globalThis.fetch = server.fetch as typeof fetch
    renderPage(<NoticeOpener courseId={2} kind={run.kind} />, run.locale)
    await user.click(screen.getByRole('button', { name: run.open }))
    const box = (await screen.findByLabelText(run.email)) as HTMLInputElement
    await user.click(screen.getByRole('button', { name: run.send }))
    expect(await screen.findByText(new RegExp(run.invalid))).toBeTruthy()
    expect(server.callsTo(call)).toHaveLength(0)

    await user.type(box, 'noura@example.com')
    await user.click(screen.getByRole('button', { name: run.send }))
    expect(await screen.findByText(/./, { selector: '#notice-email-error span' })).toBeTruthy()
    expect(box.value).toBe('noura@example.com')
    await user.click(await screen.findByRole('button', { name: run.send }))
    expect((await screen.findByRole('status')).textContent).toContain(run.asked)
    const asked = server.callsTo(call)
    expect(new Set(asked.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
    expect(asked[0]?.body).toMatchObject({ product_id: 2, kind: run.kind, email: 'noura@example.com' })
  },
)
