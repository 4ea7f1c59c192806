import { endpointNames, endpoints } from './endpoints'

const rows = endpointNames.map((name) => ({ name, ...endpoints[name] }))

test('spec §7 lists about 130 calls: each is a row', () => {
  expect(rows.length).toBeGreaterThanOrEqual(130)
})

test('every path is restfulapi/{group}/{action} as the specification writes it', () => {
  for (const { name, path } of rows) expect(path).toBe(`/restfulapi/${name}`)
})

test('what changes something is never kept, and only what changes something takes a key', () => {
  for (const { name, mutates, cacheable, keyed } of rows) {
    if (mutates) expect([name, cacheable]).toEqual([name, false])
    if (keyed) expect([name, mutates]).toEqual([name, true])
  }
})

test('a public read asks for nobody in particular: what is about a person is not kept', () => {
  for (const { name, cacheable, caller } of rows) if (cacheable) expect([name, caller]).toEqual([name, 'anyone'])
})

test('what must not happen twice takes an Idempotency-Key (design api.md)', () => {
  const once = [
    'core/cart/addToCart',
    'core/checkout/placeOrder',
    'mpgshc/payment/validatePayment',
    'subagents/createAccount',
    'inquiresubmission/submit',
    'core/contact/postForm',
    'core/products/addProductReview',
  ] as const
  for (const name of once) expect([name, endpoints[name].keyed]).toEqual([name, true])
})
