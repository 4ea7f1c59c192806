/** A coupon as an editor writes it. Amounts are halalas, percentages basis points, dates inclusive Riyadh days (design domain §4). */
export type CouponSeed = {
  id: number
  /** Upper case, no spaces; what a customer types is trimmed and upper-cased before it is looked up (case 39). */
  code: string
  kind: 'percent' | 'amount'
  /** percent: 1000 = 10 %; amount: halalas. */
  value: number
  minSubtotal: number
  /** The most a percentage may take off; null means no cap. */
  cap: number | null
  validFrom: string
  validTo: string
  totalUses: number | null
  usesPerCustomer: number | null
  /** Empty scopes mean everything. Language 1 is English in the seeded catalogue. */
  languageIds: number[]
  schoolIds: number[]
  courseTypes: string[]
  /** Latin slugs of cities; empty means everywhere. */
  citySlugs: string[]
}

const open: Omit<CouponSeed, 'id' | 'code' | 'kind' | 'value'> = {
  minSubtotal: 0,
  cap: null,
  validFrom: '2025-01-01',
  validTo: '2099-12-31',
  totalUses: null,
  usesPerCustomer: null,
  languageIds: [],
  schoolIds: [],
  courseTypes: [],
  citySlugs: [],
}

/** Sentinels for journeys and tests: each shows one rule of domain §4 and nothing else. */
export const coupons: CouponSeed[] = [
  { ...open, id: 1, code: 'SAVE10', kind: 'percent', value: 1000 },
  { ...open, id: 2, code: 'FIXED500', kind: 'amount', value: 50_000, minSubtotal: 100_000 },
  { ...open, id: 3, code: 'ONEUSE', kind: 'amount', value: 10_000, totalUses: 1 },
  { ...open, id: 4, code: 'EXPIRED', kind: 'percent', value: 2000, validTo: '2025-12-31' },
  { ...open, id: 5, code: 'LONDON', kind: 'percent', value: 500, languageIds: [1], citySlugs: ['london'] },
  { ...open, id: 6, code: 'CAPPED', kind: 'percent', value: 2500, cap: 75_000 },
  { ...open, id: 7, code: 'ONCEEACH', kind: 'percent', value: 800, usesPerCustomer: 1 },
  { ...open, id: 8, code: 'JUNIOR5', kind: 'percent', value: 500, courseTypes: ['junior'] },
  { ...open, id: 9, code: 'TOMORROW', kind: 'percent', value: 1000, validFrom: '2099-01-01' },
]
