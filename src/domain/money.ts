/**
 * Arithmetic of money (design domain §2): integers of a minor unit only, rounded half away from zero. A product that could pass 2^53 is
 * computed with BigInt, so no figure ever goes through a fraction.
 */

/** `numerator / denominator` rounded half away from zero; safe integers, `denominator` > 0. */
export function divideRounded(numerator: number, denominator: number): number {
  const rest = Math.abs(numerator) % denominator
  const whole = (Math.abs(numerator) - rest) / denominator
  const rounded = rest >= denominator - rest ? whole + 1 : whole
  return numerator < 0 && rounded > 0 ? -rounded : rounded
}

/** `amount × factor / divisor`, rounded half away from zero once. @throws RangeError when the result is no safe integer. */
export function multiplyDivide(amount: number, factor: number, divisor: number): number {
  const product = amount * factor
  if (Number.isSafeInteger(product)) return divideRounded(product, divisor)
  const exact = BigInt(amount) * BigInt(factor)
  const size = exact < 0n ? -exact : exact
  const rounded = Number((size * 2n + BigInt(divisor)) / (BigInt(divisor) * 2n))
  if (!Number.isSafeInteger(rounded)) throw new RangeError('amount too large')
  return exact < 0n ? -rounded : rounded
}

/**
 * Minor units of a school's currency in halalas.
 * @param rateMicro millionths of a riyal for one whole unit of the currency (4.95 SAR is 4_950_000)
 * @param minorDigits the currency's decimals: 2 for pence, 0 for yen, 3 for fils
 */
export const convertToSar = (amount: number, rateMicro: number, minorDigits = 2): number =>
  minorDigits >= 2
    ? multiplyDivide(amount, rateMicro, 1_000_000 * 10 ** (minorDigits - 2))
    : multiplyDivide(amount, rateMicro * 10 ** (2 - minorDigits), 1_000_000)

/** `basisPoints` hundredths of a percent of the amount: 1500 of 30000 is 4500. */
export const basisPointsOf = (amount: number, basisPoints: number): number => multiplyDivide(amount, basisPoints, 10_000)

export const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)

/**
 * Shares of a discount for each amount, in proportion and exactly to the minor unit: the shares add up to the discount and none is
 * greater than its amount. Units left over by rounding down go to the largest remainders, the earlier line first.
 * @param amounts >= 0 @param discount 0 … sum of the amounts; more is cut to the sum
 */
export function spreadDiscount(amounts: readonly number[], discount: number): number[] {
  const total = sum(amounts)
  const given = Math.min(discount, total)
  if (given <= 0) return amounts.map(() => 0)
  const parts = amounts.map((amount, index) => {
    const product = BigInt(amount) * BigInt(given)
    return { index, share: Number(product / BigInt(total)), rest: Number(product % BigInt(total)) }
  })
  const shares = parts.map((part) => part.share)
  const favoured = [...parts].sort((a, b) => b.rest - a.rest || a.index - b.index).slice(0, given - sum(shares))
  for (const part of favoured) shares[part.index] = part.share + 1
  return shares
}
