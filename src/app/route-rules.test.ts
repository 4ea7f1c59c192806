import { destinationOf } from './before-navigation'
import { beforeNavigation, learnRules, ledTo } from './route-rules'

const rule = (from: string, to: string, status = 301) => ({ from, to, status })

describe('given rules of a build, before a client navigation (spec §2)', () => {
  it('when nothing answers, then the navigation waits 300 ms at most and goes as it was meant', async () => {
    jest.useFakeTimers()
    const going = destinationOf('/ar/old', () => new Promise(() => undefined))
    await jest.advanceTimersByTimeAsync(300)
    await expect(going).resolves.toBe('/ar/old')
    jest.useRealTimers()
  })
  it('when their code can’t be had, then it goes as it was meant', async () => {
    await expect(destinationOf('/ar/old', () => Promise.reject(new Error('offline')))).resolves.toBe('/ar/old')
  })
  it('then an old path in any encoding leads to its new one, with query and place', () => {
    learnRules([rule('/ar/قديم', '/ar/%D8%AC%D8%AF%D9%8A%D8%AF'), rule('/ar/old', '/ar/new?from=old')])
    expect(ledTo('/ar/%D9%82%D8%AF%D9%8A%D9%85?a=1#b')).toBe('/ar/%D8%AC%D8%AF%D9%8A%D8%AF?a=1#b')
    expect(ledTo('/ar/old/?a=1')).toBe('/ar/new?from=old&a=1')
    expect(ledTo('/ar/x?a=1#b')).toBe('/ar/x?a=1#b')
    expect(ledTo('/ar/%E0%A4%A')).toBe('/ar/%E0%A4%A')
  })
  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', '/ar/old'])(
    'then none leads to %s (cases 22, 49)',
    (target) => {
      learnRules([rule('/ar/old', target)])
      expect(ledTo('/ar/old')).toBe('/ar/old')
    },
  )
  it.each([
    [301, 301],
    [302, 302],
    [302, 301],
  ])('then rules of %i and %i lead to their end, one after the other, in both languages (case 22)', async (first, second) => {
    learnRules([
      rule('/en/summer', '/en/camps?from=summer', first),
      rule('/en/camps', '/en/summer-groups', second),
      rule('/ar/الصيف', '/ar/summer-groups', first),
    ])
    expect(await beforeNavigation('/en/summer?a=1#b')).toBe('/en/summer-groups?from=summer&a=1#b')
    expect(await beforeNavigation('/ar/الصيف?a=1#b')).toBe('/ar/summer-groups?a=1#b')
  })
  it('when they are known, then nothing is asked for', async () => {
    learnRules([rule('/ar/old', '/ar/new')])
    await expect(destinationOf('/ar/old#x', async () => ({ beforeNavigation }))).resolves.toBe('/ar/new#x')
  })
})
