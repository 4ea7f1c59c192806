/** Spec §4: a code chunk that can't be loaded reloads the page, at most once per path within 10 seconds (case 26). */
import { reloadGuard } from '../config/limits'

type Marked = { rihlaReload?: { path: string; at: number } }

export const reloadMark = (state: unknown) => (state as Marked | null)?.rihlaReload

/**
 * May this path be reloaded now? The mark is kept in the history entry, which survives a reload also where storage is blocked.
 * A clock that jumped back counts as long ago (case 97).
 */
export function mayReload(state: unknown, path: string, now: number): boolean {
  const mark = reloadMark(state)
  if (!mark || mark.path !== path) return true
  const age = now - mark.at
  return age < 0 || age >= reloadGuard
}

export function reloadOnce(): boolean {
  const path = location.pathname
  if (!mayReload(history.state, path, Date.now())) return false
  history.replaceState({ ...history.state, rihlaReload: { path, at: Date.now() } }, '')
  location.reload()
  return true
}

/** The server's own status for a file, 0 without one. HEAD, because a GET could be answered by the worker. */
const statusOf = (url: string) =>
  fetch(url, { method: 'HEAD', cache: 'no-store' }).then(
    (answer) => answer.status,
    () => 0,
  )

/**
 * A reload helps against a file that is gone, not against a connection that is: that would take the page away with what is typed on it. Who is
 * leaving already (for the page whose file is gone, Gatsby asks the server) is left to go: a reload would take her back.
 */
export async function reloadIfServed(): Promise<boolean> {
  if (!navigator.onLine) return false
  let leaving = false
  const leave = () => {
    leaving = true
  }
  addEventListener('beforeunload', leave)
  const served = (await statusOf('/builds/latest.json')) === 200
  removeEventListener('beforeunload', leave)
  return served && !leaving && reloadOnce()
}

/**
 * Of a file that could not be had, and whose absence is dealt with where it was wanted: only one that is gone from the server, as after a
 * deployment, is worth taking the page away. One that a moment's connection has cost is asked for again at the next press.
 */
async function reloadIfGone(src: string) {
  if ((await statusOf(src)) === 404) void reloadIfServed()
}

const isChunkError = (error: unknown) => error instanceof Error && error.name === 'ChunkLoadError'
const isOwnScript = (target: EventTarget | null): target is HTMLScriptElement =>
  target instanceof HTMLScriptElement && target.src.startsWith(`${location.origin}/`)

export function watchForMissingChunks() {
  // First and alone: Gatsby's own listener would leave for the last address, without a connection too and without its query. At the window itself
  // Chromium asks listeners in the order in which they came, so this has to be called before Gatsby's files.
  addEventListener(
    'unhandledrejection',
    (event) => {
      if (!isChunkError(event.reason)) return
      event.stopImmediatePropagation()
      void reloadIfServed()
    },
    true,
  )
  addEventListener(
    'error',
    (event) => {
      if (isOwnScript(event.target)) void reloadIfGone(event.target.src)
    },
    true,
  )
}
