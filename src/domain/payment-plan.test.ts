import { paymentPlan } from './payment-plan'

const terms = { depositBasisPoints: 2000, balanceDays: 28 }

describe('deposit and balance', () => {
  test('given the worked example (29,510.40), then a fifth is due now and the rest four weeks before the start', () => {
    expect(paymentPlan(2_951_040, '2026-06-15', '2026-03-01', terms)).toEqual({
      deposit: 590_208,
      balance: 2_360_832,
      balanceOn: '2026-05-18',
    })
  })

  test.each([
    [1, 0, 1],
    [2, 0, 2],
    [3, 1, 2],
    [12, 2, 10],
    [13, 3, 10],
    [99_999, 20_000, 79_999],
  ])('given a total of %i halalas, then %i now and %i later: rounded half up, nothing lost', (total, deposit, balance) => {
    expect(paymentPlan(total, '2026-06-15', '2026-03-01', terms)).toMatchObject({ deposit, balance })
  })

  test.each([
    ['2026-04-20', { deposit: 20_000, balance: 80_000, balanceOn: '2026-04-21' }],
    ['2026-04-21', { deposit: 100_000, balance: 0, balanceOn: null }],
    ['2026-04-22', { deposit: 100_000, balance: 0, balanceOn: null }],
  ])('given today is %s and the balance is due on 21 April, then %j', (today, plan) => {
    expect(paymentPlan(100_000, '2026-05-19', today, terms)).toEqual(plan)
  })

  test('given a deposit of nothing, of all or of more than all, then neither part is ever negative', () => {
    expect(paymentPlan(500, '2026-06-15', '2026-03-01', { depositBasisPoints: 0, balanceDays: 28 })).toMatchObject({
      deposit: 0,
      balance: 500,
    })
    for (const depositBasisPoints of [10_000, 15_000])
      expect(paymentPlan(500, '2026-06-15', '2026-03-01', { depositBasisPoints, balanceDays: 28 })).toEqual({
        deposit: 500,
        balance: 0,
        balanceOn: null,
      })
  })

  test('given leap years and the turn of a year, then the day is counted by the calendar', () => {
    expect(paymentPlan(100, '2028-03-01', '2027-12-01', { ...terms, balanceDays: 1 }).balanceOn).toBe('2028-02-29')
    expect(paymentPlan(100, '2027-01-10', '2026-11-01', terms).balanceOn).toBe('2026-12-13')
  })
})
