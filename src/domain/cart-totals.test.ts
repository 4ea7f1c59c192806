import fc from 'fast-check'
import { type CartLine, type CartRules, type Discount, totalCart } from './cart-totals'
import { sum } from './money'

const line = (id: number, rowTotal: number, more: Partial<CartLine> = {}): CartLine => ({
  id,
  rowTotal,
  languageId: 1,
  schoolId: 1,
  courseType: 'general',
  ...more,
})
const everything = { languageIds: [], schoolIds: [], courseTypes: [] }
const coupon = (more: Partial<Discount> = {}): Discount => ({
  kind: 'percent',
  value: 1000,
  minimumSubtotal: 0,
  cap: null,
  from: null,
  to: null,
  usesLeft: null,
  customerUsesLeft: null,
  scope: everything,
  ...more,
})
const rules = (more: Partial<CartRules> = {}): CartRules => ({
  today: '2026-03-01',
  discount: null,
  deliveryFee: 0,
  points: { wanted: 0, halalasEach: 5 },
  wallet: 0,
  minimumOrder: 50_000,
  ...more,
})

test('an empty cart comes to nothing, and asks for no delivery', () => {
  expect(totalCart([], rules({ deliveryFee: 5_000, wallet: 100, points: { wanted: 9, halalasEach: 5 } }))).toEqual({
    subtotal: 0,
    discount: 0,
    discountByLine: [],
    discountProblem: null,
    subtotalWithDiscount: 0,
    delivery: 0,
    pointsUsed: 0,
    pointsAmount: 0,
    walletAmount: 0,
    grandTotal: 0,
    showMinimumMessage: true,
  })
})

test('subtotal, coupon, delivery, points, wallet follow one another', () => {
  const totals = totalCart(
    [line(1, 70_005), line(2, 30_000)],
    rules({ discount: coupon(), deliveryFee: 4_000, points: { wanted: 100, halalasEach: 5 }, wallet: 10_000 }),
  )
  expect(totals).toEqual({
    subtotal: 100_005,
    discount: 10_001,
    discountByLine: [7_001, 3_000],
    discountProblem: null,
    subtotalWithDiscount: 90_004,
    delivery: 4_000,
    pointsUsed: 100,
    pointsAmount: 500,
    walletAmount: 10_000,
    grandTotal: 83_504,
    showMinimumMessage: false,
  })
})

test('the minimum order is compared with the subtotal, before the coupon, and equal passes (case 9)', () => {
  expect(totalCart([line(1, 50_000)], rules({ discount: coupon() })).showMinimumMessage).toBe(false)
  expect(totalCart([line(1, 49_999)], rules()).showMinimumMessage).toBe(true)
})

describe('a coupon', () => {
  test('of 500 on 600 and 700, then 600, then 300, is recomputed and stops at 0 (case 39)', () => {
    const discount = coupon({ kind: 'amount', value: 50_000 })
    expect(totalCart([line(1, 60_000), line(2, 70_000)], rules({ discount })).grandTotal).toBe(80_000)
    expect(totalCart([line(1, 60_000)], rules({ discount })).grandTotal).toBe(10_000)
    expect(totalCart([line(1, 30_000)], rules({ discount }))).toMatchObject({ discount: 30_000, grandTotal: 0 })
  })

  test.each<[string, Partial<Discount>]>([
    ['notYet', { from: '2026-03-02' }],
    ['ended', { to: '2026-02-28' }],
    ['usedUp', { usesLeft: 0 }],
    ['usedByCustomer', { customerUsesLeft: 0 }],
    ['belowMinimum', { minimumSubtotal: 60_001 }],
    ['outOfScope', { scope: { ...everything, schoolIds: [2] } }],
  ])('is dropped: %s', (problem, condition) => {
    expect(totalCart([line(1, 60_000)], rules({ discount: coupon(condition) }))).toMatchObject({
      discountProblem: problem,
      discount: 0,
      discountByLine: [0],
      grandTotal: 60_000,
    })
  })

  test('holds on the edges of its conditions', () => {
    const discount = coupon({ from: '2026-03-01', to: '2026-03-01', usesLeft: 1, customerUsesLeft: 1, minimumSubtotal: 60_000 })
    expect(totalCart([line(1, 60_000)], rules({ discount }))).toMatchObject({ discountProblem: null, discount: 6_000 })
  })

  test('acts on the lines of its scope alone, up to its cap', () => {
    const lines = [line(1, 60_000, { languageId: 2 }), line(2, 40_000), line(3, 20_000, { courseType: 'exam' })]
    const scope = { languageIds: [1], schoolIds: [1], courseTypes: ['general'] }
    expect(totalCart(lines, rules({ discount: coupon({ scope, value: 5000 }) })).discountByLine).toEqual([0, 20_000, 0])
    expect(totalCart(lines, rules({ discount: coupon({ scope, value: 5000, cap: 1_234 }) })).discountByLine).toEqual([0, 1_234, 0])
    expect(totalCart(lines, rules({ discount: coupon({ scope, kind: 'amount', value: 90_000 }) })).discountByLine).toEqual([0, 40_000, 0])
  })
})

test('points are taken whole, the wallet pays the rest', () => {
  expect(totalCart([line(1, 1_003)], rules({ points: { wanted: 500, halalasEach: 5 }, wallet: 9_999 }))).toMatchObject({
    pointsUsed: 200,
    pointsAmount: 1_000,
    walletAmount: 3,
    grandTotal: 0,
  })
  expect(totalCart([line(1, 1_003)], rules({ points: { wanted: 500, halalasEach: 0 } })).pointsUsed).toBe(0)
  expect(totalCart([line(1, 1_003)], rules({ points: { wanted: -5, halalasEach: 5 }, wallet: -7 }))).toMatchObject({
    pointsUsed: 0,
    walletAmount: 0,
    grandTotal: 1_003,
  })
})

test('whatever the cart: figures add up exactly and none is negative', () => {
  const lines = fc.array(
    fc.record({
      id: fc.nat(),
      rowTotal: fc.nat(5_000_000),
      languageId: fc.nat(2),
      schoolId: fc.nat(2),
      courseType: fc.constantFrom('general', 'exam'),
    }),
    { maxLength: 8 },
  )
  const discount = fc.option(
    fc.record({
      kind: fc.constantFrom('percent' as const, 'amount' as const),
      value: fc.nat(10_000),
      minimumSubtotal: fc.nat(100_000),
      cap: fc.option(fc.nat(100_000)),
      from: fc.constant(null),
      to: fc.constant(null),
      usesLeft: fc.option(fc.nat(2)),
      customerUsesLeft: fc.constant(null),
      scope: fc.record({
        languageIds: fc.subarray([0, 1, 2]),
        schoolIds: fc.subarray([0, 1]),
        courseTypes: fc.subarray(['general', 'exam']),
      }),
    }),
  )
  const all = fc.record({
    today: fc.constant('2026-03-01'),
    discount,
    deliveryFee: fc.nat(10_000),
    points: fc.record({ wanted: fc.nat(100_000), halalasEach: fc.nat(10) }),
    wallet: fc.nat(1_000_000),
    minimumOrder: fc.nat(100_000),
  })
  fc.assert(
    fc.property(lines, all, (cart, given) => {
      const totals = totalCart(cart, given)
      expect(sum(totals.discountByLine)).toBe(totals.discount)
      totals.discountByLine.forEach((share, index) => {
        expect(share).toBeGreaterThanOrEqual(0)
        expect(share).toBeLessThanOrEqual(cart[index]?.rowTotal ?? 0)
      })
      expect(totals.grandTotal).toBe(totals.subtotal - totals.discount + totals.delivery - totals.pointsAmount - totals.walletAmount)
      expect(Math.min(totals.grandTotal, totals.walletAmount, totals.pointsAmount, totals.discount)).toBeGreaterThanOrEqual(0)
      expect(totals.pointsUsed).toBeLessThanOrEqual(given.points.wanted)
      expect(totals.walletAmount).toBeLessThanOrEqual(given.wallet)
      const backwards = totalCart([...cart].reverse(), given)
      expect([backwards.discount, backwards.grandTotal]).toEqual([totals.discount, totals.grandTotal])
    }),
  )
})
