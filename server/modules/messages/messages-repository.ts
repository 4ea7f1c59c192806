/** The only SQL over contact messages and inquiries. */
import type { Insertable } from 'kysely'
import type { LocalisedText } from '../../../src/contract/text-schema'
import type { Db, Trx } from '../../db/schema'
import type { ContactMessagesTable, InquiriesTable } from '../../db/schema/session-tables'

export const insertContactMessage = async (trx: Trx, row: Insertable<ContactMessagesTable>): Promise<void> => {
  await trx.insertInto('contact_messages').values(row).execute()
}

export const insertInquiry = async (trx: Trx, row: Insertable<InquiriesTable>): Promise<void> => {
  await trx.insertInto('inquiries').values(row).execute()
}

/** Has the same person sent the same words since? */
export async function isRepeatedContact(trx: Trx, email: string, message: string, since: string): Promise<boolean> {
  const mine = trx.selectFrom('contact_messages').select('id').where('email', '=', email).where('created_at', '>=', since)
  return (await mine.where('message', '=', message).limit(1).executeTakeFirst()) !== undefined
}

export async function isRepeatedInquiry(trx: Trx, email: string, kind: string, details: string, since: string): Promise<boolean> {
  const mine = trx.selectFrom('inquiries').select('id').where('email', '=', email).where('created_at', '>=', since)
  return (await mine.where('kind', '=', kind).where('details', '=', details).limit(1).executeTakeFirst()) !== undefined
}

/** Moments of what came in this address's name since, both kinds, oldest first. */
export async function sentSince(trx: Trx, email: string, since: string): Promise<string[]> {
  const of = (table: 'contact_messages' | 'inquiries') =>
    trx.selectFrom(table).select('created_at').where('email', '=', email).where('created_at', '>', since).execute()
  const rows = [...(await of('contact_messages')), ...(await of('inquiries'))]
  return rows.map(({ created_at }) => created_at).sort()
}

/** The name of what an inquiry is about. */
export async function findEntryName(db: Db, table: 'summer_groups' | 'universities', id: number): Promise<LocalisedText | null> {
  const row = await db.selectFrom(table).select(['name_en', 'name_ar']).where('id', '=', id).executeTakeFirst()
  return row ? { en: row.name_en, ar: row.name_ar } : null
}
