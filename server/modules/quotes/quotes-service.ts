/** quote/*: issuing, opening, listing and accepting an offer (spec §1, §4 "Quote"; design domain §5). */
import { randomBytes, randomUUID } from 'node:crypto'
import { limits } from '../../../src/config/limits'
import type { BookingChoice } from '../../../src/contract/pricing-schema'
import type { AcceptQuote, IssueQuote, QuoteAccepted, QuoteAnswer, QuoteLink, QuoteList } from '../../../src/contract/quote-schema'
import { formatQuoteNumber } from '../../../src/domain/booking-number'
import { addDays } from '../../../src/domain/dates'
import { fail } from '../../fail'
import type { Call } from '../../routing'
import { currentScene, onceMore, openDraft, ownerOf, settleChange } from '../cart/cart-changes'
import { choiceFailure, choiceKey } from '../cart/cart-choice'
import { findItems } from '../cart/cart-repository'
import { putLine } from '../cart/cart-service'
import { quoteAnswer } from '../cart/cart-view'
import type { CatalogueSnapshot } from '../catalogue/catalogue-snapshot'
import { namesOf } from '../orders/order-view'
import { nextNumber } from '../orders/orders-repository'
import { marketTerms, paymentTerms, quoteValidDays } from '../store/store-config'
import { findLogo, type SubAgentRow } from '../subagents/subagents-repository'
import { readAlternatives, readNotes, readStudent } from './quote-input'
import { readIssued, requireIssued } from './quote-reading'
import { type Frozen, type FrozenTerms, frozenOf, issuedQuote, type NotPriced, priceToday, type QuoteScene, quoteRow } from './quote-view'
import { findApprovedPartner, findOwn, type IssuedRow, insertIssued, markAccepted } from './quotes-repository'

type QuoteCall<Input = unknown> = Call<Input>
/** 256 bits: an address that is not guessed. */
const secretBytes = 32

const refusal = (reason: NotPriced) => (typeof reason === 'string' ? fail(reason) : choiceFailure(reason))

/** A choice that can be booked today, with its price and names. Fails with `not_found`, `cart_item_not_bookable`, `cart_choice_invalid`. */
function freeze(choice: BookingChoice, scene: QuoteScene): Frozen {
  const priced = priceToday(choice, scene)
  if (!priced.ok) throw refusal(priced.failure)
  const { price, offer } = priced.value
  return { choice, price, names: namesOf({ offer, choice, price }, scene.snapshot) }
}

/** The partner who issues; null for a student. Fails with `quote_partner_only`. */
async function partnerFor({ input, db, session }: QuoteCall<IssueQuote>): Promise<SubAgentRow | null> {
  if (input.mode !== 'partner') return null
  const partner = session.customerId === null ? undefined : await findApprovedPartner(db, session.customerId)
  if (!partner) throw fail('quote_partner_only')
  return partner
}

const termsFor = (partner: SubAgentRow | null, snapshot: CatalogueSnapshot): FrozenTerms => ({
  ...marketTerms(snapshot),
  ...paymentTerms(snapshot),
  commissionBasisPoints: partner?.commission_basis_points ?? 0,
})

/**
 * Issues a quote: number, names, rates and prices, the partner's name and logo (@assumed) are frozen and hold until the last valid day.
 * Fails with `quote_student_needed`, `quote_alternatives`, `quote_partner_only`, `validation`, `cart_choice_invalid`, `not_found`,
 * `cart_item_not_bookable`.
 */
export async function issueQuote(call: QuoteCall<IssueQuote>): Promise<QuoteAnswer> {
  const { input, today, now, locale, session } = call
  const student = readStudent(input.student, today)
  const choices = readAlternatives(input.alternatives, student)
  const notes = readNotes(input.notes)
  const partner = await partnerFor(call)
  const snapshot = await call.services.catalogue.current()
  const scene = { snapshot, today }
  const alternatives = choices.map((choice) => freeze(choice, scene))
  const year = Number(today.slice(0, 4))
  const row = {
    id: randomUUID(),
    link: randomBytes(secretBytes).toString('base64url'),
    session_id: session.id,
    customer_id: session.customerId,
    sub_agent_id: partner?.id ?? null,
    mode: partner ? ('partner' as const) : ('student' as const),
    locale,
    student: JSON.stringify(student),
    alternatives: JSON.stringify(alternatives),
    terms: JSON.stringify(termsFor(partner, snapshot)),
    notes,
    hide_commission: partner && input.hide_commission === false ? (0 as const) : (1 as const),
    hide_breakdown: partner && input.hide_breakdown ? (1 as const) : (0 as const),
    issued_on: today,
    valid_until: addDays(today, quoteValidDays(snapshot)),
    accepted: null,
    accepted_price: null,
    accepted_at: null,
    created_at: new Date(now).toISOString(),
    cleared_at: null,
    partner_name: partner?.agency_name ?? null,
    logo_id: partner?.logo_id ?? null,
  }
  const logo = await findLogo(call.db, row.logo_id)
  return call.transact(async (trx) => {
    const issued: IssuedRow = { ...row, number: formatQuoteNumber(year, await nextNumber(trx, `quote-${year}`)) }
    await insertIssued(trx, issued)
    return { success: true, quote: issuedQuote(issued, scene, { own: true, logo }) }
  })
}

/** Whoever has the address may read it; prices of today stand beside the frozen ones. Fails with `quote_unknown`. */
export async function openQuote(call: QuoteCall<QuoteLink>): Promise<QuoteAnswer> {
  const { quote } = await readIssued(call, call.input.link)
  return { success: true, quote }
}

/** What this customer, or this guest's session, issued; newest first. */
export async function ownQuotes(call: QuoteCall): Promise<QuoteList> {
  const rows = await findOwn(call.db, ownerOf(call), limits.quote.listed)
  return { success: true, items: rows.map((row) => quoteRow(row, call.today, call.locale)) }
}

/** The alternative at today's price. Fails with `quote_alternatives`, the choice's own failure, `cart_price_changed`. */
function agreed(row: IssuedRow, { alternative, expected_total }: AcceptQuote, scene: QuoteScene): Frozen {
  const frozen = alternative === undefined ? undefined : frozenOf(row)[alternative]
  if (!frozen) throw fail('quote_alternatives')
  const priced = priceToday(frozen.choice, scene)
  if (!priced.ok) throw priced.failure === 'not_found' ? fail('cart_item_not_bookable') : refusal(priced.failure)
  const { price } = priced.value
  if (expected_total !== price.totalSar) throw fail('cart_price_changed')
  return { ...frozen, price }
}

/**
 * Puts an alternative into the cart at today's price, which the person must have seen (`expected_total`): also after the quote expired, since
 * opening it shows the difference (@assumed). Twice is once. Fails with `quote_unknown`, `quote_alternatives`, `cart_price_changed`, and as
 * addToCart.
 */
export async function acceptQuote(call: QuoteCall<AcceptQuote>): Promise<QuoteAccepted> {
  const row = await requireIssued(call, call.input.link)
  const scene = await currentScene(call)
  const { choice, price } = agreed(row, call.input, scene)
  return onceMore(() =>
    call.transact(async (trx) => {
      const quote = await openDraft(trx, call, scene)
      const isThere = (await findItems(trx, quote.id)).some(({ choice_key }) => choice_key === choiceKey(choice))
      if (!isThere) await putLine(trx, scene, quote, choice, 1)
      const cart = await settleChange(trx, scene, quote)
      await markAccepted(trx, row.id, {
        accepted: call.input.alternative ?? null,
        accepted_price: JSON.stringify(price),
        accepted_at: scene.at,
      })
      return { success: true, quote: quoteAnswer(cart, scene.snapshot) }
    }),
  )
}
