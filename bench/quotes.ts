/**
 * `node --import tsx bench/quotes.ts [count] [sqlite|postgres]`: random quotes of the demo shop, issued, printed, mailed and booked over
 * HTTP; every total must be the same to the halala (bars “Exactly right”). PostgreSQL: TEST_DATABASE_URL names a cluster. Ends with 1 at a
 * difference.
 */
import { buildApp } from '../server/app'
import { createTestDatabase } from '../server/testing/databases'
import { demo } from '../server/testing/demo'
import { compareTotals } from '../server/testing/quote-totals'
import { defaultMoment, testEnv } from '../server/testing/test-app'

async function main(): Promise<void> {
  const [count = '10000', kind = 'sqlite'] = process.argv.slice(2)
  const database = await createTestDatabase(kind === 'postgres' ? 'postgres' : 'sqlite', demo)
  const app = await buildApp(testEnv(database.url), { now: () => Date.parse(defaultMoment), logger: false })
  const began = performance.now()
  const tell = (done: number) => {
    if (done % 500 === 0) console.log(`${done} quotes, ${Math.round((performance.now() - began) / 1000)} s`)
  }
  const { differences, ...counts } = await compareTotals(app, Number(count), 2026, tell)
  console.log(JSON.stringify({ kind, ...counts, differences: differences.length }))
  for (const difference of differences.slice(0, 20)) console.log(difference)
  await app.close()
  await database.remove()
  if (differences.length > 0) process.exitCode = 1
}

void main()
