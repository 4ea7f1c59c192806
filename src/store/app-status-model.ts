import { types } from 'mobx-state-tree'
import type { Failure } from '../api/failure'

/** How the site itself is doing. */
export const AppStatus = types
  .model('AppStatus', {})
  .volatile(() => ({
    startUp: 'idle' as 'idle' | 'running' | 'ready' | 'failed',
    failure: null as Failure | null,
    online: true,
    /** Storage or cookies are blocked: browsing works from memory, "cookies are needed to book" (case 72). */
    cookiesNeeded: false,
    /** When the session and the configuration were last asked for; milliseconds, 0 for never. */
    freshAt: 0,
  }))
  .actions((self) => ({
    starting: () => {
      self.startUp = 'running'
      self.failure = null
    },
    started: (now: number) => {
      self.startUp = 'ready'
      self.freshAt = now
    },
    failedToStart: (failure: Failure) => {
      self.startUp = 'failed'
      self.failure = failure
    },
    setOnline: (online: boolean) => {
      self.online = online
    },
    needCookies: () => {
      self.cookiesNeeded = true
    },
  }))
