/** core/contact/postForm and inquiresubmission/submit: kept, mailed to the agency, receipted to the visitor; once, and not in floods. */
import { configPaths } from '../../../src/config/config-paths'
import { fixedPageIds } from '../../../src/config/content-identifiers'
import { limits } from '../../../src/config/limits'
import { defaultLocale } from '../../../src/config/locales'
import { type ContactForm, type Inquiry, inquiryFields, type MessageReceived } from '../../../src/contract/message-schema'
import type { LocalisedText } from '../../../src/contract/text-schema'
import { parseCount } from '../../../src/domain/digits'
import { oneLine } from '../../../src/domain/text'
import type { Trx } from '../../db/schema'
import { enqueueMail } from '../../events/mail'
import { fail } from '../../fail'
import type { Call } from '../../routing'
import type { CatalogueSnapshot } from '../catalogue/catalogue-snapshot'
import { textVersion } from '../content/text-version'
import { askForSubscription } from '../newsletters/newsletters-service'
import { insertConsents } from '../orders/orders-repository'
import { paperJob } from '../quotes/quote-printing'
import { readIssued } from '../quotes/quote-reading'
import { configValue } from '../store/store-config'
import type { MessageMail } from './message-mails'
import { findEntryName, insertContactMessage, insertInquiry, isRepeatedContact, isRepeatedInquiry, sentSince } from './messages-repository'
import { checker, checkSender, refuseBroken, type Sender } from './sender-check'

type MessageCall = Call<Pick<ContactForm, 'consents' | 'website'>>
const received: MessageReceived = { success: true }
const iso = (ms: number): string => new Date(ms).toISOString()

/** Fails with `rate_limited` and the seconds until the oldest of this address's messages has aged. */
async function stopFlood(trx: Trx, email: string, now: number): Promise<void> {
  const { max, window } = limits.flood.perEmail
  const sent = await sentSince(trx, email, iso(now - window))
  const oldest = sent.at(-max)
  if (oldest !== undefined) throw fail('rate_limited', { retryAfter: Math.ceil((Date.parse(oldest) + window - now) / 1000) })
}

const rowOf = ({ session, locale, now }: MessageCall, sender: Sender) => ({
  ...sender,
  session_id: session.id,
  customer_id: session.customerId,
  locale,
  created_at: iso(now),
  handled_at: null,
})

/** The agency gets what was written, with the visitor's address to answer to; the visitor a receipt in their language. */
async function sendMails(trx: Trx, { locale, now }: MessageCall, snapshot: CatalogueSnapshot, params: MessageMail): Promise<void> {
  const agency = configValue(snapshot, configPaths.storeEmail, locale)
  const { email } = params
  if (agency)
    await enqueueMail(trx, { to: agency, locale: defaultLocale, template: 'message_received', params, replyTo: email }, now, 'free')
  await enqueueMail(trx, { to: email, locale, template: 'message_receipt', params }, now, 'drop')
}

/** What was agreed to beyond the answer is logged with the version of the text it was read in; a newsletter still asks by mail. */
async function keepConsents(trx: Trx, call: MessageCall, snapshot: CatalogueSnapshot, email: string): Promise<void> {
  const { consents } = call.input
  const { session, locale, now } = call
  if (consents?.school_abroad) {
    const version = textVersion(snapshot, fixedPageIds.privacy)
    const common = { order_id: null, customer_id: session.customerId, email, version, given: 1 as const, created_at: iso(now) }
    await insertConsents(trx, [{ ...common, kind: 'school_abroad' }])
  }
  if (consents?.marketing_email) await askForSubscription(trx, { email, locale, customerId: session.customerId, now })
}

/** @assumed the same words from the same address within a minute are the same message, whatever the key (case 66). */
const recently = (now: number) => iso(now - limits.flood.sameWithin)

/** Spec §8 core_contact_100. Fails with that, `validation`, `rate_limited`. */
export async function postContactForm(call: Call<ContactForm>): Promise<MessageReceived> {
  const { input, services, locale, now } = call
  const snapshot = await services.catalogue.current()
  const check = checker()
  const sender = checkSender(check, input, false)
  const subject = check.line(input.subject, 'subject')
  const message = check.long(input.message, 'message')
  const offered = (configValue(snapshot, configPaths.contactSubjects, locale) ?? '').split(/\r?\n/).map(oneLine).filter(Boolean)
  if (subject !== '' && offered.length > 0 && !offered.includes(subject)) check.fields.subject = 'choice'
  if (!input.consents?.privacy) check.fields['consents.privacy'] = 'required'
  refuseBroken(check)
  return call.transact(async (trx) => {
    if (input.website || (await isRepeatedContact(trx, sender.email, message, recently(now)))) return received
    await stopFlood(trx, sender.email, now)
    await insertContactMessage(trx, { ...rowOf(call, sender), subject, message })
    await keepConsents(trx, call, snapshot, sender.email)
    await sendMails(trx, call, snapshot, { ...sender, kind: 'contact', about: null, fields: { subject }, message, paper: null })
    return received
  })
}

/** The page's entry in both languages: the agency reads one, the visitor the other. */
async function aboutOf({ input, db }: Call<Inquiry>): Promise<LocalisedText | null> {
  if (!inquiryFields[input.kind].about) return null
  const id = input.about_id === undefined ? null : parseCount(input.about_id)
  if (id === null) throw fail('validation', { fields: { about_id: 'required' } })
  const name = await findEntryName(db, input.kind === 'summerGroup' ? 'summer_groups' : 'universities', id)
  if (!name) throw fail('not_found')
  return name
}

/** An inquiry from one of the forms. Fails with core_contact_100, `validation`, `not_found` (no such group), `quote_unknown`, `rate_limited`. */
export async function submitInquiry(call: Call<Inquiry>): Promise<MessageReceived> {
  const { input, services, now } = call
  const { needed, free, schoolAbroad } = inquiryFields[input.kind]
  const names: readonly string[] = [...needed, ...free]
  const check = checker()
  const sender = checkSender(check, input, true)
  const isNeeded = (name: string) => needed.some((field) => field === name)
  const message = names.includes('message') ? check.long(input.message, 'message', isNeeded('message')) : ''
  const own = names.filter((name) => name !== 'message')
  const fields = Object.fromEntries(own.map((name) => [name, check.line(input.fields?.[name], `fields.${name}`, isNeeded(name))]))
  if (!input.consents?.privacy) check.fields['consents.privacy'] = 'required'
  if (schoolAbroad && !input.consents?.school_abroad) check.fields['consents.school_abroad'] = 'required'
  refuseBroken(check)
  const about = await aboutOf(call)
  const snapshot = await services.catalogue.current()
  const quote = input.kind === 'quote' ? await readIssued(call, input.quote_link) : null
  const details = JSON.stringify({ about: input.about_id ?? null, quote: quote?.quote.number ?? null, fields, message })
  return call.transact(async (trx) => {
    if (input.website || (await isRepeatedInquiry(trx, sender.email, input.kind, details, recently(now)))) return received
    await stopFlood(trx, sender.email, now)
    await insertInquiry(trx, { ...rowOf(call, sender), kind: input.kind, details })
    await keepConsents(trx, call, snapshot, sender.email)
    const paper = quote && paperJob(quote, defaultLocale, services.env.publicUrl)
    await sendMails(trx, call, snapshot, { ...sender, kind: input.kind, about, fields, message, paper })
    return received
  })
}
