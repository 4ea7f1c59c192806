/** The only SQL that writes photographs; the catalogue's own repository reads them. */
import type { PictureSubject } from '../../../src/contract/picture-schema'
import { parseCount } from '../../../src/domain/digits'
import type { Db, Trx } from '../../db/schema'
import type { PicturesTable } from '../../db/schema/picture-tables'

const tables = {
  school: 'schools',
  branch: 'branches',
  course: 'courses',
  accommodation: 'accommodations',
  city: 'cities',
  post: 'posts',
  university: 'universities',
  summer_group: 'summer_groups',
} as const satisfies Record<PictureSubject, string>

export async function subjectExists(db: Db | Trx, subject: PictureSubject, id: number): Promise<boolean> {
  const row = await db.selectFrom(tables[subject]).select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}

/** The entry with this id, or with this at the end of its address in either language; a place to stay has no address. */
export async function findSubject(db: Db, subject: PictureSubject, entry: string): Promise<number | null> {
  const id = parseCount(entry)
  if (id !== null) return (await subjectExists(db, subject, id)) ? id : null
  if (subject === 'accommodation') return null
  const slug = entry.normalize('NFC')
  const row = await db
    .selectFrom(tables[subject])
    .select('id')
    .where((where) => where.or([where('url_en', '=', slug), where('url_ar', '=', slug)]))
    .executeTakeFirst()
  return row?.id ?? null
}

export const findUses = (db: Db, subject: PictureSubject, subjectId: number) =>
  db
    .selectFrom('picture_uses')
    .innerJoin('pictures', 'pictures.id', 'picture_uses.picture_id')
    .select(['picture_uses.picture_id', 'pictures.alt_en', 'pictures.alt_ar'])
    .where('subject', '=', subject)
    .where('subject_id', '=', subjectId)
    .orderBy('place')
    .execute()

/** False where there is no such picture. */
export async function saveAlt(trx: Trx, id: string, alt: { alt_en: string; alt_ar: string }): Promise<boolean> {
  const { numUpdatedRows } = await trx.updateTable('pictures').set(alt).where('id', '=', id).executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** False where the entry did not show the picture. */
export async function removeUse(trx: Trx, pictureId: string, subject: PictureSubject, subjectId: number): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('picture_uses')
    .where('picture_id', '=', pictureId)
    .where('subject', '=', subject)
    .where('subject_id', '=', subjectId)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** The same photograph again brings its new descriptions. */
export async function savePicture(trx: Trx, row: PicturesTable): Promise<void> {
  const { alt_en, alt_ar } = row
  await trx
    .insertInto('pictures')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ alt_en, alt_ar }))
    .execute()
}

/** Puts the picture behind the others of its subject; one that is there keeps its place. */
export async function showPicture(trx: Trx, subject: PictureSubject, subjectId: number, pictureId: string): Promise<void> {
  const uses = await trx
    .selectFrom('picture_uses')
    .select(['place', 'picture_id'])
    .where('subject', '=', subject)
    .where('subject_id', '=', subjectId)
    .execute()
  if (uses.some(({ picture_id }) => picture_id === pictureId)) return
  const place = Math.max(0, ...uses.map((use) => use.place)) + 1
  await trx.insertInto('picture_uses').values({ subject, subject_id: subjectId, place, picture_id: pictureId }).execute()
}

/** Tells every process that its copy of the catalogue is old. */
export async function raiseRevision(trx: Trx, at: string): Promise<void> {
  await trx
    .updateTable('catalogue_revision')
    .set(({ eb }) => ({ revision: eb('revision', '+', 1), changed_at: at }))
    .execute()
}
