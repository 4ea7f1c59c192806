import { startScriptedCart } from '../testing/scripted-cart'
import { type ScriptedServer, startScriptedServer } from '../testing/scripted-server'
import { createTestStore } from '../testing/test-store'
import { keepFresh, revalidate, type Signals } from './keep-fresh'
import { startUp } from './start-up'

let server: ScriptedServer
afterEach(() => server.close())

const customer = { entity_id: 5, email: 'sara@example.com', firstname: 'Sara', lastname: 'A', name: 'Sara A', group_id: 1 }
const token = { body: { 'Pwa-Token': 't', 'Pwa-Code': 'c' } }
const firstOf = (path: string) => server.seen.findIndex((one) => one.path === path)

describe('start-up (spec §4)', () => {
  test('given a visitor, then the steps come in the specification’s order', async () => {
    server = await startScriptedCart([])
    const { root } = createTestStore({ base: server.base })
    await startUp(root, 'ar')
    const steps = [
      'getPwaToken',
      'core/websites/setCurrentStore',
      'menu/getMenu',
      'core/config/getConfigByPaths',
      'appmanagerapi/app/getApp',
    ]
    const order = [...steps, 'core/customers/checkLoginSession', 'core/cart/getCurrentQuote'].map(firstOf)
    expect(order).toEqual([...order].sort((a, b) => a - b))
    expect(order).not.toContain(-1)
    expect(server.callsTo('menu/getMenu')[0]?.query.get('menu_code')).toBe('main_menu_ar')
    expect(root.appStatus.startUp).toBe('ready')
  })

  test('given a logged-in agency, then customer and sub-agent are known', async () => {
    server = await startScriptedServer(({ path }) => {
      if (path === 'getPwaToken') return token
      if (path === 'core/customers/getLoginCustomerData') return { body: { success: true, data: customer } }
      if (path === 'subagents/getByLoggedCustomer') return { body: { success: true, data: { entity_id: 9 } } }
      return { body: { success: true, items: [], configs: { 'sales/guest_checkout': '1' }, data: { entity_id: 3 } } }
    })
    const { root } = createTestStore({ base: server.base })
    await startUp(root, 'en')
    expect([root.session.isLoggedIn, root.session.isSubAgent, root.appManagerId, root.guestMayCheckOut]).toEqual([true, true, 3, true])
  })

  test.each(['core/customers/checkLoginSession', 'core/customers/getLoginCustomerData'])(
    'given %s failing, then customer and sub-agent are cleared',
    async (failing) => {
      server = await startScriptedServer(({ path }) => {
        if (path === 'getPwaToken') return token
        return path === failing
          ? { status: 401, body: { error: { code: 'core_customers_103', requestId: 'r' } } }
          : { body: { success: true, data: customer } }
      })
      const { root } = createTestStore({ base: server.base })
      root.session.hear(
        { entityId: 1, email: '', firstname: '', lastname: '', name: '', groupId: 1 },
        { entityId: 2, agencyName: '', commissionBasisPoints: 0, logo: null },
      )
      await root.session.check()
      expect([root.session.customer, root.session.subAgent]).toEqual([null, null])
    },
  )

  test('given the sub-agent call failing, then the customer stays logged in', async () => {
    server = await startScriptedServer(({ path }) => {
      if (path === 'getPwaToken') return token
      return path === 'subagents/getByLoggedCustomer'
        ? { status: 500, body: { error: { code: 'x' } } }
        : { body: { success: true, data: customer } }
    })
    const { root } = createTestStore({ base: server.base })
    await root.session.check()
    expect([root.session.isLoggedIn, root.session.isSubAgent]).toEqual([true, false])
  })

  test('given an agency that is not approved, which has no number, then it is no sub-agent', async () => {
    server = await startScriptedServer(({ path }) => {
      if (path === 'getPwaToken') return token
      const agency = { entity_id: null, agency_name: 'Study Partners', state: 'applied', logo: null }
      return { body: { success: true, data: path === 'subagents/getByLoggedCustomer' ? agency : customer } }
    })
    const { root } = createTestStore({ base: server.base })
    await root.session.check()
    expect([root.session.isSubAgent, root.session.subAgent?.agencyName]).toEqual([false, 'Study Partners'])
  })

  test('given an agency at work, when the session is checked again and its record can’t be had, then it stays one; another customer is not', async () => {
    let who = customer
    let agencyFails = false
    server = await startScriptedServer(({ path }) => {
      if (path === 'getPwaToken') return token
      if (path !== 'subagents/getByLoggedCustomer') return { body: { success: true, data: who } }
      const agency = { entity_id: 9, agency_name: 'Study Partners', state: 'approved', logo: null }
      return agencyFails ? { status: 500, body: { error: { code: 'x' } } } : { body: { success: true, data: agency } }
    })
    const { root } = createTestStore({ base: server.base })
    expect(root.session.checked).toBe(false)
    await root.session.check()
    expect([root.session.checked, root.session.isSubAgent]).toEqual([true, true])
    agencyFails = true
    await root.session.check()
    expect(root.session.isSubAgent).toBe(true)
    who = { ...customer, entity_id: 6 }
    await root.session.check()
    expect([root.session.isLoggedIn, root.session.isSubAgent]).toEqual([true, false])
  })

  test('given an API that is down, then the start fails with its code at once and may be tried again', async () => {
    let down = true
    server = await startScriptedServer(({ path }) => {
      if (down) return { cut: true }
      return path === 'getPwaToken' ? token : { body: { items: [], configs: {}, data: { entity_id: 1 } } }
    })
    const { root } = createTestStore({ base: server.base })
    await startUp(root, 'ar')
    expect([root.appStatus.startUp, root.appStatus.failure?.code, root.cart.status]).toEqual(['failed', 'network', 'failed'])
    down = false
    await startUp(root, 'ar')
    expect([root.appStatus.startUp, root.cart.status]).toEqual(['ready', 'ready'])
  })

  test('given every token refused, then the person is told that cookies are needed to book (case 72)', async () => {
    server = await startScriptedServer(({ path }) => (path === 'getPwaToken' ? token : { body: { 'token-valid': false } }))
    const { root } = createTestStore({ base: server.base })
    await startUp(root, 'ar')
    expect([root.appStatus.cookiesNeeded, root.appStatus.failure?.code]).toEqual([true, 'token_retry'])
  })
})

describe('an hour later (spec §9)', () => {
  const held = () => {
    const hears: { minute?: () => void; focus?: () => void } = {}
    const signals: Signals = {
      onFocus: (hear) => {
        hears.focus = hear
        return () => {}
      },
      onLeave: () => () => {},
      onStorage: () => () => {},
      onConnection: () => () => {},
      every: (_, act) => {
        hears.minute = act
        return () => {}
      },
    }
    return { hears, signals }
  }

  test.each([
    ['59 minutes', 59 * 60_000, 1],
    ['60 minutes', 60 * 60_000, 2],
    ['a clock set back', -1000, 2],
  ])('given %s since the last look, then the configuration has been asked %s', async (_, passed, asked) => {
    server = await startScriptedCart([])
    const { root, time } = createTestStore({ base: server.base })
    const { hears, signals } = held()
    keepFresh(root, signals)
    await startUp(root, 'ar')
    time.move(passed)
    hears.minute?.()
    await revalidateSettled(root)
    expect(server.callsTo('core/config/getConfigByPaths')).toHaveLength(asked)
  })

  async function revalidateSettled(root: ReturnType<typeof createTestStore>['root']) {
    // The session check is the same number of round trips as a revalidation: when it is done, so is what began before it.
    await root.session.check()
    await root.cart.refresh()
  }

  test('given a revalidation, then the session is checked again', async () => {
    server = await startScriptedCart([])
    const { root } = createTestStore({ base: server.base })
    await revalidate(root)
    expect(server.callsTo('core/customers/checkLoginSession')).toHaveLength(1)
  })
})

describe('a switch of language (spec §4 "Locale")', () => {
  test('given a cart in Arabic, when English is chosen, then store, currency, configuration and names follow, once (case 61)', async () => {
    server = await startScriptedCart([])
    const { root } = createTestStore({ base: server.base, locale: 'ar' })
    await startUp(root, 'ar')
    expect(root.currency).toBe('⃁')
    await root.changeLocale('en')
    await root.changeLocale('en')
    expect(root.currency).toBe('SAR')
    expect(server.callsTo('core/websites/setCurrentStore').map(({ body }) => body)).toEqual([{ store_code: 'ar' }, { store_code: 'en' }])
    expect(server.callsTo('core/config/getConfigByPaths')).toHaveLength(2)
    expect(server.callsTo('core/cart/getQuoteItems').at(-1)?.query.get('store_view')).toBe('en')
  })
})
