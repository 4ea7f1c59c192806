/** The demo catalogue. */
import type { Db } from '../schema'

export type SeedOptions = { now?: number }

export async function seedDatabase(_db: Db, _options: SeedOptions = {}): Promise<void> {}
