import { pluralForm } from './weeks'

test('the Arabic form of 0, 1, 2, 3, 10, 11, 26, 99, 100, 101, 102, 103, 1.5 weeks (case 35)', () => {
  expect([0, 1, 2, 3, 10, 11, 26, 99, 100, 101, 102, 103, 1.5].map((weeks) => pluralForm(weeks, 'ar'))).toEqual([
    'zero',
    'one',
    'two',
    'few',
    'few',
    'many',
    'many',
    'many',
    'other',
    'other',
    'other',
    'few',
    'other',
  ])
})

test('agrees with the engine’s own rules where it has them', () => {
  const arabic = new Intl.PluralRules('ar')
  for (let count = 0; count <= 1200; count += 1) expect(pluralForm(count, 'ar')).toBe(arabic.select(count))
})

test('English has 0 weeks, 1 week, n weeks', () => {
  expect([0, 1, 2, 11].map((weeks) => pluralForm(weeks, 'en'))).toEqual(['other', 'one', 'other', 'other'])
})
