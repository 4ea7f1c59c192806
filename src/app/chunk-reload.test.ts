import { mayReload } from './chunk-reload'

describe('reload after a missing chunk (spec §4, case 26)', () => {
  const mark = { key: 'abc', rihlaReload: { path: '/ar/x', at: 1_000_000 } }
  it('happens the first time', () => {
    expect(mayReload(null, '/ar/x', 1_000_000)).toBe(true)
    expect(mayReload({ key: 'abc' }, '/ar/x', 1_000_000)).toBe(true)
  })
  it('happens at most once per path within 10 seconds', () => {
    expect(mayReload(mark, '/ar/x', 1_009_999)).toBe(false)
    expect(mayReload(mark, '/ar/x', 1_010_000)).toBe(true)
  })
  it('counts each path by itself', () => {
    expect(mayReload(mark, '/ar/y', 1_000_001)).toBe(true)
  })
  it('takes a clock that jumped back for long ago (case 97)', () => {
    expect(mayReload(mark, '/ar/x', 1)).toBe(true)
  })
})
