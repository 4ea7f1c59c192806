import fc from 'fast-check'
import { awayFromCheckout, type CheckoutState, checkoutSteps, isStepAllowed, stepToShow } from './checkout-steps'

const fresh: CheckoutState = {
  bookableLines: 1,
  problemLines: 0,
  minimumReached: true,
  loggedIn: false,
  guestAllowed: true,
  billingSaved: false,
  paymentMethod: null,
  placedNumber: null,
}
const billed = { ...fresh, billingSaved: true }
const ready = { ...billed, paymentMethod: 'banktransfer' }
const placed = { ...fresh, bookableLines: 0, placedNumber: 'RH-26-004217' }

test.each<[string, CheckoutState, (string | null)[], string[]]>([
  [
    'a new checkout',
    fresh,
    [null, 'billing', 'payment', 'review', 'done', 'nonsense'],
    ['billing', 'billing', 'billing', 'billing', 'billing', 'billing'],
  ],
  ['with billing saved', billed, [null, 'billing', 'payment', 'review', 'done'], ['payment', 'billing', 'payment', 'payment', 'payment']],
  ['with a method chosen', ready, [null, 'billing', 'payment', 'review', 'done'], ['review', 'billing', 'payment', 'review', 'review']],
  ['a method without billing', { ...ready, billingSaved: false }, ['review', 'payment'], ['billing', 'billing']],
  ['placed', placed, [null, 'billing', 'review', 'done'], ['done', 'done', 'done', 'done']],
])('%s shows the step its data allow', (_, state, asked, shown) => {
  expect(asked.map((step) => stepToShow(step, state))).toEqual(shown)
})

test.each<[Partial<CheckoutState>, unknown]>([
  [{ bookableLines: 0 }, { to: 'cart', because: 'empty' }],
  [{ problemLines: 1 }, { to: 'cart', because: 'problemLines' }],
  [{ minimumReached: false }, { to: 'cart', because: 'belowMinimum' }],
  [{ guestAllowed: false }, { to: 'login', because: 'guestRefused' }],
  [{ guestAllowed: false, loggedIn: true }, null],
  [{ bookableLines: 0, placedNumber: 'RH-26-004217' }, null],
  [{}, null],
])('%j leads to %j', (difference, away) => {
  expect(awayFromCheckout({ ...fresh, ...difference })).toEqual(away)
})

test('whatever is there and asked, the step shown is allowed', () => {
  const state = fc.record({
    bookableLines: fc.nat(3),
    problemLines: fc.nat(1),
    minimumReached: fc.boolean(),
    loggedIn: fc.boolean(),
    guestAllowed: fc.boolean(),
    billingSaved: fc.boolean(),
    paymentMethod: fc.option(fc.string()),
    placedNumber: fc.option(fc.string()),
  })
  fc.assert(
    fc.property(fc.option(fc.oneof(fc.constantFrom<string>(...checkoutSteps), fc.string())), state, (asked, given) =>
      isStepAllowed(stepToShow(asked, given), given),
    ),
  )
})
