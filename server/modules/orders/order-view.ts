/** A placed booking as its owner reads it: from what was frozen with it, never from today's catalogue. */
import type { Locale } from '../../../src/config/locales'
import type { CartItem, PlacedOrder } from '../../../src/contract/cart-schema'
import type { Price } from '../../../src/contract/price-schema'
import type { BookingChoice } from '../../../src/contract/pricing-schema'
import type { LocalisedText } from '../../../src/contract/text-schema'
import { refKey } from '../../../src/domain/price-words'
import type { Db } from '../../db/schema'
import type { PricedLine } from '../cart/price-lines'
import type { CatalogueSnapshot } from '../catalogue/catalogue-snapshot'
import { localise } from '../catalogue/localise'
import { findOrderItems, type OrderItemRow, type OrderRow } from './orders-repository'

/** Names as they were when the order was placed. */
export type ItemNames = {
  name: LocalisedText
  url: LocalisedText
  school: LocalisedText
  city: LocalisedText
  poster: string
  accommodation: LocalisedText | null
  /** Names of what lines refer to: the airport, optional fees, by kind and id. */
  refs: Record<string, LocalisedText>
}

const none: LocalisedText = { en: '', ar: '' }

/** A booking whose names are frozen: of a cart's line or a quote's alternative. */
export type Named = Pick<PricedLine, 'offer' | 'choice' | 'price'>

function refNames({ price, offer }: Named): Record<string, LocalisedText> {
  const { pickups, extraFees, promotions } = offer?.course.pricing ?? { pickups: [], extraFees: [], promotions: [] }
  const names: Record<string, LocalisedText> = {}
  for (const { kind, refId } of price.lines) {
    const named = { transfer: pickups.find(({ id }) => id === refId)?.airport, extraFee: extraFees.find(({ id }) => id === refId)?.name }
    const promotion = kind === 'promotion' ? promotions.find(({ id }) => id === refId)?.name : undefined
    const name = promotion ?? (kind === 'transfer' || kind === 'extraFee' ? named[kind] : undefined)
    if (name) names[refKey(kind, refId)] = name
  }
  return names
}

/** Freezes a booking's names in both languages. */
export function namesOf(line: Named, snapshot: CatalogueSnapshot): ItemNames {
  const { offer, choice } = line
  return {
    name: offer?.course.name ?? none,
    url: offer?.course.url ?? none,
    school: offer?.school.name ?? none,
    city: offer?.city.name ?? none,
    poster: offer?.city.poster ?? '',
    accommodation: snapshot.accommodations.find(({ id }) => id === choice.accommodationId)?.name ?? null,
    refs: refNames(line),
  }
}

function placedItem(row: OrderItemRow, locale: Locale): CartItem {
  const names = JSON.parse(row.snapshot) as ItemNames
  return {
    item_id: row.id,
    product_id: row.course_id,
    qty: row.qty,
    choice: JSON.parse(row.choice) as BookingChoice,
    name: localise(names.name, locale),
    url: localise(names.url, locale),
    school: localise(names.school, locale),
    city: localise(names.city, locale),
    poster: names.poster,
    accommodation: names.accommodation && localise(names.accommodation, locale),
    price: JSON.parse(row.price) as Price,
    unit_price: row.unit_price,
    row_total: row.row_total,
    problem: null,
  }
}

export async function placedOrder(db: Db, order: OrderRow, locale: Locale): Promise<PlacedOrder> {
  const items = await findOrderItems(db, order.id)
  return {
    number: order.number,
    grand_total: order.grand_total,
    email: order.email,
    placed_on: order.placed_on,
    payment_method: order.payment_method,
    payment_reference: order.payment_reference,
    pay_before: order.pay_before,
    items: items.map((row) => placedItem(row, locale)),
  }
}
