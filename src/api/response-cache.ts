import { limits } from '../config/limits'

type Entry = { text: string; fetchedAt: number }

export type ResponseCache = {
  find: (key: string) => unknown
  /** Keeps an answer, unless the cache was cleared after `era`: such an answer may already be old. */
  keep: (key: string, data: unknown, era: number) => void
  clear: () => void
  era: () => number
}

/**
 * Public reads for 2 minutes (spec §7, §9). A negative age means that the clock was set back: then nothing is known about the age, and the entry
 * counts as expired (case 97). Entries are kept as text, so that no reader can change what the next one gets.
 */
export function createResponseCache(now: () => number): ResponseCache {
  const entries = new Map<string, Entry>()
  let era = 0
  return {
    find: (key) => {
      const entry = entries.get(key)
      if (!entry) return undefined
      const age = now() - entry.fetchedAt
      if (age >= 0 && age < limits.responseCache) return JSON.parse(entry.text)
      entries.delete(key)
      return undefined
    },
    keep: (key, data, since) => {
      if (since === era) entries.set(key, { text: JSON.stringify(data), fetchedAt: now() })
    },
    clear: () => {
      era += 1
      entries.clear()
    },
    era: () => era,
  }
}
