/** What is kept of a guest's quote once nobody needs it: number, prices, names of courses; nothing about a person. */
import { limits } from '../../../src/config/limits'
import type { QuoteStudent } from '../../../src/contract/quote-schema'
import { addDays } from '../../../src/domain/dates'
import type { Db } from '../../db/schema'
import { type Frozen, frozenOf } from './quote-view'
import { clearQuote, deleteQuoteMails, findForgotten } from './quotes-repository'

const nobody: QuoteStudent = { firstname: '', lastname: '', gender: null, birth_date: null, nationality: null, city: '' }
const withoutStudent = (frozen: Frozen): Frozen => ({
  ...frozen,
  choice: { ...frozen.choice, student: { birthDate: null, nationality: null } },
})

/**
 * Clears the student's data and the notes of guests' quotes whose session has ended and whose last day is a while ago: until then the
 * address that was shared must work. @assumed 30 days; a customer's quotes stay with the account. @returns how many were cleared.
 */
export async function forgetQuotes(db: Db, now: number, today: string): Promise<number> {
  const at = new Date(now).toISOString()
  const rows = await findForgotten(db, addDays(today, -limits.quote.keptDays), at)
  for (const row of rows)
    await clearQuote(db, row.id, {
      student: JSON.stringify(nobody),
      alternatives: JSON.stringify(frozenOf(row).map(withoutStudent)),
      notes: '',
      cleared_at: at,
    })
  await deleteQuoteMails(db, new Date(now - limits.quote.mailsPerSession.window).toISOString())
  return rows.length
}
