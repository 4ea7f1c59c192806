/** Storage that always answers: from memory where the browser's is blocked, full or missing (case 72). */
export type SafeStorage = {
  read: (key: string) => string | null
  write: (key: string, text: string) => void
  remove: (key: string) => void
  /** Every key that begins so. */
  removeAll: (prefix: string) => void
  /** False where nothing outlives the page. */
  lasts: boolean
}

const probe = 'rihla.probe'

/** Merely reading `window.localStorage` throws where cookies are blocked; hence a function. */
function usable(open: () => Storage | undefined): Storage | null {
  try {
    const storage = open()
    storage?.setItem(probe, '1')
    storage?.removeItem(probe)
    return storage ?? null
  } catch {
    // Blocked by the person or the browser: memory serves instead, and `lasts` says so.
    return null
  }
}

function attempt<Value>(act: () => Value, fallback: Value): Value {
  try {
    return act()
  } catch {
    // Quota or a permission withdrawn later: the copy in memory has what was written.
    return fallback
  }
}

export function safeStorage(open: () => Storage | undefined): SafeStorage {
  const storage = usable(open)
  const memory = new Map<string, string>()
  return {
    lasts: storage !== null,
    read: (key) => memory.get(key) ?? attempt(() => storage?.getItem(key) ?? null, null),
    write: (key, text) => {
      const kept = attempt(() => {
        storage?.setItem(key, text)
        return storage !== null
      }, false)
      // Memory only holds what storage could not: another tab's later write must be seen.
      if (kept) memory.delete(key)
      else memory.set(key, text)
    },
    remove: (key) => {
      memory.delete(key)
      attempt(() => storage?.removeItem(key), undefined)
    },
    removeAll: (prefix) => {
      const stored = attempt(() => Object.keys(storage ?? {}), [])
      for (const key of [...memory.keys(), ...stored]) {
        if (!key.startsWith(prefix)) continue
        memory.delete(key)
        attempt(() => storage?.removeItem(key), undefined)
      }
    },
  }
}
