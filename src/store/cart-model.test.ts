import { destroy } from 'mobx-state-tree'
import { buildCartItem, buildChoice, buildQuote } from '../testing/cart-builders'
import { gate, startScriptedCart } from '../testing/scripted-cart'
import { createTestStore, tabsTogether, until } from '../testing/test-store'
import { keepFresh, type Signals } from './keep-fresh'

type Server = Awaited<ReturnType<typeof startScriptedCart>>
let server: Server
const warnings: unknown[] = []

const quiet: Signals = {
  onFocus: () => () => {},
  onLeave: () => () => {},
  onStorage: () => () => {},
  onConnection: () => () => {},
  every: () => () => {},
}
const quantities = () => server.callsTo('core/cart/updateQuantityById').map(({ body }) => (body as { qty: number }).qty)

beforeEach(() => {
  warnings.length = 0
  jest.spyOn(console, 'warn').mockImplementation((...all) => void warnings.push(all))
  jest.spyOn(console, 'error').mockImplementation((...all) => void warnings.push(all))
})
afterEach(async () => {
  await server.close()
  jest.restoreAllMocks()
  expect(warnings).toEqual([])
})

describe('the cart of spec §3', () => {
  test('given a cart on the server, when it is loaded, then lines are keyed by product id and item id, and the badge hears the count', async () => {
    server = await startScriptedCart([buildCartItem({ item_id: 1 }), buildCartItem({ item_id: 2, qty: 2 })])
    const { root, counts } = createTestStore({ base: server.base })
    await root.cart.load()
    expect([...root.cart.lines.keys()]).toEqual(['7-1', '7-2'])
    expect(root.cart.count).toBe(3)
    expect(counts.at(-1)).toBe(3)
    expect(root.cart.totals?.subtotal).toBe(300_000)
  })

  test('given ten quick clicks on +, when answers are slow, then one request is under way, one waits, and the last intent wins (case 41)', async () => {
    const held = gate()
    let underWay = 0
    let most = 0
    server = await startScriptedCart([buildCartItem()], async ({ path }) => {
      if (path !== 'core/cart/updateQuantityById') return null
      underWay += 1
      most = Math.max(most, underWay)
      await held.passed
      underWay -= 1
      return null
    })
    const { root } = createTestStore({ base: server.base })
    await root.cart.load()
    for (let qty = 2; qty <= 11; qty += 1) root.cart.setQuantity('7-1', qty)
    expect(root.cart.shownQty('7-1')).toBe(11)
    await until(() => underWay === 1)
    held.open()
    await root.cart.settled()
    await until(() => root.cart.totals?.subtotal === 1_100_000)
    expect(quantities()).toEqual([2, 11])
    expect(most).toBe(1)
    expect(root.cart.lines.get('7-1')?.qty).toBe(11)
  })

  test('given a quantity the server refuses, then the line snaps back to the server’s value and keeps the code (case 7)', async () => {
    server = await startScriptedCart([buildCartItem()], ({ path }) =>
      path === 'core/cart/updateQuantityById' ? { status: 422, body: { error: { code: 'cart_full', requestId: 'r' } } } : null,
    )
    const { root } = createTestStore({ base: server.base })
    await root.cart.load()
    root.cart.setQuantity('7-1', 21)
    await root.cart.settled()
    expect(root.cart.shownQty('7-1')).toBe(1)
    expect(root.cart.refusals.get('7-1')?.code).toBe('cart_full')
  })

  test('given a slow update, when the line is removed meanwhile, then it is gone here and there, without a warning (case 64)', async () => {
    const held = gate()
    server = await startScriptedCart([buildCartItem(), buildCartItem({ item_id: 2 })], async ({ path }) => {
      if (path === 'core/cart/updateQuantityById') await held.passed
      return null
    })
    const { root } = createTestStore({ base: server.base })
    await root.cart.load()
    root.cart.setQuantity('7-1', 5)
    root.cart.remove('7-1')
    expect(root.cart.shownLines.map(({ key }) => key)).toEqual(['7-2'])
    held.open()
    await root.cart.settled()
    await until(() => root.cart.lines.size === 1)
    expect([...server.cart.keys()]).toEqual([2])
  })

  test('given an answer that comes after the store is gone, then it is dropped in silence (case 64)', async () => {
    const held = gate()
    server = await startScriptedCart([buildCartItem()], async ({ path }, turn) => {
      if (path === 'core/cart/getQuoteItems' && turn > 0) await held.passed
      return null
    })
    const { root } = createTestStore({ base: server.base })
    await root.cart.load()
    const late = root.cart.refresh()
    destroy(root)
    held.open()
    await expect(late).resolves.toBeUndefined()
  })

  test('given a removed line, when undo is pressed, then the same booking is there again', async () => {
    server = await startScriptedCart([buildCartItem({ qty: 2 })])
    const { root } = createTestStore({ base: server.base })
    await root.cart.load()
    root.cart.remove('7-1')
    await root.cart.undoRemove()
    expect(root.cart.shownLines).toHaveLength(1)
    expect(server.callsTo('core/cart/addToCart')[0]?.body).toEqual({ ...buildChoice(), qty: 2 })
  })

  test.each(['ar', 'en'] as const)(
    'given a cart that expired on the server (%s), when a course is added, then a new quote is opened silently (case 4)',
    async (locale) => {
      server = await startScriptedCart([], ({ path }, turn) =>
        path === 'core/cart/addToCart' && turn === 0 ? { status: 404, body: { error: { code: 'core_cart_105', requestId: 'r' } } } : null,
      )
      const { root } = createTestStore({ base: server.base, locale })
      const result = await root.cart.add(buildChoice())
      expect(result.ok).toBe(true)
      expect(root.cart.shownLines).toHaveLength(1)
    },
  )

  test('given core_cart_105 on reading, then the cart is empty and no error is shown', async () => {
    server = await startScriptedCart([], ({ path }) =>
      path.startsWith('core/cart/get') ? { status: 404, body: { error: { code: 'core_cart_105', requestId: 'r' } } } : null,
    )
    const { root } = createTestStore({ base: server.base })
    await root.cart.load()
    expect([root.cart.status, root.cart.isEmpty, root.cart.failure]).toEqual(['ready', true, null])
  })

  test('given a session that is gone with its cart, then the list is known to be lost; an emptied or a new one is not', async () => {
    let isGone = false
    server = await startScriptedCart([buildCartItem()], ({ path }) => {
      if (!isGone || !path.startsWith('core/cart/get')) return null
      return { body: path.endsWith('Quote') ? { success: true, ...buildQuote([]), quote_id: 'new' } : { success: true, items: [] } }
    })
    const { root } = createTestStore({ base: server.base })
    await root.cart.load()
    const quote = root.cart.totals?.quoteId
    isGone = true
    await root.cart.refresh()
    expect([root.cart.isEmpty, root.cart.lostQuote]).toEqual([true, quote])
    isGone = false
    await root.cart.refresh()
    expect(root.cart.lostQuote).toBeNull()
    server.cart.clear()
    await root.cart.refresh()
    expect([root.cart.isEmpty, root.cart.lostQuote]).toEqual([true, null])
  })

  test('given items that fail to load, then the cart is emptied (spec §8); out of reach, then what is shown stays', async () => {
    let reply: { status: number } | { cut: true } | null = null
    server = await startScriptedCart([buildCartItem()], ({ path }) => (path === 'core/cart/getQuoteItems' ? reply : null))
    const { root } = createTestStore({ base: server.base })
    await root.cart.load()
    reply = { cut: true }
    await root.cart.refresh()
    expect([root.cart.lines.size, root.cart.failure?.code, root.cart.status]).toEqual([1, 'network', 'ready'])
    reply = { status: 500, ...{ body: { error: { code: 'core_customers_105', requestId: 'r' } } } }
    await root.cart.refresh()
    expect([root.cart.lines.size, root.cart.status]).toEqual([0, 'failed'])
  })

  test('given a read begun before a change, then its older answer does not overwrite the newer one', async () => {
    const held = gate()
    server = await startScriptedCart([buildCartItem()])
    const { root } = createTestStore({ base: server.base })
    await root.cart.load()
    const { close } = server
    const before = [...server.cart.values()]
    const slow = await startScriptedCart(before, async ({ path }, turn) => {
      if (path !== 'core/cart/getQuoteItems' || turn > 0) return null
      await held.passed
      return { body: { items: before } }
    })
    const other = createTestStore({ base: slow.base })
    const load = other.root.cart.load()
    await until(() => slow.callsTo('core/cart/getQuoteItems').length === 1)
    await other.root.cart.add(buildChoice())
    held.open()
    await load
    expect(other.root.cart.lines.size).toBe(2)
    await slow.close()
    await close()
  })

  test('given two tabs, when one adds a course, then the other asks the server and shows it (case 42)', async () => {
    server = await startScriptedCart([])
    const [one, two] = tabsTogether(2).map((channel) => createTestStore({ base: server.base, channel }))
    if (!one || !two) throw new Error('two tabs are needed')
    const stop = keepFresh(two.root, quiet)
    await two.root.cart.load()
    await one.root.cart.add(buildChoice())
    await until(() => two.root.cart.lines.size === 1, 'the second tab’s cart')
    stop()
  })
})
