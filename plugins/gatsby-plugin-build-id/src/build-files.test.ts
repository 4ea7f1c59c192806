import { buildFiles, idOf, ruleOf } from './build-files'

describe('what a build publishes about itself', () => {
  it('given the same content twice, then the id is the same; given another page, then another', () => {
    expect(idOf(['a 1', 'b 2'])).toBe(idOf(['a 1', 'b 2']))
    expect(idOf(['a 1', 'b 3'])).not.toBe(idOf(['a 1', 'b 2']))
  })
  it('given redirects, then they are rules with their status', () => {
    expect(ruleOf({ fromPath: '/old', toPath: '/ar/new', isPermanent: true })).toEqual({ from: '/old', to: '/ar/new', status: 301 })
    expect(ruleOf({ fromPath: '/old', toPath: '/ar/new' }).status).toBe(302)
  })
  it('given pages, then latest is small and meta names them all; meta is written first', () => {
    const files = buildFiles('abc', 1, [], ['/en', '/ar'])
    expect(Object.keys(files)).toEqual(['meta/abc.json', 'latest.json'])
    expect(JSON.parse(files['latest.json'] ?? '')).toEqual({ id: 'abc', timestamp: 1, rules: [] })
    expect(JSON.parse(files['meta/abc.json'] ?? '').prerendered).toEqual(['/ar', '/en'])
  })
})
