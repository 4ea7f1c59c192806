import { targetOf } from './route-rules'

const rule = (from: string, to: string) => [{ from, to, status: 301 as const }]

describe('route rules before a navigation (spec §2)', () => {
  it('send an old path to its new one, in any encoding', () => {
    expect(targetOf('/ar/%D9%82%D8%AF%D9%8A%D9%85', rule('/ar/قديم', '/ar/جديد'))).toBe('/ar/جديد')
    expect(targetOf('/ar/old/', rule('/ar/old', '/ar/new'))).toBe('/ar/new')
  })
  it('leave other paths alone', () => {
    expect(targetOf('/ar/x', rule('/ar/old', '/ar/new'))).toBeNull()
  })
  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)'])('never lead to %s (case 49)', (target) => {
    expect(targetOf('/ar/old', rule('/ar/old', target))).toBeNull()
  })
})
