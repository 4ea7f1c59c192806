/** Every line of a cart priced anew, with today's catalogue and date: at add, at every read and when the order is placed. */
import type { Traveller } from '../../../src/contract/cart-schema'
import type { ServerFailureCode } from '../../../src/contract/failures'
import type { Price } from '../../../src/contract/price-schema'
import type { BookingChoice } from '../../../src/contract/pricing-schema'
import { type Enrolment, sharesRegistration } from '../../../src/domain/cart-merge'
import { type PricingProblem, priceBooking } from '../../../src/domain/pricing'
import { fold } from '../../../src/domain/search/fold'
import type { CatalogueSnapshot, Offer } from '../catalogue/catalogue-snapshot'
import { marketTerms } from '../store/store-config'
import type { ItemRow } from './cart-repository'

export type PricedLine = {
  row: ItemRow
  /** As it is priced: once travellers are saved, with the birth date and nationality of the line's own. */
  choice: BookingChoice
  offer: Offer | null
  /** Of one student; the last known one where the line can't be priced any more. */
  price: Price
  unitPrice: number
  rowTotal: number
  /** Why it can't be booked; such a line is not charged. */
  problem: ServerFailureCode | null
  pricingProblem: PricingProblem | null
  /** The price differs from the one this line was last shown with. */
  changed: boolean
}

export type PricingScene = {
  snapshot: CatalogueSnapshot
  today: string
  travellers: readonly Traveller[]
  /** Places left by course; a course without a limit is not in it. */
  places: ReadonlyMap<number, number>
}

/** The choice with the student who will travel. Before travellers are saved, as it was added. */
export function effectiveChoice(row: ItemRow, travellers: readonly Traveller[]): BookingChoice {
  const choice = JSON.parse(row.choice) as BookingChoice
  const traveller = travellers.find(({ item_id }) => item_id === row.id)
  return traveller ? { ...choice, student: { birthDate: traveller.birth_date, nationality: traveller.nationality } } : choice
}

function nameOf(row: ItemRow, travellers: readonly Traveller[]): string | null {
  const traveller = travellers.find(({ item_id }) => item_id === row.id)
  return traveller ? fold(`${traveller.firstname} ${traveller.lastname}`) : null
}

/** What earlier lines leave to a later one: whose registration is paid, how many places are gone. */
type Before = { enrolments: Enrolment[]; placesTaken: Map<number, number> }

function lacksPlaces(row: ItemRow, { places }: PricingScene, { placesTaken }: Before): boolean {
  const left = places.get(row.course_id)
  return left !== undefined && (placesTaken.get(row.course_id) ?? 0) + row.qty > left
}

/** What can't be booked any more keeps its last price on show, with the reason; totals leave it out. @assumed */
function priceLine(row: ItemRow, scene: PricingScene, before: Before): PricedLine {
  const { snapshot, today, travellers } = scene
  const choice = effectiveChoice(row, travellers)
  const offer = snapshot.offerById.get(row.course_id) ?? null
  const kept = {
    row,
    choice,
    offer,
    price: JSON.parse(row.price) as Price,
    unitPrice: row.unit_price,
    rowTotal: row.unit_price * row.qty,
    changed: false,
  }
  if (!offer?.course.bookable) return { ...kept, problem: 'cart_item_not_bookable', pricingProblem: null }
  const enrolment: Enrolment = { schoolId: offer.school.id, qty: row.qty, student: choice.student, name: nameOf(row, travellers) }
  const registrationPaid = before.enrolments.some((earlier) => sharesRegistration(earlier, enrolment))
  const priced = priceBooking(offer.course.pricing, choice, { today, terms: marketTerms(snapshot), registrationPaid })
  if (!priced.ok) return { ...kept, problem: 'cart_choice_invalid', pricingProblem: priced.failure }
  if (lacksPlaces(row, scene, before)) return { ...kept, problem: 'cart_places_gone', pricingProblem: null }
  before.enrolments.push(enrolment)
  before.placesTaken.set(row.course_id, (before.placesTaken.get(row.course_id) ?? 0) + row.qty)
  const unitPrice = priced.value.totalSar
  return {
    ...kept,
    price: priced.value,
    unitPrice,
    rowTotal: unitPrice * row.qty,
    problem: null,
    pricingProblem: null,
    changed: unitPrice !== row.unit_price,
  }
}

/** Prices the lines in the order they were added; registration is paid once per student and school (design domain §3.3). */
export function priceLines(rows: readonly ItemRow[], scene: PricingScene): PricedLine[] {
  const before: Before = { enrolments: [], placesTaken: new Map() }
  return rows.map((row) => priceLine(row, scene, before))
}
