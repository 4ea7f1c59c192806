import { absoluteUrl, siteUrl } from './site-url'

describe('given the path of a page', () => {
  it.each([
    ['/', ''],
    ['/ar', '/ar'],
    ['/en/cart/', '/en/cart'],
    ['/ar/courses/دورة', '/ar/courses/%D8%AF%D9%88%D8%B1%D8%A9'],
    ['/en/blog/c++ & c#?', '/en/blog/c%2B%2B%20%26%20c%23%3F'],
  ])('then %s has one absolute, encoded address without a slash at the end (cases 19 and 69)', (path, expected) => {
    expect(absoluteUrl(path)).toBe(siteUrl + expected)
  })
  it('then a letter composed otherwise has the same address (case 19)', () => {
    expect(absoluteUrl('/ar/الإنجليزية'.normalize('NFD'))).toBe(absoluteUrl('/ar/الإنجليزية'.normalize('NFC')))
  })
})
