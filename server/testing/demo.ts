/** The demo catalogue for suites: `describeOnBoth('cart', tests, { prepare: demo })`. Its sentinels are in server/db/seed. */
import { createHash } from 'node:crypto'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { seedDatabase } from '../db/seed'
import type { Preparation } from './databases'

/** Rules of the suites' clock (test-app.ts `defaultMoment`): offers and starts lie around this day. */
export const demoDate = '2026-03-01'

/** Any change to the seed's files makes another template. */
function version(): string {
  const folder = join(__dirname, '..', 'db', 'seed')
  const files = readdirSync(folder, { recursive: true }).map(String).sort()
  const stamps = files.map((file) => `${file} ${statSync(join(folder, file)).mtimeMs}`)
  return createHash('sha1').update(stamps.join()).digest('hex')
}

export const demo: Preparation = {
  name: `demo ${demoDate} ${version()}`,
  fill: async (db) => {
    await seedDatabase(db, { baseDate: demoDate })
  },
}
