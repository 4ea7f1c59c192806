import { formatAmount, formatDate, formatNumber, formatPrice } from './format'

describe('prices (case 34)', () => {
  it.each([
    [0, 'SAR 0.00'],
    [50, 'SAR 0.50'],
    [123_450, 'SAR 1,234.50'],
    [100_000_000, 'SAR 1,000,000.00'],
    [-15_000, 'SAR −150.00'],
    [100_000, 'SAR 1,000.00'],
    [2_951_040, 'SAR 29,510.40'],
  ])('%i halalas are %s in English', (halalas, text) => {
    expect(formatPrice(halalas, 'en')).toBe(text)
  })
  it('in Arabic the symbol stands left of the number with a space, inside a left-to-right isolate', () => {
    expect(formatPrice(123_450, 'ar')).toBe('\u2066\u20c1 1,234.50\u2069')
    expect(formatPrice(-15_000, 'ar')).toBe('\u2066\u20c1 −150.00\u2069')
  })
  it('other currencies have their code in both', () => {
    expect(formatPrice(300_000, 'en', 'GBP')).toBe('GBP 3,000.00')
    expect(formatPrice(300_000, 'ar', 'GBP')).toBe('\u2066GBP 3,000.00\u2069')
  })
  it('currencies without hundredths, or with thousandths, are written as ISO 4217 has them', () => {
    expect(formatPrice(1_200_000, 'en', 'JPY')).toBe('JPY 1,200,000')
    expect(formatPrice(1_234_500, 'ar', 'KWD')).toBe('\u2066KWD 1,234.500\u2069')
  })
  it('never passes through floating point', () => {
    expect(formatAmount(900_719_925_474_099)).toBe('9,007,199,254,740.99')
  })
})

describe('numbers and dates', () => {
  it('have Latin digits and no hidden marks in both languages', () => {
    expect(formatNumber(1_234_567)).toBe('1,234,567')
    expect(formatDate('2026-06-15', 'en')).toBe('15 June 2026')
    expect(formatDate('2026-06-15', 'ar')).toBe('15 يونيو 2026')
    expect(formatDate('2026-06-15', 'ar', 'month')).toBe('يونيو 2026')
  })
  it.each(['Asia/Riyadh', 'America/New_York', 'Pacific/Kiritimati'])('a date is the same day in %s (case 1)', (zone) => {
    const before = process.env.TZ
    process.env.TZ = zone
    expect(formatDate('2000-01-01', 'en')).toBe('1 January 2000')
    process.env.TZ = before
  })
})
