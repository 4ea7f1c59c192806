import { mustAskServer } from './use-own-not-found'

const notFound = (pathname: string) => ({ routeName: 'notFound', language: 'ar' as const, pathname })

describe('an unknown address', () => {
  it('reached by a link is asked of the server, who may know a rule or an entry newer than the build', () => {
    expect(mustAskServer(notFound('/ar/new-course'), '/ar')).toBe(true)
  })
  it('is asked once more where the page at hand speaks the other language (case 22)', () => {
    expect(mustAskServer(notFound('/en/no-such-page'), '/en/no-such-page')).toBe(true)
  })
  it('that the server has answered stays where the language is right, or the address names none', () => {
    expect(mustAskServer(notFound('/ar/no-such-page'), '/ar/no-such-page')).toBe(false)
    expect(mustAskServer(notFound('/no-such-page'), '/no-such-page')).toBe(false)
  })
  it('is no other page', () => {
    expect(mustAskServer({ routeName: 'home', language: 'ar', pathname: '/en' }, '/ar')).toBe(false)
  })
})
