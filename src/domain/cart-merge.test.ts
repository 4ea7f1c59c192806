import type { BookingChoice } from '../contract/pricing-schema'
import { mergeCarts, sameBooking, sharesRegistration } from './cart-merge'
import { demoChoice } from './pricing/testing/demo-school'

describe('two cart lines', () => {
  test.each<[string, Partial<BookingChoice>]>([
    ['another course', { courseId: 2 }],
    ['another start', { startDate: '2026-06-22' }],
    ['other weeks', { weeks: 11 }],
    ['another accommodation', { accommodationId: 4 }],
    ['none', { accommodationId: null }],
    ['other accommodation weeks', { accommodationWeeks: 11 }],
    ['extra nights', { extraNights: 1 }],
    ['another student', { student: { birthDate: '2008-08-02', nationality: 'SA' } }],
    ['another nationality', { student: { birthDate: '2008-08-01', nationality: 'AE' } }],
    ['another transfer', { transfer: 'arrival' }],
    ['no insurance', { insurance: false }],
    ['other fees', { extraFeeIds: [] }],
  ])('stand apart with %s', (_, difference) => {
    expect(sameBooking(demoChoice, { ...demoChoice, ...difference })).toBe(false)
    expect(sameBooking({ ...demoChoice, ...difference }, demoChoice)).toBe(false)
  })

  test('are one when they book the same in other words', () => {
    expect(sameBooking(demoChoice, { ...demoChoice, accommodationWeeks: 12, extraFeeIds: [9, 9] })).toBe(true)
    const bare: BookingChoice = { ...demoChoice, accommodationId: null, transfer: 'none', pickupId: null }
    expect(sameBooking(bare, { ...bare, accommodationWeeks: 3, extraNights: 2, pickupId: 5 })).toBe(true)
  })
})

test('a guest’s cart merges into the customer’s, up to the greatest quantity', () => {
  const other = { ...demoChoice, weeks: 4 }
  const customer = [{ id: 1, choice: demoChoice, qty: 19 }]
  expect(
    mergeCarts(
      customer,
      [
        { id: 2, choice: other, qty: 1 },
        { id: 3, choice: demoChoice, qty: 3 },
        { id: 4, choice: other, qty: 1 },
      ],
      20,
    ),
  ).toEqual([
    { id: 1, choice: demoChoice, qty: 20 },
    { id: 2, choice: other, qty: 2 },
  ])
  expect(customer[0]?.qty).toBe(19)
})

test('registration is paid once by the same student at the same school', () => {
  const one = { schoolId: 1, qty: 1, student: demoChoice.student, name: null }
  expect(sharesRegistration(one, { ...one })).toBe(true)
  expect(sharesRegistration(one, { ...one, schoolId: 2 })).toBe(false)
  expect(sharesRegistration(one, { ...one, qty: 2 })).toBe(false)
  const unknown = { ...one, student: { birthDate: null, nationality: 'SA' } }
  expect(sharesRegistration(unknown, { ...unknown })).toBe(false)
})

test('twins are two students once their names are known', () => {
  const sara = { schoolId: 1, qty: 1, student: demoChoice.student, name: 'sara alharbi' }
  expect(sharesRegistration(sara, { ...sara })).toBe(true)
  expect(sharesRegistration(sara, { ...sara, name: 'huda alharbi' })).toBe(false)
  expect(sharesRegistration(sara, { ...sara, name: null })).toBe(true)
})
