import { standing } from './order'

const asShown = (rating: number, reviews: number) => standing(rating * reviews, reviews)

describe('what students say, as a recommendation reads it', () => {
  it('given nobody has said anything, then there is nothing to read', () => expect(standing(0, 0)).toBeNull())
  it('given the same average, then more reviews say it more surely', () => {
    expect(asShown(48, 200)).toBeGreaterThan(asShown(48, 10) ?? 0)
    expect(asShown(30, 200)).toBeLessThan(asShown(30, 10) ?? 0)
  })
  it('given many middling reviews, then they are no more than fewer good ones', () => {
    expect(asShown(36, 20)).toBeLessThan(asShown(48, 10) ?? 0)
  })
  it('given one review of five stars, then it is not the best of all', () => {
    expect(asShown(50, 1)).toBeLessThan(asShown(46, 20) ?? 0)
  })
  it('stays below what the editors’ choice weighs', () => expect(asShown(50, 1_000_000)).toBeLessThan(1000))
})
