import { keepQuery, localeCookie, otherLanguagePath } from './switch-locale'

describe('the other language (case 22)', () => {
  const alternates = { ar: '/ar/courses/دورة', en: '/en/courses/course' }
  it('is the same page under its own slug', () => {
    expect(otherLanguagePath({ language: 'ar', alternates })).toBe('/en/courses/course')
    expect(otherLanguagePath({ language: 'en', alternates })).toBe('/ar/courses/دورة')
  })
  it('keeps filters and the place on the page', () => {
    expect(keepQuery('/en/search-by-course', { search: '?city=3&page=2', hash: '#results' })).toBe(
      '/en/search-by-course?city=3&page=2#results',
    )
  })
  it('completed twice, has its query once', () => {
    const once = keepQuery('/en/cart', { search: '?a=1', hash: '' })
    expect(keepQuery(once, { search: '?a=1', hash: '' })).toBe('/en/cart?a=1')
  })
  it('is remembered for 365 days on the whole site (spec §9)', () => {
    expect(localeCookie('en')).toBe('rihla_locale=en; path=/; max-age=31536000; samesite=lax')
  })
})
