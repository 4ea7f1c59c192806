/** The demo catalogue, into a database that has none. */
import type { Services } from '../services'
import { isUniqueViolation } from './dialect'
import { seedDatabase } from './seed'

/** What the generator accepts (server/db/seed/catalogue.ts): price lists are written for these years. */
const [earliest, latest] = ['2026-01-01', '2027-12-31']

/**
 * Offers and starts lie around today, so a newcomer finds them open on any day. Any number of processes may start at once: the seed runs
 * in one transaction, and who comes second finds it done.
 * @returns whether it was written.
 */
export async function seedWhenEmpty({ db, now, today }: Services): Promise<boolean> {
  const [, baseDate] = [earliest, today(), latest].sort()
  try {
    return await seedDatabase(db, { now: now(), ...(baseDate ? { baseDate } : {}) })
  } catch (error) {
    if (isUniqueViolation(error)) return false
    throw error
  }
}
