/**
 * The store on a page that lives without it until something of it is wanted: when a list is kept already, or at the first press. What is
 * pressed before it has come is done when it has, also when another page is open by then.
 */
import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { atLast } from '../config/at-last'
import type { Locale } from '../config/locales'
import type { Root } from '../store/root-store'
import { storageKeys } from '../store/storage-keys'

type Late = { root: Root; watch: (read: () => unknown, tell: () => void) => () => void }
export type Act = (root: Root) => void

let late: Late | null = null
let acts: Act[] = []
const listeners = new Set<() => void>()

async function openStore() {
  const { storeWithLists, watch } = await import('../store/late-store')
  const root = storeWithLists()
  late = { root, watch }
  for (const tell of listeners) tell()
  const waiting = acts
  acts = []
  for (const act of waiting) act(root)
}
/** Whoever has pressed something is told of a failure at once; of a store that is only fetched ahead nobody hears. */
const fetchStore = atLast(openStore, () => acts.length > 0)

/** Does it as soon as the store is there: at once, or when it has come. */
export function withStore(act: Act) {
  if (late) return act(late.root)
  acts.push(act)
  fetchStore()
}

/** Somebody who has never used it in this browser has no list. */
function wasUsed(): boolean {
  try {
    return [storageKeys.state, storageKeys.wishes].some((key) => localStorage.getItem(key) !== null)
  } catch {
    // Storage is blocked (case 72): then nothing was kept.
    return false
  }
}

const listen = (tell: () => void) => {
  listeners.add(tell)
  return () => void listeners.delete(tell)
}

/** The store once it has come. It is fetched for whoever has used it before, and follows the page's locale (spec §4). */
export function useLateStore(locale: Locale): Root | null {
  const store = useSyncExternalStore(
    listen,
    () => late?.root ?? null,
    () => null,
  )
  useEffect(() => {
    if (wasUsed()) fetchStore()
  }, [])
  useEffect(() => void store?.changeLocale(locale), [store, locale])
  return store
}

/** A mark that the store decides, and is off before the store has come. `read` must be stable (useCallback). */
export function useMark(read: (root: Root) => boolean): boolean {
  const subscribe = useCallback(
    (tell: () => void) => {
      const begin = () => late?.watch(() => late && read(late.root), tell)
      let end = begin()
      const stopListening = listen(() => {
        end ??= begin()
        tell()
      })
      return () => {
        stopListening()
        end?.()
      }
    },
    [read],
  )
  return useSyncExternalStore(
    subscribe,
    () => late !== null && read(late.root),
    () => false,
  )
}
