import fc from 'fast-check'
import { collationKey, compareKeys } from './collate'

const sorted = (names: string[], locale: 'ar' | 'en') =>
  [...names].sort((a, b) => compareKeys(collationKey(a, locale), collationKey(b, locale)))

test('Arabic names stand in the order of the alphabet, whatever carries the hamza', () => {
  expect(sorted(['يافا', 'مدرسة', 'أكسفورد', 'العين', 'إيطاليا', 'تورونتو', 'باريس', 'لندن', 'غرناطة', 'ظفار', 'آسيا'], 'ar')).toEqual([
    'آسيا',
    'أكسفورد',
    'إيطاليا',
    'باريس',
    'تورونتو',
    'ظفار',
    'العين',
    'غرناطة',
    'لندن',
    'مدرسة',
    'يافا',
  ])
})

test('Latin names stand together whatever their case and accents', () => {
  expect(sorted(['zebra', 'Élan', 'apple', 'Eton', 'Zürich', 'Apple', 'eagle'], 'en')).toEqual([
    'Apple',
    'apple',
    'eagle',
    'Élan',
    'Eton',
    'zebra',
    'Zürich',
  ])
})

test('each store puts its own script first', () => {
  expect(sorted(['London', 'لندن', 'Berlin', 'برلين'], 'ar')).toEqual(['برلين', 'لندن', 'Berlin', 'London'])
  expect(sorted(['London', 'لندن', 'Berlin', 'برلين'], 'en')).toEqual(['Berlin', 'London', 'برلين', 'لندن'])
})

test('the order does not hang on the order before, and only equal names are equal', () => {
  const names = fc.array(fc.string({ unit: fc.constantFrom('أ', 'ا', 'إ', 'ب', 'ة', 'ه', 'e', 'É', 'E', ' ', '٣', '3') }), {
    maxLength: 12,
  })
  fc.assert(
    fc.property(names, (given) => {
      expect(sorted([...given].reverse(), 'ar')).toEqual(sorted(given, 'ar'))
      for (const name of given)
        for (const other of given) expect(collationKey(name, 'ar') === collationKey(other, 'ar')).toBe(name === other)
    }),
  )
})
