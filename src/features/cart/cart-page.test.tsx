import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { buildCartItem, buildQuote } from '../../testing/cart-builders'
import { gate } from '../../testing/scripted-cart'
import type { Reply } from '../../testing/scripted-server'
import { renderShopPage } from '../../testing/shop-page'
import { CartPage } from './cart-page'

const tickets = () => screen.queryAllByRole('article')
const refusal = (status: number, code: string): Reply => ({ status, body: { error: { code, requestId: 'r' } } })

describe('the booking list', () => {
  test.each([
    ['en', 'Your booking list', /SAR 1,000\.00/, 'Go to checkout'],
    ['ar', 'قائمة حجوزاتك', /1,000\.00/, 'إتمام الحجز'],
  ] as const)(
    'given one booking (%s), then it is a ticket with its price explained, and checkout is open',
    async (locale, title, total, checkout) => {
      await renderShopPage(<CartPage />, { locale, items: [buildCartItem()] })
      expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy()
      expect(tickets()).toHaveLength(1)
      expect(screen.getAllByText(total).length).toBeGreaterThan(0)
      expect(screen.getByRole('link', { name: checkout }).getAttribute('href')).toBe(`/${locale}/checkout`)
      expect(document.body.textContent).not.toMatch(/\b(line|totals|coupon|rule)\.\w/)
    },
  )

  test('given nothing in it, then it says so with the next step', async () => {
    await renderShopPage(<CartPage />)
    expect(screen.getByText('Your booking list is empty')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Find a course' }).getAttribute('href')).toBe('/en/search-by-course')
  })

  test('given a course withdrawn meanwhile, then its ticket says so, the way on is closed, and removing it opens it again', async () => {
    const items = [buildCartItem(), buildCartItem({ item_id: 2, name: 'Withdrawn English', problem: 'cart_item_not_bookable' })]
    await renderShopPage(<CartPage />, { items })
    expect(screen.getByText('Currently you can not book this course')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Go to checkout' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Remove Withdrawn English from the list' }))
    await waitFor(() => expect(screen.getByRole('link', { name: 'Go to checkout' })).toBeTruthy())
  })

  test('given a removed booking, when undo is pressed, then it is back', async () => {
    await renderShopPage(<CartPage />, { items: [buildCartItem(), buildCartItem({ item_id: 2, name: 'Other English' })] })
    await userEvent.click(screen.getByRole('button', { name: 'Remove Other English from the list' }))
    expect(tickets()).toHaveLength(1)
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(tickets()).toHaveLength(2))
  })

  test('given three bookings, when the first is removed, then the two others keep their own students (case 87)', async () => {
    const items = [1, 2, 3].map((id) => buildCartItem({ item_id: id, name: `Course ${id}`, qty: id }))
    await renderShopPage(<CartPage />, { items })
    await userEvent.click(screen.getByRole('button', { name: 'Remove Course 1 from the list' }))
    const shown = tickets().map((ticket) => [
      ticket.getAttribute('aria-label'),
      (within(ticket).getByRole('spinbutton') as HTMLInputElement).value,
    ])
    expect(shown).toEqual([
      ['Course 2', '2'],
      ['Course 3', '3'],
    ])
  })

  test('given a subtotal below the minimum, then the page says what is missing and checkout is closed (spec §5)', async () => {
    const items = [buildCartItem()]
    const quote = buildQuote(items, { minimum_order: 150_000, show_minimum_message: true })
    await renderShopPage(<CartPage />, { items, interfere: ({ path }) => (path === 'core/cart/getCurrentQuote' ? { body: quote } : null) })
    expect(
      screen.getByText('The smallest order is SAR 1,500.00. Your list comes to SAR 1,000.00, so SAR 500.00 is still missing.'),
    ).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Go to checkout' })).toBeNull()
  })

  test('given an API that is down, then the page says so and tries again', async () => {
    let down = true
    await renderShopPage(<CartPage />, {
      items: [buildCartItem()],
      interfere: ({ path }) => (down && path.startsWith('core/cart') ? { cut: true } : null),
    })
    expect(screen.getByRole('alert').textContent).toContain('No connection')
    down = false
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(tickets()).toHaveLength(1))
  })

  test('given typed −2, then the field snaps back to the server’s number and nothing is sent (case 7)', async () => {
    const { server } = await renderShopPage(<CartPage />, { items: [buildCartItem({ qty: 2 })] })
    const field = screen.getByRole('spinbutton') as HTMLInputElement
    await userEvent.clear(field)
    await userEvent.type(field, '-2')
    await userEvent.tab()
    expect(field.value).toBe('2')
    expect(server.callsTo('core/cart/updateQuantityById')).toHaveLength(0)
  })
})

describe('the coupon', () => {
  const open = async () => {
    await userEvent.click(screen.getByText('I have a coupon code'))
    return screen.getByLabelText('Coupon code')
  }

  test('given a code with spaces and Arabic digits, then it is sent clean', async () => {
    const { server } = await renderShopPage(<CartPage />, { items: [buildCartItem()] })
    await userEvent.type(await open(), ' SAVE١٠ {Enter}')
    await waitFor(() => expect(server.callsTo('core/cart/applyPromoCode').map(({ body }) => body)).toEqual([{ coupon_code: 'SAVE10' }]))
  })

  test('given a wrong code, then the sentence stands at the field, found by its code', async () => {
    await renderShopPage(<CartPage />, {
      items: [buildCartItem()],
      interfere: ({ path }) => (path === 'core/cart/applyPromoCode' ? refusal(422, 'core_cart_101') : null),
    })
    const field = await open()
    await userEvent.type(field, 'NOPE{Enter}')
    await waitFor(() => expect(screen.getByText('Invalid coupon code')).toBeTruthy())
    expect(field.getAttribute('aria-invalid')).toBe('true')
  })

  test('given Enter five times, then one request (case 66)', async () => {
    const held = gate()
    const { server } = await renderShopPage(<CartPage />, {
      items: [buildCartItem()],
      interfere: async ({ path }) => {
        if (path === 'core/cart/applyPromoCode') await held.passed
        return null
      },
    })
    const field = await open()
    await userEvent.type(field, 'SAVE10{Enter}{Enter}{Enter}{Enter}{Enter}')
    held.open()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Apply' })).toBeTruthy())
    expect(server.callsTo('core/cart/applyPromoCode')).toHaveLength(1)
  })
})
