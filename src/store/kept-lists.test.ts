import { logInSession } from '../../server/testing/logged-in'
import { smallCatalogue } from '../../server/testing/small-catalogue'
import { describeOnBoth, type TestApp } from '../../server/testing/test-app'
import { createClient } from '../api/client'
import { memoryKeeper } from '../api/token'
import type { CompareBrief } from '../api/wish-calls'
import { into } from '../testing/into-app'
import { createTestStore, tabsTogether, until } from '../testing/test-store'
import type { Channel } from './channel'
import { keepFresh, type Signals } from './keep-fresh'
import { readWishes, type Wish } from './kept-wishes'
import { safeStorage } from './safe-storage'
import { storageKeys } from './storage-keys'

const quiet: Signals = {
  onFocus: () => () => {},
  onLeave: () => () => {},
  onStorage: () => () => {},
  onConnection: () => () => {},
  every: () => () => {},
}
const wish = (id: number, change: Partial<Wish> = {}): Wish => ({ id, weeks: 8, start: null, seen: 100_000, on: '2026-03-01', ...change })
const brief = (id: number): CompareBrief => ({ id, url: `c-${id}`, name: `Course ${id}`, school: 's', city: 'c', poster: 'london' })

/** What the tabs of one browser share. */
function browser(app: TestApp) {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  } as unknown as Storage
  const keeper = memoryKeeper()
  const client = createClient({ base: '', locale: () => 'en', fetch: into(app), keeper })
  const tab = (channel?: Channel) => {
    const { root } = createTestStore({ locale: 'en', client, storage, ...(channel ? { channel } : {}) })
    keepFresh(root, quiet)
    return root
  }
  const logIn = async () => {
    await client.call('core/customers/checkLoginSession')
    return logInSession(app, keeper.read()?.token ?? '')
  }
  return { kept, tab, logIn, wishes: () => readWishes(safeStorage(() => storage)) }
}

describeOnBoth(
  'lists that people keep',
  (getApp) => {
    test('given a guest, when one heart is pressed thirty times at once, then page and browser agree, without a double entry', async () => {
      const { tab, wishes } = browser(getApp())
      const { wishlist } = tab()
      for (let press = 0; press < 30; press += 1) wishlist.toggle(wish(1))
      expect([wishlist.has(1), wishes()]).toEqual([false, []])
      for (let press = 0; press < 31; press += 1) wishlist.toggle(wish(1))
      expect(wishlist.shown.map(({ id }) => id)).toEqual([1])
      expect(wishes().map(({ id }) => id)).toEqual([1])
    })

    test('given two tabs of a guest, then what one keeps and drops the other shows, and neither loses the other’s', async () => {
      const { tab, wishes } = browser(getApp())
      const [one, two] = tabsTogether(2).map((channel) => tab(channel).wishlist)
      await Promise.all([one?.load(), two?.load()])
      one?.keep(wish(1))
      two?.keep(wish(2))
      expect([one?.shown.map(({ id }) => id), two?.shown.map(({ id }) => id)]).toEqual([
        [2, 1],
        [2, 1],
      ])
      one?.drop(2)
      expect([two?.has(2), wishes().map(({ id }) => id)]).toEqual([false, [1]])
      one?.undoRemove()
      expect(two?.shown).toEqual([wish(2), wish(1)])
    })

    test('given a wish without a price, then the price of that day is learnt and kept; nothing about a person is in the browser', async () => {
      const { tab, kept, wishes } = browser(getApp())
      tab().wishlist.keep(wish(1, { seen: null, on: null, weeks: 12, start: '2026-06-15' }))
      await until(() => wishes()[0]?.seen !== null)
      expect(wishes()[0]).toMatchObject({ id: 1, weeks: 12, start: '2026-06-15', seen: expect.any(Number), on: '2026-03-01' })
      const text = kept.get(storageKeys.wishes) ?? ''
      expect(Object.keys(JSON.parse(text).wishes[0])).toEqual(['id', 'weeks', 'start', 'seen', 'on'])
    })

    test.each(['{', 'null', '{"version":9,"wishes":[{"id":1}]}', '{"version":1,"wishes":[null,7,{"id":"x"},{"id":-1}]}'])(
      'given %s in storage, then the list is empty and works',
      async (text) => {
        const { tab, kept } = browser(getApp())
        kept.set(storageKeys.wishes, text)
        const { wishlist } = tab()
        await wishlist.load()
        expect([wishlist.status, wishlist.shown]).toEqual(['ready', []])
        wishlist.keep(wish(3))
        expect(wishlist.has(3)).toBe(true)
      },
    )

    test('given a guest who logs in, then her wishes move to the server, once, and stay in their order', async () => {
      const { tab, logIn, wishes } = browser(getApp())
      const root = tab()
      root.wishlist.keep(wish(1))
      root.wishlist.keep(wish(2, { weeks: 4 }))
      await logIn()
      await root.session.check()
      await Promise.all([root.wishlist.load(), root.wishlist.load()])
      expect(wishes()).toEqual([])
      expect(root.wishlist.shown.map(({ id, weeks }) => [id, weeks]).sort()).toEqual([
        [1, 8],
        [2, 4],
      ])
      expect(root.wishlist.shown.every(({ itemId }) => itemId !== undefined)).toBe(true)
    })

    test('given a customer, when hearts are pressed thirty times at once, then server and page end in the same state', async () => {
      const { tab, logIn } = browser(getApp())
      await logIn()
      const root = tab()
      await root.session.check()
      await root.wishlist.load()
      for (let press = 0; press < 31; press += 1) root.wishlist.toggle(wish(1))
      for (let press = 0; press < 30; press += 1) root.wishlist.toggle(wish(2))
      expect([root.wishlist.has(1), root.wishlist.has(2)]).toEqual([true, false])
      await until(() => !root.wishlist.isSending)
      const other = tab()
      await other.session.check()
      await other.wishlist.load()
      expect([root.wishlist.shown.map(({ id }) => id), other.wishlist.shown.map(({ id }) => id)]).toEqual([[1], [1]])
    })

    test('given a wish the server does not know, then it goes off the page again with the code that says why', async () => {
      const { tab, logIn } = browser(getApp())
      await logIn()
      const root = tab()
      await root.session.check()
      await root.wishlist.load()
      root.wishlist.keep(wish(4711))
      expect(root.wishlist.has(4711)).toBe(true)
      await until(() => !root.wishlist.isSending)
      expect([root.wishlist.has(4711), root.wishlist.failure?.code]).toEqual([false, 'core_customers_114'])
    })

    test('given four courses side by side, then a fifth is refused at once; a tab of the same session sees the four', async () => {
      const { tab } = browser(getApp())
      const [one, two] = tabsTogether(2).map((channel) => tab(channel).compare)
      for (const id of [1, 2, 3, 4]) one?.add(brief(id))
      one?.add(brief(6))
      expect([one?.shown.length, one?.failure?.code]).toEqual([4, 'compare_full'])
      await until(() => two?.shown.length === 4)
      for (let press = 0; press < 31; press += 1) two?.toggle(brief(1))
      await until(() => two?.isSending === false && one?.has(1) === false)
      await two?.clear()
      await until(() => one?.shown.length === 0)
      expect([one?.status, two?.shown]).toEqual(['ready', []])
    })

    test('given a comparison that another tab has filled unheard, when a course is refused, then the four that are there show', async () => {
      const { tab } = browser(getApp())
      const [one, two] = [tab().compare, tab().compare]
      for (const id of [1, 2, 3, 4]) two.add(brief(id))
      await until(() => !two.isSending)
      one.add(brief(5))
      await until(() => !one.isSending)
      await until(() => one.shown.length === 4)
      expect([one.shown.map(({ id }) => id), one.failure?.code]).toEqual([[1, 2, 3, 4], 'compare_full'])
    })
  },
  { prepare: smallCatalogue },
)
