import type { CartLine } from '../../api/cart-calls'
import type { CheckoutSaved } from '../../api/checkout-calls'

/** One student of one booking: a line of two students has two places. Keyed by the line, so that removing another one moves nothing (case 87). */
export type Place = { key: string; itemId: number; number: number; of: number; line: CartLine }

export const placesOf = (lines: CartLine[]): Place[] =>
  lines.flatMap((line) =>
    Array.from({ length: line.qty }, (_, index) => ({
      key: `i${line.itemId}n${index}`,
      itemId: line.itemId,
      number: index + 1,
      of: line.qty,
      line,
    })),
  )

/** True when the server has details for exactly the students in the cart: a student added later is asked for. */
export function billingFits(saved: CheckoutSaved, lines: CartLine[]): boolean {
  if (!saved.billing || !saved.consents?.terms) return false
  const counted = (itemId: number) => saved.travellers.filter((traveller) => traveller.itemId === itemId).length
  const expected = lines.reduce((sum, { qty }) => sum + qty, 0)
  return saved.travellers.length === expected && lines.every(({ itemId, qty }) => counted(itemId) === qty)
}
