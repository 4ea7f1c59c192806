import { isAlive } from 'mobx-state-tree'
import { type Failure, isPassing } from '../api/failure'
import { sessionCalls } from '../api/session-calls'
import type { Locale } from '../config/locales'
import type { Result } from '../domain/result'
import { environmentOf } from './environment'
import { saveState } from './persistence'
import type { Root } from './root-store'

const failureOf = (result: Result<unknown, Failure>) => (result.ok ? null : result.failure)

/** A server out of reach ends the start: the later steps would only wait for the same silence. Other failures concern their step alone. */
const ends = (failure: Failure | null): failure is Failure => failure !== null && (isPassing(failure) || failure.code === 'token_retry')

async function loadApp(root: Root): Promise<Failure | null> {
  const app = await sessionCalls(environmentOf(root).client).app()
  if (app.ok && isAlive(root)) root.setAppManagerId(app.value)
  return failureOf(app)
}

/** The steps that come before the session. Menu, configuration and app record are asked in this order and awaited together. */
async function loadShop(root: Root, locale: Locale): Promise<Failure | null> {
  root.setStoreCode(locale)
  const set = await sessionCalls(environmentOf(root).client).setStore(locale)
  const failure = failureOf(set)
  if (ends(failure) || !isAlive(root)) return failure
  const loaded = await Promise.all([root.menus.load(locale), root.configs.load(locale), loadApp(root)])
  return loaded.find(ends) ?? null
}

/**
 * Spec §4 "Start-up order": set the store, fetch the menu, the configs, the app record, check the session, then load the quote and its items.
 * Never fails outward; a start that could not reach the server leaves `appStatus.startUp` at `failed`, and may be called again.
 */
export async function startUp(root: Root, locale: Locale): Promise<void> {
  const { appStatus, cart, session } = root
  if (appStatus.startUp === 'running') return
  appStatus.starting()
  const failure = await loadShop(root, locale)
  if (!isAlive(root)) return
  if (ends(failure)) {
    if (failure.code === 'token_retry') appStatus.needCookies()
    appStatus.failedToStart(failure)
    cart.lose(failure)
    return
  }
  await session.check()
  if (!isAlive(root)) return
  // A guest's wishes become the customer's as soon as it is known who is here.
  if (session.isLoggedIn) void root.wishlist.load()
  await cart.load()
  if (!isAlive(root)) return
  appStatus.started(environmentOf(root).now())
  saveState(root)
}
