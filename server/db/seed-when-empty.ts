/** The demo catalogue, into a database that has none. */
import type { Services } from '../services'
import { isUniqueViolation } from './dialect'
import { seedDatabase } from './seed'
import { seedPictures } from './seed/pictures/seed-pictures'

/** What the generator accepts (server/db/seed/catalogue.ts): price lists are written for these years. */
const [earliest, latest] = ['2026-01-01', '2027-12-31']

/**
 * Offers and starts lie around today, so a newcomer finds them open on any day. Any number of processes may start at once: the seed runs
 * in one transaction, and who comes second finds it done.
 * @returns whether it was written.
 */
export async function seedWhenEmpty(services: Services): Promise<boolean> {
  const { db, now, today } = services
  const [, baseDate] = [earliest, today(), latest].sort()
  try {
    const written = await seedDatabase(db, { now: now(), ...(baseDate ? { baseDate } : {}) })
    if (written) await seedPictures(services)
    return written
  } catch (error) {
    if (isUniqueViolation(error)) return false
    throw error
  }
}
