import { sayAsleep } from '../../config/say-asleep'

/** Filled in at build (src/build/sleep-scripts.ts). */
declare const __SLEEP_FILE__: string

/** Milliseconds. */
const pause = 3000
let script: HTMLScriptElement | undefined
let failures = 0

/** Fetches the sleep script and runs it; again and again until it is there. The second failure is said (case 26). */
export function fetchSleepScript() {
  if (script) return
  script = document.createElement('script')
  script.src = __SLEEP_FILE__
  script.onerror = onFailure
  document.head.append(script)
}

function onFailure() {
  script?.remove()
  script = undefined
  failures += 1
  sayAsleep(failures > 1)
  setTimeout(fetchSleepScript, pause)
}
