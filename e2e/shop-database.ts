/** The running server's own database: for what only an editor or the passing of days changes. */
import { join } from 'node:path'
import Database from 'better-sqlite3'

const file = join(process.env.DATA_DIR ?? 'var/test/data', 'rihla.db')

function inShop(work: (database: Database.Database) => void) {
  const database = new Database(file, { fileMustExist: true, timeout: 5_000 })
  try {
    database.transaction(() => work(database)).immediate()
  } finally {
    database.close()
  }
}

type PriceList = { bands: { price: number }[] }

/** What an editor does: another price a week, in the school's minor units, and a new revision, by which every process notices. */
const changeWeeks = (courseId: number, difference: number) =>
  inShop((database) => {
    const course = database.prepare('select price_lists from courses where id = ?').get(courseId) as { price_lists: string }
    const lists = (JSON.parse(course.price_lists) as PriceList[]).map((list) => ({
      ...list,
      bands: list.bands.map((band) => ({ ...band, price: band.price + difference })),
    }))
    database.prepare('update courses set price_lists = ? where id = ?').run(JSON.stringify(lists), courseId)
    database.prepare('update catalogue_revision set revision = revision + 1, changed_at = ?').run(new Date().toISOString())
  })

/** While `work` runs, a week of the course costs so much more; afterwards what it did before. */
export async function withDearerWeeks(courseId: number, difference: number, work: () => Promise<void>) {
  changeWeeks(courseId, difference)
  try {
    await work()
  } finally {
    changeWeeks(courseId, -difference)
  }
}

/** A quote as if it had been issued on another day. */
export const setQuoteDays = (number: string, { issuedOn, validUntil }: { issuedOn: string; validUntil: string }) =>
  inShop((database) => {
    database.prepare('update issued_quotes set issued_on = ?, valid_until = ? where number = ?').run(issuedOn, validUntil, number)
  })
