import { type EndpointName, endpointNames, endpoints } from './endpoints'

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

/** What the first word of an action says it does. */
const changing =
  /^(accept|add|apply|cancel|change|clear|confirm|create|delete|edit|issue|login|mark|notify|place|post|remove|reorder|report|save|send|set|submit|subscribe|unsubscribe|update)$/
const reading = /^(check|export|get|has|is|parse|search|suggest)$/
/** Where the specification's name begins with another word, or with the wrong one. */
const misnamed: Partial<Record<EndpointName, boolean>> = {
  'core/customers/customerLogout': true,
  'core/customers/forgotPassword': true,
  // To ask whether a link is still good changes nothing; to ask the bank about a payment settles it.
  'core/customers/validateForgotPasswordToken': false,
  'mpgshc/payment/validatePayment': true,
  // Begins a payment.
  'mpgshc/payment/getJsConfigurations': true,
  'deliverytimetable/rates/deliverySlots': false,
}

test('a call changes something where its name says so, and only there (case 86)', () => {
  const said = (name: EndpointName) => {
    const verb = /(get|[a-z]+)[^/]*$/.exec(name)?.[1] ?? ''
    return misnamed[name] ?? (changing.test(verb) ? true : reading.test(verb) ? false : `which is ${verb}?`)
  }
  expect(rows.map(({ name, mutates }) => [name, mutates])).toEqual(rows.map(({ name }) => [name, said(name)]))
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
