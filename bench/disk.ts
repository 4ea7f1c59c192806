/** What the disk alone allows: durable writes are as slow as it, and differ a hundredfold from machine to machine. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import BetterSqlite from 'better-sqlite3'

/** Transactions of one small row a second with nothing around them, as durable as the shop's (server/db/connect). */
export function bareWrites(seconds: number): number {
  const folder = mkdtempSync(join(tmpdir(), 'rihla-disk-'))
  const database = new BetterSqlite(join(folder, 'bare.sqlite'))
  try {
    for (const pragma of ['journal_mode = WAL', 'synchronous = FULL']) database.pragma(pragma)
    database.exec('create table rows (id integer primary key, text text)')
    const insert = database.prepare('insert into rows (text) values (?)')
    const write = database.transaction(() => insert.run('a row of some letters'))
    const start = performance.now()
    let writes = 0
    for (; performance.now() - start < seconds * 1000; writes += 1) write.immediate()
    return writes / ((performance.now() - start) / 1000)
  } finally {
    database.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
