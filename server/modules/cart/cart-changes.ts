/** What every change of a cart shares: whose it is, the transaction's quote, the answer with the whole cart priced anew. */
import type { CartChanged } from '../../../src/contract/cart-schema'
import { isUniqueViolation } from '../../db/dialect'
import type { Trx } from '../../db/schema'
import { fail } from '../../fail'
import type { Call } from '../../routing'
import type { CatalogueSnapshot } from '../catalogue/catalogue-snapshot'
import { setSessionQuote } from '../session/session-service'
import { type CartScene, settleQuote } from './cart-reading'
import { findDraft, insertDraft, type Owner, type QuoteRow, updateQuote } from './cart-repository'
import { cartItem, type PricedCart, quoteAnswer } from './cart-view'

export type CartCall = Pick<Call<unknown>, 'db' | 'transact' | 'services' | 'today' | 'now' | 'locale' | 'session'>

export const ownerOf = ({ session }: CartCall): Owner => ({ sessionId: session.id, customerId: session.customerId })

export const sceneOf = (call: CartCall, snapshot: CatalogueSnapshot): CartScene => ({
  snapshot,
  today: call.today,
  at: new Date(call.now).toISOString(),
})

export const currentScene = async (call: CartCall): Promise<CartScene> => sceneOf(call, await call.services.catalogue.current())

export function changedAnswer(call: CartCall, { snapshot }: CartScene, cart: PricedCart, itemId: number | null): CartChanged {
  const items = cart.lines.map((line) => cartItem(line, snapshot, call.locale))
  return { success: true, quote: quoteAnswer(cart, snapshot), items, item: items.find(({ item_id }) => item_id === itemId) ?? null }
}

/** Two first clicks at once both want to open the cart; the one the database refuses finds it open the second time. */
export async function onceMore<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    return work()
  }
}

export async function openDraft(trx: Trx, call: CartCall, { at }: CartScene): Promise<QuoteRow> {
  const owner = ownerOf(call)
  const found = await findDraft(trx, owner)
  if (found) return found
  const { storeCode, currency } = call.session
  const quote = await insertDraft(trx, { owner, storeCode, currency, at })
  await setSessionQuote(trx, call.session.id, quote.id)
  return quote
}

/** The owner's cart for a change. Fails with core_cart_105. */
export async function requireDraft(trx: Trx, call: CartCall): Promise<QuoteRow> {
  const quote = await findDraft(trx, ownerOf(call))
  if (!quote) throw fail('core_cart_105')
  return quote
}

/** Every change forgets why an older coupon fell; pricing may say so anew. */
export async function settleChange(trx: Trx, scene: CartScene, quote: QuoteRow): Promise<PricedCart> {
  await updateQuote(trx, quote.id, { coupon_dropped: null, updated_at: scene.at })
  return settleQuote(trx, scene, { ...quote, coupon_dropped: null })
}
