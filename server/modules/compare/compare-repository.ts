/** The only SQL over compared courses. A list belongs to a session: guests compare too. */
import type { Db, Trx } from '../../db/schema'

/** In the order in which they were added. */
export const findCompared = async (db: Db | Trx, sessionId: string): Promise<number[]> => {
  const rows = await db
    .selectFrom('compare_items')
    .select(['course_id', 'created_at'])
    .where('session_id', '=', sessionId)
    .orderBy('created_at')
    .orderBy('course_id')
    .execute()
  return rows.map(({ course_id }) => course_id)
}

export const insertCompared = (trx: Trx, sessionId: string, courseId: number, at: string) =>
  trx
    .insertInto('compare_items')
    .values({ session_id: sessionId, course_id: courseId, created_at: at })
    .onConflict((conflict) => conflict.columns(['session_id', 'course_id']).doNothing())
    .execute()

export const deleteCompared = (trx: Trx, sessionId: string, courseIds: readonly number[]) =>
  trx.deleteFrom('compare_items').where('session_id', '=', sessionId).where('course_id', 'in', courseIds).execute()

export const deleteAllCompared = (trx: Trx, sessionId: string) =>
  trx.deleteFrom('compare_items').where('session_id', '=', sessionId).execute()
