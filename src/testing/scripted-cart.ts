import type { CartItem } from '../contract/cart-schema'
import { buildCartItem, buildQuote } from './cart-builders'
import { type Reply, type Seen, startScriptedServer } from './scripted-server'

type Interfere = (seen: Seen, turn: number) => Promise<Reply | null> | Reply | null
type Handler = (body: Record<string, unknown>) => Reply

const failure = (status: number, code: string): Reply => ({ status, body: { error: { code, requestId: 'r' } } })

/** Nobody is logged in, and every list is empty. */
const plain = ({ path }: Seen): Reply => ({
  body: { success: path !== 'core/customers/checkLoginSession', items: [], configs: {}, data: { entity_id: 3 } },
})

/**
 * Just enough of a cart to control *when* and *whether* answers come: slow, lost, out of order. What a cart does is tested against the real
 * server. `interfere` may hold a request, or answer in the script's place; null lets it through.
 */
export function cartScript(items: CartItem[], interfere: Interfere = () => null) {
  const cart = new Map(items.map((item) => [item.item_id, item]))
  const handlers: Record<string, Handler> = {
    getPwaToken: () => ({ body: { success: true, 'Pwa-Token': 't', 'Pwa-Code': 'c' } }),
    'core/cart/getCurrentQuote': () => ({ body: { success: true, ...buildQuote([...cart.values()]) } }),
    'core/cart/getQuoteItems': () => ({ body: { success: true, items: [...cart.values()] } }),
    'core/cart/updateQuantityById': ({ item_id: id, qty }) => {
      const found = cart.get(Number(id))
      if (!found) return failure(404, 'core_cart_104')
      const item = { ...found, qty: Number(qty), row_total: found.unit_price * Number(qty) }
      cart.set(item.item_id, item)
      return { body: { success: true, item } }
    },
    'core/cart/removeItemById': ({ item_id: id }) =>
      cart.delete(Number(id)) ? { body: { success: true } } : failure(404, 'core_cart_104'),
    'core/cart/addToCart': ({ courseId, qty }) => {
      const item = buildCartItem({ item_id: cart.size + 100, product_id: Number(courseId), qty: Number(qty ?? 1) })
      cart.set(item.item_id, item)
      return { body: { success: true } }
    },
  }
  const script = async (seen: Seen, turn: number): Promise<Reply> => {
    const instead = await interfere(seen, turn)
    if (instead) return instead
    return handlers[seen.path]?.((seen.body ?? {}) as Record<string, unknown>) ?? plain(seen)
  }
  return { script, cart }
}

/** The script as a real HTTP server. */
export async function startScriptedCart(items: CartItem[], interfere?: Interfere) {
  const { script, cart } = cartScript(items, interfere)
  return { ...(await startScriptedServer(script)), cart }
}

/** A gate that holds requests until it is opened. */
export function gate() {
  let open = () => {}
  const passed = new Promise<void>((resolve) => {
    open = resolve
  })
  return { passed, open }
}
