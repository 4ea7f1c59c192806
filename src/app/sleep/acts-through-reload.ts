/**
 * A page that was opened before a deployment is loaded anew when it wakes: its scripts and its data are of two builds. What was done until then is
 * left in the tab for the page that comes (case 26).
 */
import { reloadMark } from '../chunk-reload'

const key = 'rihla:acts'
/** Milliseconds. A reload begins right after it is marked. */
const recent = 2000

/** And not one of the visitor's: what she leaves she leaves. */
const isReloadOfOurs = () => Math.abs(Date.now() - (reloadMark(history.state)?.at ?? 0)) < recent

export const here = () => location.pathname + location.search

/** @param acts what has been done and not been answered, as text */
export function leaveActs(acts: () => string | null) {
  addEventListener('pagehide', () => {
    const text = acts()
    if (text === null) return
    try {
      if (isReloadOfOurs()) sessionStorage.setItem(key, JSON.stringify({ path: here(), text }))
    } catch (error) {
      console.info(error)
    }
  })
}

/** What was left for this page; it is asked for once. */
export function takeLeftActs(): string | null {
  try {
    const left = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    sessionStorage.removeItem(key)
    return left?.path === here() ? left.text : null
  } catch (error) {
    console.info(error)
    return null
  }
}
