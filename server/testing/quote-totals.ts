/** One total everywhere: random quotes, whose page, paper, mail, cart and order are held against each other (issue “quotes”, bars “Exactly right”). */
import type { PlacedOrder, Quote, QuoteItems } from '../../src/contract/cart-schema'
import type { BookingChoice } from '../../src/contract/pricing-schema'
import type { IssuedQuote, QuoteAccepted, QuoteAnswer } from '../../src/contract/quote-schema'
import { ageOn } from '../../src/domain/dates'
import { priceBooking } from '../../src/domain/pricing'
import { fillQuotePaper } from '../../src/paper/fill-quote-paper'
import type { PaperAlternative } from '../../src/paper/quote-paper'
import type { App } from '../app'
import { mailText } from '../modules/orders/mail-text'
import { renderPlacedMail } from '../modules/orders/placed-mail'
import { renderQuoteMail } from '../modules/quotes/quote-mail'
import { marketTerms, minimumOrder } from '../modules/store/store-config'
import { billingStep, place, saveBilling, traveller } from './booking-steps'
import { between, pick, type Random, randomChoice, seeded } from './random-choice'
import { client, type TestClient } from './test-client'

export type Compared = { quotes: number; alternatives: number; orders: number; refused: number; differences: string[] }

const site = 'https://rihla.example'
const agency = { name: 'Rihla', phone: '', email: '', address: '' }
const bare = (text: string) => text.replace(/[\u2066-\u2069]/g, '')

/** `29,510.40`, digit by digit: nothing of the product's own writing is used. */
function written(halalas: number): string {
  const digits = BigInt(halalas).toString().padStart(3, '0')
  return `${BigInt(digits.slice(0, -2)).toLocaleString('en-US')}.${digits.slice(-2)}`
}

/** What `SAR −1,234.50` says, in halalas. */
const read = (text: string): bigint =>
  BigInt(
    bare(text)
      .replace('−', '-')
      .replace(/[^\d-]/g, ''),
  )

/** The riyals of a paper: its single fees, what stands between them and the total, and the total. */
function paperTotals({ sections, totals }: PaperAlternative): { lines: bigint; total: bigint } {
  const riyals = ({ amounts }: { amounts: string[] }) => read(amounts.at(-1) ?? '0')
  const sum = (rows: { amounts: string[] }[]) => rows.reduce((all, row) => all + riyals(row), 0n)
  const grand = totals.filter(({ weight }) => weight === 'grand')
  return { lines: sum(sections.flatMap(({ lines }) => lines)) + sum(totals.filter(({ weight }) => weight === 'plain')), total: sum(grand) }
}

/** Differences between an issued quote and what page, paper and mail say of it. */
async function compareIssued(app: App, quote: IssuedQuote): Promise<string[]> {
  const snapshot = await app.services.catalogue.current()
  const paper = fillQuotePaper(quote, { locale: 'en', say: mailText('en'), agency, site })
  const mail = bare(renderQuoteMail({ quote, agency, site, locale: 'en' }, 'en', site).text)
  return quote.alternatives.flatMap(({ choice, price, groups, now }, index) => {
    const pricing = snapshot.offerById.get(choice.courseId)?.course.pricing
    const page = pricing && priceBooking(pricing, choice, { today: app.services.today(), terms: marketTerms(snapshot) })
    const ofPaper = paperTotals(
      paper.alternatives[index] ?? { heading: '', facts: [], columns: [], sections: [], totals: [], payments: [] },
    )
    const total = BigInt(price.totalSar)
    const found = {
      page: page?.ok ? BigInt(page.value.totalSar) : -1n,
      now: BigInt(now.price?.totalSar ?? -1),
      lines: price.lines.reduce((all, { sar }) => all + BigInt(sar), 0n),
      groups: groups.reduce((all, { sar }) => all + BigInt(sar), 0n),
      paper: ofPaper.total,
      paperLines: ofPaper.lines,
      mail: mail.includes(`Total: SAR ${written(price.totalSar)}\n`) ? total : -1n,
    }
    return Object.entries(found).flatMap(([name, value]) => (value === total ? [] : [`${quote.number}: ${name} ${value}, issued ${total}`]))
  })
}

type Placed = { cart: Quote; order: PlacedOrder }

/** Accepts an alternative and books it. @returns null where the shop's minimum order is not met. */
async function book(app: App, visitor: TestClient, { choice, link, alternative, total, email }: Booking): Promise<Placed | null> {
  const accepted = await visitor.call<QuoteAccepted>('quote/accept', { link, alternative, expected_total: total })
  if (accepted.status !== 200) throw new Error(`not accepted: ${JSON.stringify(accepted.body)}`)
  const cart = accepted.body.quote
  const [item] = (await visitor.call<QuoteItems>('core/cart/getQuoteItems')).body.items
  if (!item) throw new Error('nothing in the cart')
  if (cart.grand_total < minimumOrder(await app.services.catalogue.current())) return null
  const { birthDate, nationality } = choice.student
  const isMinor = birthDate !== null && ageOn(birthDate, choice.startDate) < 18
  const guardian = isMinor ? { guardian_name: 'Abdullah', guardian_phone: '0555555555' } : {}
  const who = traveller(item.item_id, { birth_date: birthDate ?? '2000-01-01', nationality: nationality ?? 'SA', ...guardian })
  const step = billingStep([who], { consents: { terms: true, school_abroad: true, marketing_email: false, guardian: isMinor } })
  await saveBilling(visitor, { ...step, billing: { ...step.billing, email } })
  await visitor.call('core/checkout/setPaymentMethod', { code: 'bank_transfer' })
  const order = await place(visitor, { quoteId: cart.quote_id, total, itemId: item.item_id })
  if (order.status !== 200) throw new Error(`not placed: ${JSON.stringify(order.body)}`)
  return { cart, order: order.body }
}

type Booking = { choice: BookingChoice; link: string; alternative: number; total: number; email: string }

async function compareBooked(app: App, visitor: TestClient, booking: Booking): Promise<string[] | null> {
  const placed = await book(app, visitor, booking)
  if (!placed) return null
  const { email, total } = booking
  const { db } = app.services
  const row = await db.selectFrom('orders').select(['number', 'grand_total']).where('email', '=', email).executeTakeFirstOrThrow()
  const sent = await db.selectFrom('outbox').select('payload').where('recipient', '=', email).executeTakeFirstOrThrow()
  const mail = bare(renderPlacedMail(JSON.parse(sent.payload).params, 'en', site).text)
  const found = {
    cart: placed.cart.grand_total,
    order: placed.order.grand_total,
    kept: row.grand_total,
    confirmation: mail.includes(`Total: SAR ${written(total)}\n`) ? total : -1,
  }
  return Object.entries(found).flatMap(([name, value]) => (value === total ? [] : [`${row.number}: ${name} ${value}, quoted ${total}`]))
}

async function randomAlternatives(app: App, random: Random): Promise<BookingChoice[]> {
  const snapshot = await app.services.catalogue.current()
  const courses = [...snapshot.offerById.values()].map(({ course }) => course).filter(({ bookable }) => bookable)
  const wanted = between(random, 1, 3)
  const choices = Array.from({ length: wanted }, () => {
    const course = pick(random, courses)
    return course ? randomChoice(random, course.pricing, app.services.today(), marketTerms(snapshot)) : null
  })
  const [first] = choices
  // A quote has one student: the first alternative's.
  return choices.flatMap((choice) => (choice && first ? [{ ...choice, student: first.student }] : []))
}

/** An address of its own for each visitor, since the shop bounds what comes from one. */
const addressOf = (index: number) => `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`

/**
 * Issues so many random quotes over HTTP and books one alternative of each. Choices that the shop refuses (age, closed day) are drawn anew.
 * @param onQuote told after each
 */
export async function compareTotals(
  app: App,
  rounds: number,
  seed: number,
  onQuote: (done: number) => void = () => undefined,
): Promise<Compared> {
  const random = seeded(seed)
  const compared: Compared = { quotes: 0, alternatives: 0, orders: 0, refused: 0, differences: [] }
  for (let index = 0; compared.quotes < rounds; index += 1) {
    if (compared.refused > rounds * 20) throw new Error('hardly anything can be quoted')
    const alternatives = await randomAlternatives(app, random)
    const visitor = await client(app, 'en', addressOf(index))
    const { birthDate: birth_date, nationality } = alternatives[0]?.student ?? {}
    const student = { firstname: 'Noura', lastname: 'Alharbi', birth_date, nationality }
    const { status, body } = await visitor.call<QuoteAnswer>('quote/issue', { student, alternatives })
    if (status !== 200) {
      compared.refused += 1
      continue
    }
    const { quote } = body
    compared.quotes += 1
    compared.alternatives += quote.alternatives.length
    compared.differences.push(...(await compareIssued(app, quote)))
    const place = between(random, 0, quote.alternatives.length - 1)
    const chosen = quote.alternatives[place]
    if (!chosen) throw new Error('no alternative')
    const booking = {
      choice: chosen.choice,
      link: quote.link,
      alternative: place,
      total: chosen.price.totalSar,
      email: `q${seed}-${index}@example.com`,
    }
    const faults = await compareBooked(app, visitor, booking)
    if (faults) compared.orders += 1
    compared.differences.push(...(faults ?? []))
    onQuote(compared.quotes)
  }
  return compared
}
