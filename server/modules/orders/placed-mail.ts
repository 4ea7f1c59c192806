/** The mail that confirms a booking: every price line explained, how to pay, what happens next; HTML and text, right to left in Arabic. */
import type { Locale } from '../../../src/config/locales'
import { to } from '../../../src/config/routes'
import type { PlacedOrder } from '../../../src/contract/cart-schema'
import type { LocalisedText } from '../../../src/contract/text-schema'
import { isolate, isolateCode, lineName } from '../../../src/domain/price-words'
import type { MailParams, RenderedMail } from '../../events/mail'
import { escapeHtml, layoutMail } from '../../events/mail-layout'
import { fact, type MailRow, rowHtml, rowText } from '../../events/mail-rows'
import { amount, day, ruleSentence } from './mail-format'
import { mailText } from './mail-text'

/** Frozen when the order is placed. `refs`: for each item, what its lines refer to (order-view.ts). */
export type PlacedMail = {
  order: PlacedOrder
  refs: Record<string, LocalisedText>[]
  firstname: string
  subtotal: number
  discount: number
  couponCode: string | null
  deliveryFees: number
  vat: number
  bank: { bank: string; holder: string; iban: string }
  store: { name: string; phone: string; vatNumber: string }
}

function itemRows({ order, refs }: PlacedMail, index: number, locale: Locale): MailRow[] {
  const item = order.items[index]
  if (!item) return []
  const text = mailText(locale)
  const { price, choice } = item
  const period = text('mail:placed.weeks', { count: choice.weeks, from: day(choice.startDate, locale), to: day(price.endDate, locale) })
  const stay =
    item.accommodation && price.accommodationFrom && price.accommodationTo
      ? text('mail:placed.stay', {
          name: isolate(item.accommodation),
          from: day(price.accommodationFrom, locale),
          to: day(price.accommodationTo, locale),
        })
      : null
  const accommodation = item.accommodation === null ? null : { en: item.accommodation, ar: item.accommodation }
  const names = { refs: refs[index] ?? {}, accommodation }
  const lines = price.lines.map((line) =>
    fact(lineName(line, names, text, locale), amount(line.sar, 'SAR', locale), {
      note: ruleSentence(line, locale),
    }),
  )
  const each = amount(item.unit_price, 'SAR', locale)
  return [
    { kind: 'heading', text: isolate(item.name) },
    { kind: 'paragraph', text: text('mail:placed.at', { school: isolate(item.school), city: isolate(item.city) }) },
    { kind: 'paragraph', text: `${period} · ${text('mail:placed.students', { count: item.qty })}` },
    ...(stay ? [{ kind: 'paragraph' as const, text: stay }] : []),
    { kind: 'hint', text: text('mail:placed.lines') },
    ...lines,
    fact(text('mail:placed.perStudent'), each, { strong: true }),
    ...(item.qty > 1
      ? [fact(text('mail:placed.rowTotal', { count: item.qty, amount: each }), amount(item.row_total, 'SAR', locale), { strong: true })]
      : []),
  ]
}

function totalRows(mail: PlacedMail, locale: Locale): MailRow[] {
  const text = mailText(locale)
  const sar = (minor: number) => amount(minor, 'SAR', locale)
  return [
    { kind: 'heading', text: text('mail:placed.total') },
    fact(text('mail:placed.subtotal'), sar(mail.subtotal)),
    ...(mail.discount > 0 ? [fact(text('mail:placed.discount', { code: isolateCode(mail.couponCode ?? '') }), sar(-mail.discount))] : []),
    ...(mail.deliveryFees > 0 ? [fact(text('mail:placed.delivery'), sar(mail.deliveryFees))] : []),
    fact(text('mail:placed.total'), sar(mail.order.grand_total), { strong: true }),
    ...(mail.vat > 0 ? [fact(text('mail:placed.vatIncluded'), sar(mail.vat))] : []),
  ]
}

function paymentRows({ order, bank }: PlacedMail, locale: Locale): MailRow[] {
  const text = mailText(locale)
  const due = { amount: amount(order.grand_total, 'SAR', locale), date: day(order.pay_before, locale) }
  return [
    { kind: 'heading', text: text('mail:placed.pay') },
    { kind: 'paragraph', text: text('mail:placed.payIntro', due) },
    fact(text('mail:placed.bank'), isolate(bank.bank)),
    fact(text('mail:placed.holder'), isolate(bank.holder)),
    fact(text('mail:placed.iban'), isolateCode(bank.iban)),
    fact(text('mail:placed.reference'), isolateCode(order.payment_reference), { strong: true, note: text('mail:placed.referenceHint') }),
  ]
}

function rowsOf(mail: PlacedMail, locale: Locale): MailRow[] {
  const text = mailText(locale)
  const { order, store } = mail
  return [
    { kind: 'paragraph', text: text('mail:placed.greeting', { name: isolate(mail.firstname) }) },
    { kind: 'paragraph', text: text('mail:placed.intro', { store: isolate(store.name) }) },
    fact(text('mail:placed.number'), isolateCode(order.number), { strong: true }),
    { kind: 'heading', text: text('mail:placed.bookings') },
    ...order.items.flatMap((_, index) => itemRows(mail, index, locale)),
    ...totalRows(mail, locale),
    ...paymentRows(mail, locale),
    { kind: 'heading', text: text('mail:placed.next') },
    { kind: 'steps', texts: [text('mail:placed.nextPay'), text('mail:placed.nextSchool'), text('mail:placed.nextLetter')] },
    { kind: 'paragraph', text: text('mail:placed.help', { phone: isolateCode(store.phone) }) },
    { kind: 'hint', text: text('mail:placed.legal', { store: isolate(store.name), vat: isolateCode(store.vatNumber) }) },
  ]
}

/** The mail template `booking_placed`. */
export function renderPlacedMail(params: MailParams, locale: Locale, site: string): RenderedMail {
  const mail = params as PlacedMail
  const text = mailText(locale)
  const subject = text('mail:placed.subject', { number: mail.order.number })
  const rows = rowsOf(mail, locale)
  const home = `${site}${to.home(locale)}`
  const link = `<p><a href="${escapeHtml(home)}">${escapeHtml(text('mail:placed.website'))}</a></p>`
  return {
    subject,
    html: layoutMail(locale, subject, rows.map(rowHtml).join('\n') + link),
    text: `${rows.map(rowText).join('\n')}\n\n${text('mail:placed.website')}: ${home}\n`,
  }
}
