import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import type { SaveBilling } from '../../contract/cart-schema'
import { buildCartItem, buildChoice, buildQuote } from '../../testing/cart-builders'
import { gate } from '../../testing/scripted-cart'
import { scriptedCheckout } from '../../testing/scripted-checkout'
import type { Reply, Seen } from '../../testing/scripted-server'
import { renderShopPage } from '../../testing/shop-page'
import { CheckoutPage } from './checkout-page'

const went: string[] = []

/** An address bar. */
function Browser({ start }: { start: string }) {
  const [search, setSearch] = useState(start)
  const [go] = useState(() => (path: string) => {
    went.push(path)
    if (path.includes('/checkout')) setSearch(path.slice(path.indexOf('?')))
  })
  return <CheckoutPage search={search} go={go} />
}

type Interfere = (seen: Seen, turn: number) => Promise<Reply | null> | Reply | null
type Asked = { items?: ReturnType<typeof buildCartItem>[]; interfere?: Interfere; start?: string; locale?: 'ar' | 'en' }

async function open({ items = [buildCartItem()], interfere = () => null, start = '', locale = 'en' }: Asked = {}) {
  const shop = scriptedCheckout(items)
  const answer: Interfere = async (seen, turn) => (await interfere(seen, turn)) ?? shop.answer(seen)
  return { shop, ...(await renderShopPage(<Browser start={start} />, { items, interfere: answer, locale })) }
}

const field = (name: string) => {
  const found = document.querySelector<HTMLInputElement>(`[name="${name}"]`)
  if (!found) throw new Error(`no field ${name}`)
  return found
}

async function fillBilling() {
  await screen.findByText('Who is booking?')
  const typed = {
    firstname: 'Noura',
    lastname: 'Alharbi',
    email: 'Noura@Example.com',
    phone: '٠٥٠١٢٣٤٥٦٧',
    city: 'Riyadh',
    street: 'King Fahd Road 12',
  }
  for (const [name, text] of Object.entries(typed)) {
    await userEvent.click(field(`billing.${name}`))
    await userEvent.paste(text)
  }
  await userEvent.click(screen.getByLabelText('The student is the person booking'))
  await userEvent.click(screen.getByLabelText('Female'))
  await userEvent.click(field('consents.terms'))
  await userEvent.click(field('consents.schoolAbroad'))
}

const next = (name: string) => userEvent.click(screen.getByRole('button', { name }))

async function goToReview() {
  await fillBilling()
  await next('Continue to payment')
  await screen.findByRole('heading', { name: 'How would you like to pay?' })
  await screen.findByLabelText(/Bank transfer/)
  await next('Continue to review')
  await screen.findByRole('heading', { name: 'Check and book' })
  await screen.findByRole('button', { name: /^Book now/ })
}

// A whole form is filled as a person does it: slower than Jest's usual five seconds on a busy machine.
jest.setTimeout(60_000)
beforeEach(() => {
  went.length = 0
})

describe('step one: details', () => {
  test('given an empty form, when it is sent, then each field says what is missing, and a summary on top takes the focus and leads to them', async () => {
    const { server } = await open()
    await screen.findByText('Who is booking?')
    await next('Continue to payment')
    const summary = await screen.findByRole('alert')
    await waitFor(() => expect(document.activeElement).toBe(summary))
    expect(within(summary).getByText('Enter the first name (Student on \u2068General English\u2069)')).toBeTruthy()
    expect(field('billing.email').getAttribute('aria-invalid')).toBe('true')
    await userEvent.click(within(summary).getByText('Enter the e-mail address'))
    expect(document.activeElement).toBe(field('billing.email'))
    expect(server.callsTo('core/checkout/saveBillingAddress')).toHaveLength(0)
  })

  test('given Arabic, then the summary counts in its own plural and no key shows', async () => {
    await open({ locale: 'ar' })
    await screen.findByText('من صاحب الحجز؟')
    await next('متابعة إلى الدفع')
    expect((await screen.findByRole('alert')).textContent).toMatch(/أمور تحتاج إلى مراجعتك|أمرًا يحتاج إلى مراجعتك/)
    expect(document.body.textContent).not.toMatch(/\b(billing|traveller|consent|required)\.\w/)
  })

  test('given what the booking already tells, then birth date and nationality are filled in', async () => {
    await open()
    await screen.findByText('Who is booking?')
    expect((screen.getByLabelText('Year') as HTMLInputElement).value).toBe('2000')
    expect((screen.getByLabelText('Nationality') as HTMLSelectElement).value).toBe('SA')
  })

  test('given good details, then they are sent in normal form and the payment step is shown', async () => {
    const { server } = await open()
    await fillBilling()
    await next('Continue to payment')
    await screen.findByRole('heading', { name: 'How would you like to pay?' })
    const sent = server.callsTo('core/checkout/saveBillingAddress')[0]?.body as SaveBilling
    expect(sent.billing).toMatchObject({ email: 'noura@example.com', phone: '+966501234567' })
    expect(sent.travellers).toEqual([
      expect.objectContaining({ item_id: 1, firstname: 'Noura', birth_date: '2000-05-15', guardian_name: null }),
    ])
    expect(sent.consents).toEqual({ terms: true, school_abroad: true, marketing_email: false, guardian: false })
    expect(went.at(-1)).toBe('/en/checkout?step=payment')
  })

  test('given a student under 18 on the first day, then guardian and consent appear', async () => {
    const young = buildChoice({ student: { birthDate: '2012-01-01', nationality: 'SA' } })
    await open({ items: [buildCartItem({ choice: young })] })
    expect(await screen.findByLabelText('Guardian’s name')).toBeTruthy()
    expect(field('consents.guardian').checked).toBe(false)
  })

  test('given the server refuses a field, then the rule stands at that field', async () => {
    const fields = { 'travellers.0.birth_date': 'studentTooYoung' }
    const interfere: Interfere = ({ path }) =>
      path === 'core/checkout/saveBillingAddress' ? { status: 422, body: { error: { code: 'validation', fields, requestId: 'r' } } } : null
    await open({ interfere })
    await fillBilling()
    await next('Continue to payment')
    const summary = await screen.findByRole('alert')
    expect(within(summary).getByRole('link').textContent).not.toMatch(/studentTooYoung|problem\./)
    await userEvent.click(within(summary).getByRole('link'))
    expect(document.activeElement).toBe(screen.getByLabelText('Day'))
  })

  test('given an API that is down, then it says so, nothing typed is lost, and the same button tries again', async () => {
    let down = true
    const { server } = await open({ interfere: ({ path }) => (down && path === 'core/checkout/saveBillingAddress' ? { cut: true } : null) })
    await fillBilling()
    await next('Continue to payment')
    expect((await screen.findByRole('alert')).textContent).toContain('Nothing you typed is lost')
    expect(field('billing.city').value).toBe('Riyadh')
    down = false
    await next('Continue to payment')
    await screen.findByRole('heading', { name: 'How would you like to pay?' })
    expect(server.callsTo('core/checkout/saveBillingAddress')).toHaveLength(2)
  })

  test('given a reload in the middle of typing, then everything typed is there again', async () => {
    const { unmount, root } = await open()
    await screen.findByText('Who is booking?')
    await userEvent.type(field('billing.firstname'), 'Noura')
    unmount()
    const { renderPage } = await import('../../testing/render-page')
    const { StoreContext } = await import('../../hooks/use-store')
    renderPage(
      <StoreContext.Provider value={root}>
        <Browser start="" />
      </StoreContext.Provider>,
      'en',
    )
    await screen.findByText('Who is booking?')
    expect(field('billing.firstname').value).toBe('Noura')
  })
})

describe('the steps and who may see them', () => {
  test('given an address that asks for review too early, then details are shown (case 9)', async () => {
    await open({ start: '?step=review' })
    expect(await screen.findByText('Who is booking?')).toBeTruthy()
  })

  test('given an address without a step, then it is completed, so that Back from payment shows the details and not payment again', async () => {
    await open()
    await waitFor(() => expect(went).toEqual(['/en/checkout?step=billing']))
    expect(await screen.findByText('Who is booking?')).toBeTruthy()
  })

  test('given an empty cart, then the cart page is shown instead', async () => {
    await open({ items: [] })
    await waitFor(() => expect(went).toEqual(['/en/cart']))
  })

  test('given a subtotal below the minimum, then the cart page is shown instead (case 9)', async () => {
    const items = [buildCartItem()]
    const quote = buildQuote(items, { show_minimum_message: true })
    await open({ items, interfere: ({ path }) => (path === 'core/cart/getCurrentQuote' ? { body: quote } : null) })
    await waitFor(() => expect(went).toEqual(['/en/cart']))
  })

  test('given a shop without guest checkout, then log-in is shown with the way back', async () => {
    const closed = {
      success: true,
      quote_id: 'q-1',
      billing: null,
      travellers: [],
      consents: null,
      payment_method: null,
      shipping_rate: null,
      guest_allowed: false,
    }
    await open({ interfere: ({ path }) => (path === 'core/checkout/getCheckout' ? { body: closed } : null) })
    await waitFor(() => expect(went).toEqual(['/en/login?redirect=%2Fen%2Fcheckout']))
  })
})

describe('placing the order', () => {
  const place = () => screen.getByRole('button', { name: /^Book now for SAR 1,000\.00|Booking, please wait/ })

  test('given a double click and Enter, then the order is placed once and thank-you is shown (cases 2, 66)', async () => {
    const held = gate()
    const { server, shop, root } = await open({
      interfere: async ({ path }) => {
        if (path === 'core/checkout/placeOrder') await held.passed
        return null
      },
    })
    await goToReview()
    await userEvent.dblClick(place())
    place().focus()
    await userEvent.keyboard('{Enter}')
    held.open()
    await waitFor(() => expect(went.at(-1)).toBe('/en/thank-you'))
    expect(server.callsTo('core/checkout/placeOrder')).toHaveLength(1)
    expect([shop.state.orders, root.placed.record?.number]).toEqual([1, 'RH-26-000001'])
  })

  test('given a way to pay that is not read in time, then the order is sent all the same', async () => {
    const held = gate()
    let reviewed = false
    const { server, root } = await open({
      interfere: async ({ path }) => {
        if (reviewed && path === 'core/checkout/getAvailablePaymentMethods') await held.passed
        return null
      },
    })
    await goToReview()
    reviewed = true
    await userEvent.click(place())
    await waitFor(() => expect(server.callsTo('core/checkout/placeOrder')).toHaveLength(1))
    held.open()
    await waitFor(() => expect(went.at(-1)).toBe('/en/thank-you'))
    expect(root.placed.record?.instructions).toBe('Demo Bank\nSA00 0000')
  })

  test('given an answer that is lost, when the button is pressed again, then the same key is sent and there is one booking (case 2c)', async () => {
    let lost = true
    const { server, shop } = await open({
      interfere: (seen) => {
        if (!lost || seen.path !== 'core/checkout/placeOrder') return null
        shop.answer(seen)
        return { cut: true }
      },
    })
    await goToReview()
    await userEvent.click(place())
    expect((await screen.findByRole('alert')).textContent).toContain('No connection')
    lost = false
    await userEvent.click(place())
    await waitFor(() => expect(went.at(-1)).toBe('/en/thank-you'))
    expect(new Set(server.callsTo('core/checkout/placeOrder').map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
    expect(shop.state.orders).toBe(1)
  })

  test('given a price that changed, then nothing is booked, the difference is shown, and the new total is confirmed by its own button', async () => {
    const items = [buildCartItem()]
    let grown = false
    const { server } = await open({
      items,
      interfere: ({ path, body }) => {
        if (path === 'core/cart/getCurrentQuote' && grown) return { body: buildQuote(items, { grand_total: 120_000 }) }
        if (path !== 'core/checkout/placeOrder' || (body as { expected_total: number }).expected_total === 120_000) return null
        grown = true
        return { status: 409, body: { error: { code: 'cart_price_changed', requestId: 'r' } } }
      },
    })
    await goToReview()
    await userEvent.click(place())
    expect(await screen.findByText(/It was SAR 1,000\.00 and is now SAR 1,200\.00/)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Book for the new total, SAR 1,200.00' }))
    await waitFor(() => expect(went.at(-1)).toBe('/en/thank-you'))
    const keys = server.callsTo('core/checkout/placeOrder').map(({ headers }) => headers['idempotency-key'])
    expect(new Set(keys).size).toBe(2)
  })

  test('given another tab that placed the same quote, then this one lands on the number too (case 2e)', async () => {
    const { root } = await open()
    await goToReview()
    act(() =>
      root.placed.hear({
        ...{ quoteId: 'q-1', number: 'RH-26-000009', grandTotal: 100_000, placedOn: '2026-03-01', payBefore: '2026-03-04' },
        ...{ paymentReference: 'RH26000009', instructions: '', trips: [] },
      }),
    )
    await waitFor(() => expect(went.at(-1)).toBe('/en/thank-you'))
  })

  test('given Back after the booking, then checkout says that it is booked, with its number (case 44)', async () => {
    const items = [buildCartItem()]
    let placed = false
    const { root, cart } = await open({
      items,
      interfere: ({ path }) => (placed && path === 'core/cart/getCurrentQuote' ? { body: buildQuote([], { quote_id: 'q-2' }) } : null),
    })
    await goToReview()
    cart.clear()
    await userEvent.click(place())
    await waitFor(() => expect(went.at(-1)).toBe('/en/thank-you'))
    placed = true
    cleanup()
    await root.cart.refresh()
    const { renderPage } = await import('../../testing/render-page')
    const { StoreContext } = await import('../../hooks/use-store')
    renderPage(
      <StoreContext.Provider value={root}>
        <Browser start="?step=review" />
      </StoreContext.Provider>,
      'en',
    )
    expect(await screen.findByText('This is already booked')).toBeTruthy()
    expect(screen.getByText(/RH-26-000001/)).toBeTruthy()
  })
})
