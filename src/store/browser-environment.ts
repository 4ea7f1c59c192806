import { createClient } from '../api/client'
import type { Token, TokenKeeper } from '../api/token'
import { publishCartCount } from '../config/events'
import { openChannel } from './channel'
import type { Environment } from './environment'
import type { Signals } from './keep-fresh'
import { safeStorage } from './safe-storage'
import { storedTokenKeeper } from './token-keeper'

type Listening = { locale: () => string; onToken: (token: Token | null) => void }

/** The real effects of a browser tab. */
export function browserEnvironment({ locale, onToken }: Listening): Environment {
  const storage = safeStorage(() => window.localStorage)
  const stored = storedTokenKeeper(storage)
  const keeper: TokenKeeper = {
    read: stored.read,
    write: (token) => {
      stored.write(token)
      onToken(token)
    },
  }
  return {
    client: createClient({ base: '', locale, keeper }),
    storage,
    drafts: safeStorage(() => window.sessionStorage),
    now: () => Date.now(),
    channel: openChannel(),
    announceCount: publishCartCount,
  }
}

function listen(target: EventTarget, name: string, hear: () => void) {
  target.addEventListener(name, hear)
  return () => target.removeEventListener(name, hear)
}

export const browserSignals: Signals = {
  onFocus: (hear) =>
    listen(document, 'visibilitychange', () => {
      if (document.visibilityState === 'visible') hear()
    }),
  onLeave: (hear) => listen(window, 'pagehide', hear),
  onStorage: (hear) => {
    const listener = ({ key }: StorageEvent) => hear(key)
    window.addEventListener('storage', listener)
    return () => window.removeEventListener('storage', listener)
  },
  onConnection: (hear) => {
    const stops = [listen(window, 'online', () => hear(true)), listen(window, 'offline', () => hear(false))]
    return () => {
      for (const stop of stops) stop()
    }
  },
  every: (period, act) => {
    const timer = window.setInterval(act, period)
    return () => window.clearInterval(timer)
  },
}
