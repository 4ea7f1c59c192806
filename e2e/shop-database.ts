/** The running server's own database: for what only an editor or the passing of days changes. */
import { join } from 'node:path'
import Database from 'better-sqlite3'
import type { Locale } from '../src/config/locales'

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

/** A new revision, by which every process notices. */
const markChanged = (database: Database.Database) =>
  database.prepare('update catalogue_revision set revision = revision + 1, changed_at = ?').run(new Date().toISOString())

/** What an editor does: another price a week, in the school's minor units. */
const changeWeeks = (courseId: number, difference: number) =>
  inShop((database) => {
    const course = database.prepare('select price_lists from courses where id = ?').get(courseId) as { price_lists: string }
    const lists = (JSON.parse(course.price_lists) as PriceList[]).map((list) => ({
      ...list,
      bands: list.bands.map((band) => ({ ...band, price: band.price + difference })),
    }))
    database.prepare('update courses set price_lists = ? where id = ?').run(JSON.stringify(lists), courseId)
    markChanged(database)
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

type InBoth = Record<Locale, string>
export type CourseNames = { id: number; name: InBoth; url: InBoth }

const renameCourse = (id: number, { id: newId, name, url }: CourseNames) =>
  inShop((database) => {
    const rename = database.prepare('update courses set id = ?, name_en = ?, name_ar = ?, url_en = ?, url_ar = ? where id = ?')
    if (rename.run(newId, name.en, name.ar, url.en, url.ar, id).changes !== 1) throw new Error(`no course ${id}`)
    markChanged(database)
  })

function namesOf(id: number): CourseNames {
  let names: CourseNames | undefined
  inShop((database) => {
    const row = database.prepare('select name_en, name_ar, url_en, url_ar from courses where id = ?').get(id) as Record<string, string>
    const { name_en = '', name_ar = '', url_en = '', url_ar = '' } = row
    names = { id, name: { en: name_en, ar: name_ar }, url: { en: url_en, ar: url_ar } }
  })
  return names as CourseNames
}

/**
 * While `work` runs, there is a course that no build knows: its number, names and addresses are new. It takes the place of one that no journey
 * opens and nobody has reviewed, so that there are as many courses as before: other journeys count them at the same time.
 */
export async function withNewCourse(inPlaceOf: number, course: CourseNames, work: () => Promise<void>) {
  const before = namesOf(inPlaceOf)
  renameCourse(inPlaceOf, course)
  try {
    await work()
  } finally {
    renameCourse(course.id, before)
  }
}

/** A quote as if it had been issued on another day. */
export const setQuoteDays = (number: string, { issuedOn, validUntil }: { issuedOn: string; validUntil: string }) =>
  inShop((database) => {
    database.prepare('update issued_quotes set issued_on = ?, valid_until = ? where number = ?').run(issuedOn, validUntil, number)
  })
