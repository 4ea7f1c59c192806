/** `tsx server/db/seed/command.ts [--courses 10000] [--base-date 2026-11-27]`: migrates and seeds the database of the environment. */
import { parseArgs } from 'node:util'
import { parseCount } from '../../../src/domain/digits'
import { readEnv } from '../../env'
import { createServices } from '../../services'
import { migrate } from '../migrate'
import { seedPictures } from './pictures/seed-pictures'
import { seedDatabase } from './seed-database'

async function run(): Promise<void> {
  const { values } = parseArgs({ options: { courses: { type: 'string' }, 'base-date': { type: 'string' } } })
  const courses = values.courses === undefined ? 0 : parseCount(values.courses)
  if (courses === null) throw new Error(`--courses ${values.courses}: give a whole number above 0`)
  const services = createServices(readEnv())
  const { connection, db } = services
  try {
    await migrate(connection)
    const baseDate = values['base-date']
    const written = await seedDatabase(db, { courses, ...(baseDate ? { baseDate } : {}) })
    if (written) await seedPictures(services)
    console.log(written ? `seeded, with ${courses} further courses` : 'this database has a catalogue already: nothing was changed')
  } finally {
    await connection.close()
  }
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
