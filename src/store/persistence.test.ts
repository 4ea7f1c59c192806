import { emptyWish } from '../domain/quote/wish'
import { createTestStore } from '../testing/test-store'
import { applySavedState, saveState } from './persistence'
import { safeStorage } from './safe-storage'
import { storageKeys } from './storage-keys'

/** What the browser's Storage is, in a map; `length` and `key` are not used here. */
function browserStorage(entries: Record<string, string> = {}): Storage {
  const storage = {
    getItem: (key: string) => (Object.hasOwn(storage, key) ? String(Reflect.get(storage, key)) : null),
    setItem: (key: string, text: string) => void Reflect.set(storage, key, text),
    removeItem: (key: string) => void Reflect.deleteProperty(storage, key),
    ...entries,
  }
  for (const name of ['getItem', 'setItem', 'removeItem']) Object.defineProperty(storage, name, { enumerable: false })
  return storage as unknown as Storage
}

const menu = { code: 'main_menu_ar', items: [{ label: 'المدن', path: '/cities' }] }

describe('saved state', () => {
  test('given a visit, when the next one begins, then menus, configuration and the draft are there', () => {
    const storage = browserStorage()
    const before = createTestStore({ storage })
    before.root.configs.hear({ 'sales/guest_checkout': '1' })
    before.root.menus.hear('main_menu_ar', menu)
    before.root.quoteDraft.set({ wishes: [{ ...emptyWish, courseId: 7, weeks: 12 }], at: 0 })
    saveState(before.root)
    const { root } = createTestStore({ storage })
    applySavedState(root)
    root.quoteDraft.restore()
    expect(root.guestMayCheckOut).toBe(true)
    expect(root.menus.byCode.get('main_menu_ar')).toEqual(menu)
    expect(root.quoteDraft.draft.wishes).toEqual([{ ...emptyWish, courseId: 7, weeks: 12 }])
  })

  test('given a logged-in customer with a full cart, then nothing about a person is stored', () => {
    const storage = browserStorage()
    const { root } = createTestStore({ storage })
    root.session.hear({ entityId: 1, email: 'canary@example.com', firstname: 'Canary', lastname: 'C', name: 'Canary C', groupId: 1 }, null)
    root.quoteDraft.set({ wishes: [{ ...emptyWish, courseId: 7 }], at: 0 })
    saveState(root)
    expect(JSON.stringify(storage)).not.toMatch(/canary/i)
  })

  test('given one branch that no longer fits, then it alone is dropped', () => {
    const branches = { configs: { values: { 'sales/guest_checkout': 7 } }, menus: { byCode: { main_menu_ar: menu } } }
    const storage = browserStorage({ [storageKeys.state]: JSON.stringify({ version: 1, branches }) })
    const { root } = createTestStore({ storage })
    applySavedState(root)
    expect(root.configs.isKnown).toBe(false)
    expect(root.menus.byCode.size).toBe(1)
  })

  test.each([
    '',
    '{',
    'null',
    '[]',
    '"x"',
    '{"version":0,"branches":{}}',
    '{"version":1,"branches":null}',
    '{"version":1,"branches":{"configs":null}}',
  ])('given %j in storage, then the store starts fresh', (text) => {
    const { root } = createTestStore({ storage: browserStorage({ [storageKeys.state]: text }) })
    expect(() => applySavedState(root)).not.toThrow()
    expect(root.configs.isKnown).toBe(false)
  })
})

describe('storage that is blocked or full (case 72)', () => {
  const refusing = () => {
    throw new DOMException('denied', 'SecurityError')
  }

  test('given storage whose very reading throws, then memory serves and says that it does not last', () => {
    const storage = safeStorage(refusing)
    storage.write('a', '1')
    expect([storage.lasts, storage.read('a')]).toEqual([false, '1'])
    storage.removeAll('a')
    expect(storage.read('a')).toBeNull()
  })

  test('given a full quota, then what was written is still read in this tab', () => {
    const real = browserStorage({ old: 'x' })
    const storage = safeStorage(() => real)
    Object.defineProperty(real, 'setItem', { value: refusing })
    storage.write('old', 'new')
    expect(storage.read('old')).toBe('new')
  })

  test('given log-out, then the drafts of forms are gone (case 79)', () => {
    const { root, environment } = createTestStore()
    environment.drafts.write(`${storageKeys.draftPrefix}checkout`, 'typed')
    root.forgetPerson()
    expect(environment.drafts.read(`${storageKeys.draftPrefix}checkout`)).toBeNull()
  })
})
