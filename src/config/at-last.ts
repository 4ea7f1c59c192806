import { sayAsleep } from './say-asleep'

/** Milliseconds. */
const firstWait = 3000
const longestWait = 60_000

/**
 * Work that fetches what the page needs to answer, done until it succeeds: after a failure again when it is next asked for, when there is a
 * connection, and after 3, 6, … 60 seconds (case 26).
 * @param isSaid whether a failure is said on the page; the second and those after it, unless somebody waits already
 * @returns begins it, and does nothing while it is under way or done
 */
export function atLast(work: () => Promise<unknown>, isSaid = (failures: number) => failures > 1): () => void {
  let isBegun = false
  let failures = 0
  let nextTry: ReturnType<typeof setTimeout> | undefined
  const onFailure = (error: unknown) => {
    console.info(error)
    isBegun = false
    failures += 1
    sayAsleep(isSaid(failures))
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
