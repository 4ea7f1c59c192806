/** The demo catalogue, into a database that has none. */
import type { Services } from '../services'
import { seedDatabase } from './seed'

/** @returns whether it was written. Any number of processes may start at once: the seed runs in one transaction and finds it done. */
export async function seedWhenEmpty({ db, now }: Services): Promise<boolean> {
  const written = await db.selectFrom('catalogue_revision').select('revision').executeTakeFirst()
  if (written) return false
  await seedDatabase(db, { now: now() })
  return true
}
