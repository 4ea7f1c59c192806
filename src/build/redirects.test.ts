import { redirectsOf } from './redirects'

it('given rules, then those that lead on from no page of ours are published (spec §2)', () => {
  const rules = [
    { from: '/ar/قديم', to: '/ar/about-us', status: 301 },
    { from: '/en/summer', to: '/en/summer-groups', status: 302 },
    { from: '/en/gone', to: null, status: 410 },
    { from: '/en/Cart/', to: '/en/about-us', status: 301 },
  ]
  expect(redirectsOf(rules, [{ path: '/en/cart' }])).toEqual([
    { fromPath: '/ar/قديم', toPath: '/ar/about-us', isPermanent: true },
    { fromPath: '/en/summer', toPath: '/en/summer-groups', isPermanent: false },
  ])
})
