/** The store where a page awake lives without it until something of it is wanted: with its libraries it weighs a third of such a page. */
import { reaction } from 'mobx'
import { getStore } from './get-store'
import type { Root } from './root-store'

/** The store, with the lists that cards are marked from. */
export function storeWithLists(): Root {
  const root = getStore()
  for (const list of [root.wishlist, root.compare]) if (list.status === 'idle') void list.load()
  return root
}

/** Tells whenever what `read` finds has changed. @returns what ends it */
export const watch = (read: () => unknown, tell: () => void): (() => void) => reaction(read, tell)
