/** core/newsletters: an address is written to only after its owner has said so from it (double opt-in). */
import { randomBytes } from 'node:crypto'
import { fixedPageIds } from '../../../src/config/content-identifiers'
import { limits } from '../../../src/config/limits'
import type { Locale } from '../../../src/config/locales'
import type { Subscribe, Subscribed, Unsubscribe } from '../../../src/contract/message-schema'
import { normaliseEmail } from '../../../src/domain/email'
import { cleanText } from '../../../src/domain/text'
import type { Db, Trx } from '../../db/schema'
import { enqueueMail } from '../../events/mail'
import { fail } from '../../fail'
import type { Call } from '../../routing'
import { textVersion } from '../content/text-version'
import { findCustomer } from '../customers/customers-repository'
import { insertConsents } from '../orders/orders-repository'
import { hashSecret, type Session } from '../session/session-service'
import { findByEmail, findByToken, keepSubscription, type SubscriptionRow, setActive } from './newsletters-repository'

/** How long the link of the mail confirms. Milliseconds. */
const linkLife = 24 * 3_600_000
const iso = (ms: number): string => new Date(ms).toISOString()

export type Asking = { email: string; locale: Locale; customerId: number | null; now: number }

/** Asked within the minute, and nothing happened since: the same wish once more, whose mail is on its way (case 66). */
const isJustAsked = ({ created_at, changed_at }: SubscriptionRow, now: number): boolean =>
  changed_at === created_at && created_at > iso(now - limits.flood.sameWithin)

/**
 * Writes the address down and sends the mail that asks for a yes. An address that said yes before is left alone, so is one that was asked
 * just now, since a new link would end the one on its way; later it is asked again with a new link. Nobody outside can tell which it was
 * (case 51).
 */
export async function askForSubscription(trx: Trx, { email, locale, customerId, now }: Asking): Promise<void> {
  const known = await findByEmail(trx, email)
  if (known && (known.active === 1 || isJustAsked(known, now))) return
  const token = randomBytes(32).toString('base64url')
  const sent = await enqueueMail(trx, { to: email, locale, template: 'newsletter_confirm', params: { token } }, now, 'drop')
  if (sent === null) return
  await keepSubscription(trx, {
    email,
    active: 0,
    locale,
    token_hash: hashSecret(token),
    customer_id: customerId,
    created_at: iso(now),
    changed_at: iso(now),
  })
}

async function confirm(trx: Trx, row: SubscriptionRow, call: Call<Subscribe>): Promise<void> {
  if (row.active === 1) return
  if (call.now - Date.parse(row.changed_at) > linkLife) throw fail('link_expired')
  const snapshot = await call.services.catalogue.within(trx)
  const version = textVersion(snapshot, fixedPageIds.privacy)
  const given = { order_id: null, customer_id: row.customer_id, email: row.email, version, given: 1 as const, created_at: iso(call.now) }
  await insertConsents(trx, [{ ...given, kind: 'marketing_email' }])
  await setActive(trx, row.email, 1, iso(call.now))
}

/** With an address: asks it. With the token of the mail: confirms. Fails with `validation` (email), `link_expired`. */
export async function subscribe(call: Call<Subscribe>): Promise<Subscribed> {
  const { email, token, website } = call.input
  if (token) {
    return call.transact(async (trx) => {
      const row = await findByToken(trx, hashSecret(token))
      if (!row) throw fail('link_expired')
      await confirm(trx, row, call)
      return { success: true, subscribed: true }
    })
  }
  const address = normaliseEmail(email ?? '')
  if (address === null) throw fail('validation', { fields: { email: cleanText(email ?? '') === '' ? 'required' : 'email' } })
  const asking = { email: address, locale: call.locale, customerId: call.session.customerId, now: call.now }
  return call.transact(async (trx) => {
    if (!website) await askForSubscription(trx, asking)
    return { success: true, subscribed: false }
  })
}

async function ownRow(db: Db, { customerId }: Session): Promise<SubscriptionRow | undefined> {
  const customer = customerId === null ? undefined : await findCustomer(db, customerId)
  return customer && findByEmail(db, customer.email)
}

/**
 * Ends it: by the token of any mail, or a customer's own. A link clicked twice is as good as once. Fails with `link_expired`,
 * core_customers_103 for a guest without a token.
 */
export async function unsubscribe(call: Call<Unsubscribe>): Promise<Subscribed> {
  const { token } = call.input
  if (!token && call.session.customerId === null) throw fail('core_customers_103')
  return call.transact(async (trx) => {
    const row = token ? await findByToken(trx, hashSecret(token)) : await ownRow(trx, call.session)
    if (token && !row) throw fail('link_expired')
    if (row) await setActive(trx, row.email, 0, iso(call.now))
    return { success: true, subscribed: false }
  })
}

/** The customer's own address. @assumed a guest has none, whatever address is asked about: nobody learns of others (case 51). */
export const isSubscribed = async ({ db, session }: Call<unknown>): Promise<Subscribed> => ({
  success: true,
  subscribed: (await ownRow(db, session))?.active === 1,
})
