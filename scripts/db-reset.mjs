/** `npm run db:reset`: deletes the local SQLite database; the next start creates it anew. A PostgreSQL database is never touched. */
import { existsSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { root } from './run/root.mjs'
import { Hint, main, say } from './setup/say.mjs'

main(async () => {
  if (process.env.DATABASE_URL)
    throw new Hint(
      'DATABASE_URL is set: this command only resets the local SQLite file. Unset it, or reset that database with its own tools.',
    )
  const file = join(resolve(root, process.env.DATA_DIR ?? 'var'), 'rihla.db')
  if (!existsSync(file)) return say(`no database at ${file}`)
  for (const suffix of ['', '-wal', '-shm']) rmSync(`${file}${suffix}`, { force: true })
  say(`deleted ${file}; npm start creates it with the demo catalogue`)
})
