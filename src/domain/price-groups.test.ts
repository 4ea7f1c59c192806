import type { Promotion } from '../contract/pricing-schema'
import { groupTotals, lineGroups } from './price-groups'
import { priceBooking } from './pricing'
import { demoChoice, demoContext, demoSchool } from './pricing/testing/demo-school'

const [promotion] = demoSchool.promotions
const pricedWith = (change: Partial<Promotion>) => {
  const promotions = promotion ? [{ ...promotion, ...change }] : []
  const priced = priceBooking({ ...demoSchool, promotions }, demoChoice, demoContext)
  if (!priced.ok) throw new Error(priced.failure.code)
  return priced.value
}

describe('the groups of a price', () => {
  test.each([
    ['registration', ['tuition', 'registration', 'promotion', 'materials'], 304_500],
    ['materials', ['tuition', 'registration', 'materials', 'promotion'], 305_000],
  ] as const)('given a waived %s fee, then what waives it stands after it, in the course’s group', (waives, kinds, amount) => {
    const price = pricedWith({ kind: 'waivedFee', value: 0, waives })
    const [course] = lineGroups(price.lines)
    expect([course?.group, course?.lines.map(({ kind }) => kind)]).toEqual(['course', kinds])
    expect(groupTotals(price)[0]?.amount).toBe(amount)
  })

  test('given a waived placement fee, then accommodation has both, and they come to nothing there', () => {
    const price = pricedWith({ kind: 'waivedFee', value: 0, waives: 'placement' })
    const groups = lineGroups(price.lines)
    expect(groups.find(({ group }) => group === 'accommodation')?.lines.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['accommodation', 240_000],
      ['accommodationSummer', 27_500],
      ['accommodationUnder18', 21_000],
      ['placement', 6_000],
      ['promotion', -6_000],
    ])
    expect(groupTotals(price).map(({ group, amount }) => [group, amount])).toEqual([
      ['course', 309_500],
      ['accommodation', 288_500],
      ['other', 30_200],
      ['agency', 34_500],
    ])
  })

  test('given a waived transfer, then it stands with the transfer among the other fees', () => {
    const price = pricedWith({ kind: 'waivedFee', value: 0, waives: 'transfer' })
    const groups = lineGroups(price.lines)
    expect(groups.find(({ group }) => group === 'other')?.lines.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['transfer', 18_000],
      ['promotion', -18_000],
      ['insurance', 7_200],
      ['extraFee', 5_000],
    ])
  })

  test('given a promotion on tuition, then it stands after tuition, and the groups’ riyals are the price’s total', () => {
    const price = pricedWith({})
    expect(lineGroups(price.lines)[0]?.lines.map(({ kind }) => kind)).toEqual(['tuition', 'promotion', 'registration', 'materials'])
    expect(groupTotals(price).reduce((all, { sar }) => all + sar, 0)).toBe(price.totalSar)
  })
})
