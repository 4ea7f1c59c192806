import fc from 'fast-check'
import { basisPointsOf, convertToSar, divideRounded, multiplyDivide, spreadDiscount, sum } from './money'

test.each([
  [5, 2, 3],
  [-5, 2, -3],
  [4, 2, 2],
  [1, 3, 0],
  [-1, 3, 0],
  [2, 3, 1],
  [0, 7, 0],
  [9007199254740991, 2, 4503599627370496],
])('%i / %i is %i', (numerator, denominator, result) => {
  expect(Object.is(divideRounded(numerator, denominator), result)).toBe(true)
})

test('amounts are converted once, half away from zero, in each currency’s own minor unit', () => {
  expect(convertToSar(300_000, 4_950_000)).toBe(1_485_000)
  expect(convertToSar(-45_000, 4_950_000)).toBe(-222_750)
  expect(convertToSar(7200, 4_950_000)).toBe(35_640)
  expect(convertToSar(1, 500_000)).toBe(1)
  expect(convertToSar(-1, 500_000)).toBe(-1)
  expect(convertToSar(1000, 25_000, 0)).toBe(2500)
  expect(convertToSar(1000, 12_250_000, 3)).toBe(1225)
  expect(convertToSar(12_345, 1_000_000)).toBe(12_345)
})

test('basis points', () => {
  expect(basisPointsOf(300_000, 1500)).toBe(45_000)
  expect(basisPointsOf(1_262_250, 2500)).toBe(315_563)
  expect(basisPointsOf(-1, 5000)).toBe(-1)
})

test('every product is exact, also beyond 2^53', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -1e11, max: 1e11 }),
      fc.integer({ min: 0, max: 9e8 }),
      fc.integer({ min: 10_000, max: 1e6 }),
      (amount, factor, divisor) => {
        const exact = BigInt(amount) * BigInt(factor)
        const twice = exact * 2n
        const result = BigInt(multiplyDivide(amount, factor, divisor))
        const distance = twice - result * 2n * BigInt(divisor)
        expect(distance <= BigInt(divisor) && distance >= -BigInt(divisor)).toBe(true)
        if (distance === BigInt(divisor)) expect(exact < 0n).toBe(true)
        if (distance === -BigInt(divisor)) expect(exact > 0n).toBe(true)
      },
    ),
    { numRuns: 500 },
  )
  expect(() => multiplyDivide(Number.MAX_SAFE_INTEGER, 10, 1)).toThrow(RangeError)
})

describe('a discount spread over lines', () => {
  test('goes exactly to the halala, the largest remainder first', () => {
    expect(spreadDiscount([100, 100, 100], 100)).toEqual([34, 33, 33])
    expect(spreadDiscount([1, 1, 998], 500)).toEqual([1, 0, 499])
    expect(spreadDiscount([0, 500, 0], 500)).toEqual([0, 500, 0])
    expect(spreadDiscount([300, 200], 900)).toEqual([300, 200])
    expect(spreadDiscount([], 10)).toEqual([])
    expect(spreadDiscount([0, 0], 10)).toEqual([0, 0])
    expect(spreadDiscount([5, 5], -3)).toEqual([0, 0])
  })

  test('adds up, never exceeds a line, and is within one unit of the true share', () => {
    const amounts = fc.array(fc.integer({ min: 0, max: 1e10 }), { minLength: 1, maxLength: 20 })
    fc.assert(
      fc.property(amounts, fc.double({ min: 0, max: 1, noNaN: true }), (lines, part) => {
        const total = sum(lines)
        const discount = Math.floor(total * part)
        const shares = spreadDiscount(lines, discount)
        expect(sum(shares)).toBe(discount)
        shares.forEach((share, index) => {
          const line = lines[index] ?? 0
          expect(share).toBeGreaterThanOrEqual(0)
          expect(share).toBeLessThanOrEqual(line)
          const gap = BigInt(share) * BigInt(total) - BigInt(line) * BigInt(discount)
          expect(total === 0 || (gap < BigInt(total) && gap > -BigInt(total))).toBe(true)
        })
      }),
    )
  })
})
