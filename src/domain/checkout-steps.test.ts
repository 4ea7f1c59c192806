import { stepFor } from './checkout-steps'

describe('the steps of checkout', () => {
  it.each([
    [null, { billing: false, payment: false }, 'billing'],
    ['review', { billing: false, payment: false }, 'billing'],
    ['review', { billing: true, payment: false }, 'payment'],
    ['review', { billing: true, payment: true }, 'review'],
    ['billing', { billing: true, payment: true }, 'billing'],
    ['payment', { billing: true, payment: true }, 'payment'],
    ['review', { billing: false, payment: true }, 'billing'],
    ['nonsense', { billing: true, payment: true }, 'billing'],
  ] as const)('given ?step=%s and %j done, then %s is shown', (asked, done, shown) => {
    expect(stepFor(asked, done)).toBe(shown)
  })
})
