import { getEnv, type IAnyStateTreeNode } from 'mobx-state-tree'
import type { Client } from '../api/client'
import type { Channel } from './channel'
import type { SafeStorage } from './safe-storage'

/** Everything with an effect that the store may use; injected, so that a test decides it. */
export type Environment = {
  client: Client
  /** Outlives the browser: localStorage. */
  storage: SafeStorage
  /** Outlives a reload of this tab: sessionStorage. */
  drafts: SafeStorage
  /** Milliseconds since 1970. */
  now: () => number
  channel: Channel
  /** Tells the sleeping frame's badge. */
  announceCount: (count: number) => void
}

export const environmentOf = (node: IAnyStateTreeNode) => getEnv<Environment>(node)
