/** The only SQL that writes photographs; the catalogue's own repository reads them. */
import type { PictureSubject } from '../../../src/contract/picture-schema'
import type { Db, Trx } from '../../db/schema'
import type { PicturesTable } from '../../db/schema/catalogue-tables'

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
