/** Coupons of a cart: what a code means, whether it still holds, and the totals with it (design domain §4). */
import type { ServerFailureCode } from '../../../src/contract/failures'
import {
  type CartTotals,
  type Discount,
  type DiscountProblem,
  discountProblem,
  type CartLine as TotalledLine,
  totalCart,
} from '../../../src/domain/cart-totals'
import { toLatinDigits } from '../../../src/domain/digits'
import { cleanText } from '../../../src/domain/text'
import type { CatalogueSnapshot } from '../catalogue/catalogue-snapshot'
import { minimumOrder } from '../store/store-config'
import type { CouponRow } from './coupon-repository'
import type { PricedLine } from './price-lines'

/** ` save10 ` is SAVE10, ١٠ is 10: codes are kept in upper case with Latin digits and no spaces (case 39). */
export const normaliseCode = (typed: string): string => toLatinDigits(cleanText(typed)).replace(/\s+/g, '').toUpperCase()

const list = <T>(json: string): T[] => JSON.parse(json) as T[]

/** @param usesOfPerson uses the buyer holds already; 0 while nobody knows who buys */
export const toDiscount = (coupon: CouponRow, usesOfPerson: number): Discount => ({
  kind: coupon.kind,
  value: coupon.value,
  minimumSubtotal: coupon.min_subtotal,
  cap: coupon.cap,
  from: coupon.valid_from,
  to: coupon.valid_to,
  usesLeft: coupon.total_uses === null ? null : coupon.total_uses - coupon.used,
  customerUsesLeft: coupon.uses_per_customer === null ? null : coupon.uses_per_customer - usesOfPerson,
  scope: {
    languageIds: list<number>(coupon.language_ids),
    schoolIds: list<number>(coupon.school_ids),
    courseTypes: list<string>(coupon.course_types),
    citySlugs: list<string>(coupon.city_slugs),
  },
})

const totalled = (lines: readonly PricedLine[]): TotalledLine[] =>
  lines.flatMap(({ row, offer, rowTotal, problem }) =>
    offer && problem === null
      ? [
          {
            id: row.id,
            rowTotal,
            languageId: offer.language.id,
            schoolId: offer.school.id,
            courseType: offer.course.type,
            citySlug: offer.city.url.en,
          },
        ]
      : [],
  )

/** @assumed documents go by e-mail, free; courier, points and wallet come with their own calls. */
export const cartTotals = (
  lines: readonly PricedLine[],
  discount: Discount | null,
  snapshot: CatalogueSnapshot,
  today: string,
): CartTotals =>
  totalCart(totalled(lines), {
    today,
    discount,
    deliveryFee: 0,
    points: { wanted: 0, halalasEach: 0 },
    wallet: 0,
    minimumOrder: minimumOrder(snapshot),
  })

export const problemOf = (lines: readonly PricedLine[], discount: Discount, today: string): DiscountProblem | null =>
  discountProblem(totalled(lines), discount, today)

/** Why a coupon that was on the cart fell off, as a failure code with its own sentence. */
const dropped: Record<DiscountProblem, ServerFailureCode> = {
  notYet: 'core_cart_101',
  ended: 'coupon_expired',
  usedUp: 'coupon_used_up',
  usedByCustomer: 'coupon_used_up',
  belowMinimum: 'coupon_minimum',
  outOfScope: 'coupon_scope',
}
export const droppedCode = (problem: DiscountProblem): ServerFailureCode => dropped[problem]

/** Why a code is refused when it is entered: spec §8 "Invalid coupon code", but for what the visitor can mend in the cart. */
export const refusedCode = (problem: DiscountProblem): ServerFailureCode =>
  problem === 'belowMinimum' || problem === 'outOfScope' ? dropped[problem] : 'core_cart_101'
