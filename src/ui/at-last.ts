import { sayAsleep } from '../config/say-asleep'

/** Milliseconds. */
const firstWait = 3000
const longestWait = 60_000

/**
 * Work that fetches what the page needs to answer, done until it succeeds: after a failure again when it is next asked for, when there is a
 * connection, and after 3, 6, … 60 seconds. The second failure is said (case 26).
 * @returns begins it, and does nothing while it is under way or done
 */
export function atLast(work: () => Promise<unknown>): () => void {
  let isBegun = false
  let failures = 0
  let nextTry: ReturnType<typeof setTimeout> | undefined
  const onFailure = (error: unknown) => {
    console.info(error)
    isBegun = false
    failures += 1
    sayAsleep(failures > 1)
    addEventListener('online', run, { once: true })
    clearTimeout(nextTry)
    nextTry = setTimeout(run, Math.min(firstWait * 2 ** (failures - 1), longestWait))
  }
  function run() {
    if (isBegun) return
    isBegun = true
    work().then(() => sayAsleep(false), onFailure)
  }
  return run
}
