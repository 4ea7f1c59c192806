import ar from '../locales/ar/failures.json'
import en from '../locales/en/failures.json'
import { areaFault, failures, serverFailures } from './failures'

const codes = Object.keys(failures).sort()
/** All but the words for how long to wait, which stand behind any sentence. */
const sentences = (texts: object) =>
  Object.keys(texts)
    .filter((key) => !key.startsWith('wait_'))
    .sort()

test('every failure has its sentence in both languages, and no sentence is without a failure', () => {
  expect(sentences(en)).toEqual(codes)
  expect(sentences(ar)).toEqual(codes)
})

test('sentences are sentences: Arabic in Arabic, none empty', () => {
  for (const text of Object.values(en)) expect(text.trim()).toMatch(/\w{3}/)
  for (const text of Object.values(ar)) expect(text).toMatch(/[\u0621-\u064a]{3}/)
})

test('what the server sends is a client or server error', () => {
  for (const [code, { status }] of Object.entries(serverFailures)) expect([code, status >= 400]).toEqual([code, true])
})

test('the codes of spec §8 are all there', () => {
  expect(codes.filter((code) => /^core_[a-z]+_\d{3}$/.test(code))).toHaveLength(35)
  expect(codes).toContain('core_checkout_105')
})

test('a fault nobody foresaw has the area’s own code where there is one', () => {
  expect(areaFault('core/customers/login')).toBe('core_customers_105')
  expect(areaFault('core/checkout/placeOrder')).toBe('core_checkout_101')
  expect(areaFault('deliverytimetable/rates/deliverySlots')).toBe('core_checkout_101')
  expect(areaFault('course/getCourses')).toBe('internal')
  expect(areaFault('')).toBe('internal')
})
