/** quote/send: the student's "send it to me". @assumed an act of its own, since a quote holds no e-mail: whoever has its address reads it. */
import { randomUUID } from 'node:crypto'
import { limits } from '../../../src/config/limits'
import { defaultLocale, isLocale } from '../../../src/config/locales'
import type { QuoteSent, SendQuote } from '../../../src/contract/quote-schema'
import { normaliseEmail } from '../../../src/domain/email'
import { cleanText } from '../../../src/domain/text'
import type { Trx } from '../../db/schema'
import { enqueueMail } from '../../events/mail'
import { fail } from '../../fail'
import type { Call } from '../../routing'
import { hashSecret } from '../session/session-service'
import { paperJob } from './quote-printing'
import { isOwn, readIssued } from './quote-reading'
import { insertQuoteMail, quoteMailsSince } from './quotes-repository'

const iso = (ms: number): string => new Date(ms).toISOString()
const sent: QuoteSent = { success: true }

function readEmail(given: string | undefined): string {
  const email = normaliseEmail(given ?? '')
  if (email === null) throw fail('validation', { fields: { email: cleanText(given ?? '') === '' ? 'required' : 'email' } })
  return email
}

/** True where this quote went to this address within the hour. Fails with `rate_limited` when the session has sent enough. */
async function isSentAlready(trx: Trx, { session, now }: Call<SendQuote>, quoteId: string, recipient: string): Promise<boolean> {
  const { max, window } = limits.quote.mailsPerSession
  const mails = await quoteMailsSince(trx, session.id, iso(now - window))
  if (mails.some(({ quote_id, recipient_hash }) => quote_id === quoteId && recipient_hash === recipient)) return true
  const oldest = mails.at(-max)
  if (oldest) throw fail('rate_limited', { retryAfter: Math.ceil((Date.parse(oldest.sent_at) + window - now) / 1000) })
  return false
}

/**
 * Mails an own quote in its language, with the paper as the student may read it; once per quote and address in an hour. Fails with
 * `quote_unknown` (also where it is not the caller's own), `validation` (email), `rate_limited`.
 */
export async function sendQuote(call: Call<SendQuote>): Promise<QuoteSent> {
  const { input, session, services, now } = call
  const email = readEmail(input.email)
  const opened = await readIssued(call, input.link, false)
  const { row } = opened
  if (!isOwn(row, call)) throw fail('quote_unknown')
  const locale = isLocale(row.locale) ? row.locale : defaultLocale
  const params = paperJob(opened, locale, services.env.publicUrl)
  return call.transact(async (trx) => {
    const recipient = hashSecret(email)
    if (input.website || (await isSentAlready(trx, call, row.id, recipient))) return sent
    const message = await enqueueMail(trx, { to: email, locale, template: 'quote_sent', params }, now, 'drop')
    if (message === null) throw fail('rate_limited', { retryAfter: limits.mail.window / 1000 })
    await insertQuoteMail(trx, { id: randomUUID(), quote_id: row.id, session_id: session.id, recipient_hash: recipient, sent_at: iso(now) })
    return sent
  })
}
