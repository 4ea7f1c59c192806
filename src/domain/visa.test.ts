import { visaLength } from './visa'

test.each([
  [26, 26, 'fits'],
  [26, 27, 'longer'],
  [12, 12, 'fits'],
  [12, 13, 'longer'],
  [0, 1, 'always'],
  [null, 40, null],
] as const)('given a short stay of %s weeks and %i weeks of study, then %s', (shortStayWeeks, weeks, length) => {
  expect(visaLength(shortStayWeeks, weeks)).toBe(length)
})
