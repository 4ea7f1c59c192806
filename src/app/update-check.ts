import { events } from '../config/events'
import { limits } from '../config/limits'
import { fetchLatestBuild } from './builds'
import { learnRules } from './route-rules'

let shown: string | null = null

/** Asks once: the first answer is the build we look at, another one later is news (spec §4, §9). */
export async function checkForUpdate() {
  const latest = await fetchLatestBuild()
  if (!latest) return
  learnRules(latest.rules)
  shown ??= latest.id
  if (latest.id !== shown) window.dispatchEvent(new CustomEvent(events.update, { detail: latest.id }))
}

/** Every hour, and when a tab that slept longer than that is looked at again. */
export function watchForUpdates() {
  let last = Date.now()
  const check = () => {
    last = Date.now()
    checkForUpdate()
  }
  check()
  setInterval(check, limits.buildCheck)
  document.addEventListener('visibilitychange', () => {
    const age = Date.now() - last
    if (!document.hidden && (age < 0 || age >= limits.buildCheck)) check()
  })
}
