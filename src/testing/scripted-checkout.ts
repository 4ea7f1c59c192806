import type { CartItem, PlaceOrder, SaveBilling } from '../contract/cart-schema'
import type { Reply, Seen } from './scripted-server'

/** Checkout's answers beside scripted-cart: what was saved is told again, and a quote becomes one order however often it is placed. */
export function scriptedCheckout(items: CartItem[]) {
  const state = { saved: null as SaveBilling | null, method: null as string | null, orders: 0, placed: new Map<string, string>() }
  const order = (number: string): Reply => ({
    body: {
      success: true,
      ...{ number, grand_total: 100_000, email: 'noura@example.com', placed_on: '2026-03-01', payment_method: 'bank_transfer' },
      ...{ payment_reference: number.replaceAll('-', ''), pay_before: '2026-03-04', items },
    },
  })
  const handlers: Record<string, (body: unknown) => Reply> = {
    'core/geodata/getAllCountries': () => ({ body: { items: [{ id: 'SA', name: 'Saudi Arabia', phone_code: '+966', allowed: true }] } }),
    'core/checkout/getCheckout': () => ({
      body: {
        success: true,
        quote_id: 'q-1',
        billing: state.saved?.billing ?? null,
        travellers: state.saved?.travellers ?? [],
        consents: state.saved?.consents ?? null,
        payment_method: state.method,
        shipping_rate: null,
        guest_allowed: true,
      },
    }),
    'core/checkout/saveBillingAddress': (body) => {
      state.saved = body as SaveBilling
      return { body: { success: true } }
    },
    'core/checkout/getAvailablePaymentMethods': () => ({
      body: { success: true, items: [{ code: 'bank_transfer', title: 'Bank transfer', instructions: 'Demo Bank\nSA00 0000' }] },
    }),
    'core/checkout/setPaymentMethod': (body) => {
      state.method = (body as { code: string }).code
      return { body: { success: true } }
    },
    'core/checkout/placeOrder': (body) => {
      const quoteId = (body as PlaceOrder).quote_id ?? ''
      if (!state.placed.has(quoteId)) {
        state.orders += 1
        state.placed.set(quoteId, `RH-26-00000${state.orders}`)
      }
      return order(state.placed.get(quoteId) ?? '')
    },
  }
  return { state, answer: ({ path, body }: Seen): Reply | null => handlers[path]?.(body) ?? null }
}
