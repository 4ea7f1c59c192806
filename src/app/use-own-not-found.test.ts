import { speaksAnother } from './use-own-not-found'

describe('an unknown address reached by a link (case 22)', () => {
  it('is asked of the server where the page at hand speaks the other language', () => {
    expect(speaksAnother('notFound', 'ar', '/en/no-such-page')).toBe(true)
  })
  it('stays where the language is right, or the address names none', () => {
    expect(speaksAnother('notFound', 'ar', '/ar/no-such-page')).toBe(false)
    expect(speaksAnother('notFound', 'ar', '/no-such-page')).toBe(false)
  })
  it('concerns no other page', () => {
    expect(speaksAnother('home', 'ar', '/en')).toBe(false)
  })
})
