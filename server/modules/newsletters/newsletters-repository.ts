/** The only SQL over newsletter subscriptions. */
import type { Insertable, Selectable } from 'kysely'
import type { Db, Trx } from '../../db/schema'
import type { NewsletterSubscriptionsTable } from '../../db/schema/session-tables'

export type SubscriptionRow = Selectable<NewsletterSubscriptionsTable>

export const findByEmail = (db: Db, email: string): Promise<SubscriptionRow | undefined> =>
  db.selectFrom('newsletter_subscriptions').selectAll().where('email', '=', email).executeTakeFirst()

export const findByToken = (db: Db, tokenHash: string): Promise<SubscriptionRow | undefined> =>
  db.selectFrom('newsletter_subscriptions').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst()

/** Writes the address, or over the one that is there. */
export async function keepSubscription(trx: Trx, row: Insertable<NewsletterSubscriptionsTable>): Promise<void> {
  const { email: _email, ...changed } = row
  await trx
    .insertInto('newsletter_subscriptions')
    .values(row)
    .onConflict((conflict) => conflict.column('email').doUpdateSet(changed))
    .execute()
}

export async function setActive(trx: Trx, email: string, active: 0 | 1, at: string): Promise<void> {
  await trx.updateTable('newsletter_subscriptions').set({ active, changed_at: at }).where('email', '=', email).execute()
}
