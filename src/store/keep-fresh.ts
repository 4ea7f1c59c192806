import { limits } from '../config/limits'
import { environmentOf } from './environment'
import { saveState } from './persistence'
import type { Root } from './root-store'
import { storageKeys } from './storage-keys'

/** What the browser tells; injected so that tests can tell it too. */
export type Signals = {
  onFocus: (hear: () => void) => () => void
  onLeave: (hear: () => void) => () => void
  /** Another tab has written what tabs share; null when it has emptied it. */
  onStorage: (hear: (key: string | null) => void) => () => void
  onConnection: (hear: (online: boolean) => void) => () => void
  /** Calls until stopped; milliseconds. */
  every: (period: number, act: () => void) => () => void
}

/** Menus, configuration and session, asked again. Spec §9: hourly. */
export async function revalidate(root: Root): Promise<void> {
  const { now } = environmentOf(root)
  await Promise.all([root.menus.load(root.storeCode), root.configs.load(root.storeCode), root.session.check()])
  root.appStatus.started(now())
  saveState(root)
}

/** A clock set back leaves no known age: then it is time too (case 97). */
function isStale(root: Root): boolean {
  const age = environmentOf(root).now() - root.appStatus.freshAt
  return age < 0 || age >= limits.buildCheck
}

/**
 * Keeps this tab true while it lives: asks for the cart when the tab is looked at again or another tab has changed it (case 42), forgets the
 * person when another tab logged out (case 79), revalidates hourly and saves on leaving. Gives the function that stops it.
 */
export function keepFresh(root: Root, signals: Signals): () => void {
  const { channel } = environmentOf(root)
  const isStarted = () => root.appStatus.startUp === 'ready'
  const refreshIfStale = () => {
    if (isStarted() && isStale(root)) void revalidate(root)
  }
  const stops = [
    signals.onFocus(() => {
      if (isStarted() && !root.cart.isBusy) void root.cart.refresh()
      refreshIfStale()
    }),
    signals.onLeave(() => saveState(root)),
    // The tab that changed the list tells it too, but browsers may bring the news before what was written.
    signals.onStorage((key) => {
      if (key === null || key === storageKeys.wishes) void root.wishlist.load()
    }),
    signals.onConnection((online) => root.appStatus.setOnline(online)),
    // Each minute, because a timer of an hour sleeps with the laptop.
    signals.every(limits.buildCheck / 60, refreshIfStale),
    channel.listen((news) => {
      if (news.kind === 'loggedOut') root.forgetPerson()
      if (news.kind === 'placed') root.placed.hear(news.record)
      if (news.kind === 'session') void root.session.check()
      if (news.kind === 'wishlist') return void root.wishlist.load()
      if (news.kind === 'compare') return void root.compare.load()
      if (!root.cart.isBusy) void root.cart.refresh()
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
