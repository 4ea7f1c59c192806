import fc from 'fast-check'
import { encodePart } from './path-part'
import { ownAddress, pathKey, readablePath, withQuery } from './paths'
import { followRules, type RouteRule } from './route-rules'

const arabic = '/ar/courses/دورة-اللغة-الإنجليزية'
const letters = fc.stringMatching(/^[a-z0-9أإآبتةدرسعقلمنهوي+.~_-]{1,12}$/).filter((part) => part !== '.' && part !== '..')
const paths = fc.array(letters, { minLength: 1, maxLength: 4 }).map((parts) => `/${parts.join('/')}`)

/** Ways in which one path reaches a server. */
const spellings: ((path: string) => string)[] = [
  (path) => path,
  (path) => encodeURI(path),
  (path) => encodeURI(path).toLowerCase(),
  (path) => encodeURI(encodeURI(path)),
  (path) => path.normalize('NFD'),
  (path) => encodeURI(path.normalize('NFD')),
  (path) => `${path}/`,
  (path) => path.replaceAll('/', '//'),
  (path) => path.toUpperCase(),
  (path) => `${path}\u200f`,
  (path) => encodeURI(`${path}\u200f/`),
  (path) => encodeURI(encodeURI(`${path}\ufeff`)),
  (path) => path.replaceAll('/', '/\u2067\u200e'),
]

it.each(['\u200f', '\u200e', '\u061c', '\ufeff', '\u00a0', '\u2069', '\u200b', ' '])(
  'given an Arabic address with what nobody sees at its end (%j), in any encoding, then it is the same address',
  (mark) => {
    for (const written of [`${arabic}${mark}`, encodeURI(`${arabic}${mark}`), encodeURI(encodeURI(`${arabic}${mark}`)), `${mark}${arabic}`])
      expect(pathKey(written)).toBe(arabic.slice(1))
  },
)

describe('given any path, in any of its spellings (cases 19, 69)', () => {
  it('then all have one key', () => {
    fc.assert(
      fc.property(paths, fc.constantFrom(...spellings), (path, spell) => {
        expect(pathKey(spell(path))).toBe(pathKey(path))
      }),
    )
  })
  it('then its one form leads back to it, and is its own one form', () => {
    fc.assert(
      fc.property(paths, (path) => {
        const address = ownAddress(path) ?? ''
        expect(readablePath(address)).toBe(path.slice(1))
        expect(ownAddress(address)).toBe(address)
      }),
    )
  })
})

it('given what does not decode, then it stays as it is and nothing is thrown', () => {
  expect(readablePath('/ar/%E0%A4%A')).toBe('ar/%E0%A4%A')
  expect(ownAddress('/ar/%E0%A4%A')).toBeNull()
})

it('given a part with signs that divide, then they stay inside it', () => {
  expect(encodePart('c#/d?')).toBe('c%23%2Fd%3F')
})

it.each([
  ['/ar/x', '?a=1', '/ar/x?a=1'],
  ['/ar/x?b=2#c', '?a=1', '/ar/x?b=2&a=1#c'],
  ['/ar/x#c', '', '/ar/x#c'],
])('given %s and the query %s, then both are in %s', (address, query, joined) => {
  expect(withQuery(address, query)).toBe(joined)
})

const hosts = ['evil.com', 'evil.com/ar', 'shop.test.evil.com', 'user@evil.com', '[::1]', 'evil%2Ecom']
const starts = [
  '//',
  '///',
  '/\\',
  '\\\\',
  '\\/',
  '/\t/',
  '/\n/',
  '/%09/',
  'https://',
  'http:',
  'https:',
  'javascript:',
  'data:',
  ' //',
  '/./\\',
  '/..//',
  '/.//',
  '////',
  '/\\\\',
  '/ar/..//../',
  '\u0000//',
]
const payloads = starts.flatMap((start) => hosts.map((host) => start + host))
const more = [
  ...payloads,
  ...payloads.map(encodeURIComponent),
  ...payloads.map((payload) => encodeURIComponent(encodeURIComponent(payload))),
]

/** Where a browser on our site would go. */
const landing = (location: string) => new URL(location, 'https://rihla.example/ar/old').host

describe('given more than 200 payloads that want to lead away (case 49)', () => {
  it('then there are that many', () => {
    expect(more.length).toBeGreaterThan(200)
  })
  it('then none of them does, as a target, and with slashes before it', () => {
    const left = more
      .flatMap((payload) => [payload, `/${payload}`, `//${payload}`])
      .flatMap((payload) => ownAddress(payload) ?? [])
      .filter((address) => landing(address) !== 'rihla.example' || /^\/[/\\]/.test(address))
    expect(left).toEqual([])
  })
  it('then no rule with one leads away', () => {
    const ends = more.flatMap(
      (to) => followRules('/ar/old', (key) => (key === 'ar/old' ? { from: '/ar/old', to, status: 301 } : undefined))?.to ?? [],
    )
    expect(ends.filter((end) => landing(end) !== 'rihla.example')).toEqual([])
  })
})

describe('given rules', () => {
  const at = (rules: RouteRule[]) => (key: string) => rules.find(({ from }) => pathKey(from) === key)
  const moved = (from: string, to: string, status = 301): RouteRule => ({ from, to, status })

  it('then a chain is one step, for good only where all of it is', () => {
    expect(followRules('/a', at([moved('/a', '/b'), moved('/b', '/c')]))).toEqual({ to: '/c', status: 301 })
    expect(followRules('/a', at([moved('/a', '/b', 302), moved('/b', '/c')]))).toEqual({ to: '/c', status: 302 })
  })
  it('then a circle leads nowhere (case 22)', () => {
    const circle = [moved('/a', '/b'), moved('/b', '/c'), moved('/c', '/B/')]
    expect(['/a', '/b', '/c'].map((path) => followRules(path, at(circle)))).toEqual([null, null, null])
    expect(followRules('/a', at([moved('/a', '/a?x=1')]))).toBeNull()
  })
  it('then what moved to something gone is gone', () => {
    expect(followRules('/a', at([moved('/a', '/b'), { from: '/b', to: null, status: 410 }]))).toEqual({ to: null, status: 410 })
  })
  it('then queries of the rules are kept', () => {
    expect(followRules('/a', at([moved('/a', '/b?x=1'), moved('/b', '/c?y=2#z')]))).toEqual({ to: '/c?y=2&x=1#z', status: 301 })
  })
  it('then an Arabic address is found in every spelling, and its target comes encoded once', () => {
    const rules = at([moved(arabic, '/ar/الصيف')])
    for (const spell of spellings) expect(followRules(spell(arabic), rules)?.to).toBe(encodeURI('/ar/الصيف'))
  })
})
