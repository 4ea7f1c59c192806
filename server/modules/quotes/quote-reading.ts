/** Opening an issued quote by its address: for reading, printing and sending alike. */
import type { IssuedQuote } from '../../../src/contract/quote-schema'
import { fail } from '../../fail'
import type { Call } from '../../routing'
import type { CatalogueSnapshot } from '../catalogue/catalogue-snapshot'
import { findLogo } from '../subagents/subagents-repository'
import { issuedQuote } from './quote-view'
import { findByLink, type IssuedRow } from './quotes-repository'

/** Fails with `quote_unknown`, whatever is wrong with the address. */
export async function requireIssued({ db }: Call<unknown>, link: string | undefined): Promise<IssuedRow> {
  const row = link ? await findByLink(db, link) : undefined
  if (!row) throw fail('quote_unknown')
  return row
}

export const isOwn = (row: IssuedRow, { session }: Call<unknown>): boolean =>
  row.customer_id === null ? row.session_id === session.id : row.customer_id === session.customerId

export type Opened = { row: IssuedRow; quote: IssuedQuote; snapshot: CatalogueSnapshot }

/** The quote as the caller may see it; `own` false: as the student may. Fails with `quote_unknown`. */
export async function readIssued(call: Call<unknown>, link: string | undefined, own?: boolean): Promise<Opened> {
  const row = await requireIssued(call, link)
  const logo = await findLogo(call.db, row.logo_id)
  const snapshot = await call.services.catalogue.current()
  return { row, snapshot, quote: issuedQuote(row, { snapshot, today: call.today }, { own: own ?? isOwn(row, call), logo }) }
}
