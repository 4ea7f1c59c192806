import { writtenParams } from './price-words'

const written = (currency: string) => writtenParams({ steps: '3x27000+8x26000' }, currency, { locale: 'ar', money: () => '' }).steps

describe('given weeks at one rate after weeks at another', () => {
  it('then both rates are written left to right, with the digits their currency has', () => {
    expect(written('GBP')).toBe('\u20663 × 270.00 + 8 × 260.00\u2069')
    expect(written('JPY')).toBe('\u20663 × 27,000 + 8 × 26,000\u2069')
  })
})
