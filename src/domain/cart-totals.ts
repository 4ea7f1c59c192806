/**
 * Totals of a cart (design domain §4): subtotal → coupon or offer → delivery of documents → points → wallet → grand total, never below 0.
 * Everything in halalas. Computed anew at every change; nothing is remembered from the totals before.
 */
import type { IsoDate } from './dates'
import { basisPointsOf, spreadDiscount, sum } from './money'

/** `rowTotal` is the price of one student's booking times the students; `citySlug` the Latin one of the branch's city. */
export type CartLine = { id: number; rowTotal: number; languageId: number; schoolId: number; courseType: string; citySlug?: string }

/** A coupon, or an offer that needs no code. Empty scopes mean everything. */
export type Discount = {
  kind: 'percent' | 'amount'
  /** percent: basis points; amount: halalas. */
  value: number
  /** Compared with the whole cart's subtotal; equal passes. */
  minimumSubtotal: number
  /** Most it takes off. */
  cap: number | null
  /** Both ends included, dates in Riyadh. */
  from: IsoDate | null
  to: IsoDate | null
  /** Uses that are left, in all and to this customer; null: no limit. */
  usesLeft: number | null
  customerUsesLeft: number | null
  scope: { languageIds: readonly number[]; schoolIds: readonly number[]; courseTypes: readonly string[]; citySlugs?: readonly string[] }
}

export const discountProblems = ['notYet', 'ended', 'usedUp', 'usedByCustomer', 'belowMinimum', 'outOfScope'] as const
export type DiscountProblem = (typeof discountProblems)[number]

export type CartRules = {
  today: IsoDate
  discount: Discount | null
  /** Courier to an address; 0 where documents come by e-mail. */
  deliveryFee: number
  /** Points the customer wants to redeem (never more than the ledger's balance: the caller's duty) and what one is worth. */
  points: { wanted: number; halalasEach: number }
  /** What the customer lets the wallet pay, at most its balance. */
  wallet: number
  minimumOrder: number
}

export type CartTotals = {
  subtotal: number
  discount: number
  /** Each line's share of the discount, in the order of the lines; they add up to `discount`. */
  discountByLine: number[]
  /** Why the coupon or offer no longer holds; it is dropped and the customer told. */
  discountProblem: DiscountProblem | null
  subtotalWithDiscount: number
  delivery: number
  pointsUsed: number
  pointsAmount: number
  walletAmount: number
  grandTotal: number
  /** Spec §3: true while the subtotal is below the minimum order. */
  showMinimumMessage: boolean
}

const holds = <T>(allowed: readonly T[], value: T) => allowed.length === 0 || allowed.includes(value)

const inScope = (line: CartLine, { scope }: Discount) =>
  holds(scope.languageIds, line.languageId) &&
  holds(scope.schoolIds, line.schoolId) &&
  holds(scope.courseTypes, line.courseType) &&
  holds(scope.citySlugs ?? [], line.citySlug ?? '')

/** Why a coupon or offer does not hold for these lines on this day, or null when it does. */
export function discountProblem(lines: readonly CartLine[], discount: Discount, today: IsoDate): DiscountProblem | null {
  if (discount.from !== null && today < discount.from) return 'notYet'
  if (discount.to !== null && today > discount.to) return 'ended'
  if (discount.usesLeft !== null && discount.usesLeft <= 0) return 'usedUp'
  if (discount.customerUsesLeft !== null && discount.customerUsesLeft <= 0) return 'usedByCustomer'
  if (sum(lines.map((line) => line.rowTotal)) < discount.minimumSubtotal) return 'belowMinimum'
  return lines.some((line) => inScope(line, discount)) ? null : 'outOfScope'
}

/** Shares of the discount, line by line; lines outside its scope get 0. */
function discountShares(lines: readonly CartLine[], discount: Discount): number[] {
  const amounts = lines.map((line) => (inScope(line, discount) ? line.rowTotal : 0))
  const reached = sum(amounts)
  const wished = discount.kind === 'percent' ? basisPointsOf(reached, discount.value) : discount.value
  return spreadDiscount(amounts, Math.min(wished, discount.cap ?? wished, reached))
}

/** @assumed only whole points are taken, so that none is lost to a part of its worth. */
function redeem(due: number, points: CartRules['points']): { used: number; amount: number } {
  if (points.halalasEach <= 0) return { used: 0, amount: 0 }
  const used = Math.max(0, Math.min(points.wanted, Math.floor(due / points.halalasEach)))
  return { used, amount: used * points.halalasEach }
}

/**
 * @param lines bookable lines only; one with a problem is not charged
 * @returns all figures, halalas; `grandTotal` = subtotal − discount + delivery − points − wallet, exactly
 */
export function totalCart(lines: readonly CartLine[], rules: CartRules): CartTotals {
  const subtotal = sum(lines.map((line) => line.rowTotal))
  const problem = rules.discount ? discountProblem(lines, rules.discount, rules.today) : null
  const discountByLine = rules.discount && !problem ? discountShares(lines, rules.discount) : lines.map(() => 0)
  const discount = sum(discountByLine)
  const delivery = lines.length === 0 ? 0 : rules.deliveryFee
  const due = subtotal - discount + delivery
  const points = redeem(due, rules.points)
  const walletAmount = Math.max(0, Math.min(rules.wallet, due - points.amount))
  return {
    subtotal,
    discount,
    discountByLine,
    discountProblem: problem,
    subtotalWithDiscount: subtotal - discount,
    delivery,
    pointsUsed: points.used,
    pointsAmount: points.amount,
    walletAmount,
    grandTotal: due - points.amount - walletAmount,
    showMinimumMessage: subtotal < rules.minimumOrder,
  }
}
