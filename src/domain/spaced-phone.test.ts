import { spacedPhone } from './spaced-phone'

test.each([
  ['+966112000000', '+966 11 200 0000'],
  ['+966501234567', '+966 50 123 4567'],
  ['+966 11 200 0000', '+966 11 200 0000'],
  ['+441234567890', '+441234567890'],
  ['', ''],
])('%s is written "%s"', (phone, written) => {
  expect(spacedPhone(phone)).toBe(written)
})
