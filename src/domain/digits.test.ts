import { parseAmount, parseCount, toLatinDigits } from './digits'

test('digits of other scripts become Latin, the rest stays', () => {
  expect(toLatinDigits('٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹ ０９ ०९ ১ ๙ abc ١٬٢٣٤٫٥٠')).toBe('0123456789 0123456789 09 09 1 9 abc 1,234.50')
})

describe('a count', () => {
  test.each([
    [4, 4],
    ['٤', 4],
    ['۴', 4],
    ['2 ', 2],
    [' \u200f١٢\u00a0', 12],
    ['٢', 2],
    ['007', 7],
    [2147483647, 2147483647],
  ])('%p is %i', (value, count) => {
    expect(parseCount(value)).toBe(count)
  })

  test.each([
    0,
    -1,
    -0,
    0.5,
    1.5,
    '0',
    '-1',
    '1.5',
    '١٫٥',
    '1e3',
    '0x10',
    '1,000',
    '+2',
    '',
    ' ',
    'two',
    2147483648,
    2 ** 53,
    '9'.repeat(400),
    Number.NaN,
    Number.POSITIVE_INFINITY,
    null,
    undefined,
    [],
    [2],
    {},
    true,
    2n,
  ])('%p is none (case 7)', (value) => {
    expect(parseCount(value)).toBeNull()
  })

  test('is refused above the given greatest', () => {
    expect(parseCount(20, 20)).toBe(20)
    expect(parseCount(21, 20)).toBeNull()
    expect(parseCount(1e9, 20)).toBeNull()
  })
})

test.each<[string, number, number | null]>([
  ['1,234.50', 2, 123450],
  ['١٬٢٣٤٫٥٠', 2, 123450],
  ['1234', 2, 123400],
  ['0.5', 2, 50],
  ['12.', 2, 1200],
  ['1.234', 3, 1234],
  ['100', 0, 100],
  ['1.005', 2, null],
  ['1,23', 2, null],
  ['-1', 2, null],
  ['1.5', 0, null],
  ['', 2, null],
  ['99999999999999999', 2, null],
])('the amount %p with %i decimals is %p', (text, decimals, minor) => {
  expect(parseAmount(text, decimals)).toBe(minor)
})
