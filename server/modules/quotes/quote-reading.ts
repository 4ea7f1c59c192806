/** Opening an issued quote by its address: for reading, printing and sending alike. */
import type { IssuedQuote, QuoteLink } from '../../../src/contract/quote-schema'
import { fail } from '../../fail'
import type { Call } from '../../routing'
import type { CatalogueSnapshot } from '../catalogue/catalogue-snapshot'
import { issuedQuote } from './quote-view'
import { findByLink, findPartner, type IssuedRow } from './quotes-repository'

/** Fails with `quote_unknown`, whatever is wrong with the address. */
export async function requireIssued({ db, input }: Pick<Call<QuoteLink>, 'db' | 'input'>): Promise<IssuedRow> {
  const row = input.link ? await findByLink(db, input.link) : undefined
  if (!row) throw fail('quote_unknown')
  return row
}

const isOwn = (row: IssuedRow, { session }: Call<unknown>): boolean =>
  row.customer_id === null ? row.session_id === session.id : row.customer_id === session.customerId

export type Opened = { row: IssuedRow; quote: IssuedQuote; snapshot: CatalogueSnapshot }

/** The quote as the caller may see it. Fails with `quote_unknown`. */
export async function readIssued(call: Call<QuoteLink>): Promise<Opened> {
  const row = await requireIssued(call)
  const partner = row.sub_agent_id === null ? null : ((await findPartner(call.db, row.sub_agent_id)) ?? null)
  const snapshot = await call.services.catalogue.current()
  return { row, snapshot, quote: issuedQuote(row, { snapshot, today: call.today }, { own: isOwn(row, call), partner }) }
}
