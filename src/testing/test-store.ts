import { isAlive } from 'mobx-state-tree'
import { type Client, createClient } from '../api/client'
import type { Locale } from '../config/locales'
import type { Channel, TabNews } from '../store/channel'
import type { Environment } from '../store/environment'
import { type Root, RootStore } from '../store/root-store'
import { safeStorage } from '../store/safe-storage'
import { testClock } from './test-clock'

type Asked = { base?: string; locale?: Locale; client?: Client; channel?: Channel; storage?: Storage; time?: ReturnType<typeof testClock> }

/** Two or more tabs of one browser: what one tells the others hear. */
export function tabsTogether(count: number): Channel[] {
  const hearers: ((news: TabNews) => void)[][] = Array.from({ length: count }, () => [])
  return hearers.map((own) => ({
    tell: (news) => {
      for (const other of hearers) if (other !== own) for (const hear of other) hear(news)
    },
    listen: (hear) => {
      own.push(hear)
      return () => own.splice(own.indexOf(hear), 1)
    },
  }))
}

/** The real root store over the real client; only time, storage and channel are the test's. */
export function createTestStore({ base = 'http://127.0.0.1:9', locale = 'ar', client, channel, storage, time = testClock() }: Asked = {}) {
  const told: TabNews[] = []
  const counts: number[] = []
  const here: { root: Root | null } = { root: null }
  const environment: Environment = {
    client:
      client ??
      createClient({
        base,
        locale: () => (here.root && isAlive(here.root) ? here.root.storeCode : locale),
        clock: time.clock,
        random: () => 0,
      }),
    storage: safeStorage(() => storage),
    drafts: safeStorage(() => undefined),
    now: time.clock.now,
    channel: channel ?? { tell: (news) => told.push(news), listen: () => () => undefined },
    announceCount: (count) => counts.push(count),
  }
  const root = RootStore.create({ storeCode: locale }, environment)
  here.root = root
  return { root, environment, told, counts, time }
}

/** Resolves once the condition holds; fails loudly when it never does. */
export async function until(holds: () => boolean, what = 'the condition'): Promise<void> {
  for (let turn = 0; turn < 500; turn += 1) {
    if (holds()) return
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
  throw new Error(`${what} never held`)
}
