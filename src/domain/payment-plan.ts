import { addDays } from './dates'
import { basisPointsOf } from './money'

/** Deposit and balance as the shop asks for them. `balanceDays`: so many days before the start the balance is due. */
export type PaymentTerms = { depositBasisPoints: number; balanceDays: number }
/** Halalas; both sum up to the total. `balanceOn` is null where nothing is left to pay later. */
export type PaymentPlan = { deposit: number; balance: number; balanceOn: string | null }

/**
 * What is due now and what later: a share of the total, rounded half up to the halala, and the rest by a day before the start. Where that
 * day is not after `today`, all is due now. Design: issue "quotes"; @assumed that the deposit is a share of the whole total.
 * @param totalSar halalas, not negative
 */
export function paymentPlan(totalSar: number, startDate: string, today: string, terms: PaymentTerms): PaymentPlan {
  const balanceOn = addDays(startDate, -terms.balanceDays)
  const deposit = Math.min(totalSar, basisPointsOf(totalSar, terms.depositBasisPoints))
  if (balanceOn <= today || deposit === totalSar) return { deposit: totalSar, balance: 0, balanceOn: null }
  return { deposit, balance: totalSar - deposit, balanceOn }
}
