import { asksForPage, offlineLocale } from './asks-for-page'

const at = (path: string) => `https://rihla.example${path}`
const goesTo = (path: string, how: { mode?: RequestMode; destination?: RequestDestination } = {}) =>
  asksForPage({ mode: 'navigate', destination: 'document', url: at(path), ...how })

describe('who is given the offline page (case 71)', () => {
  it.each([
    '/',
    '/ar',
    '/en',
    '/en/courses/general-english-20-demo-london',
    '/ar/courses/%D8%AF%D9%88%D8%B1%D8%A9-%D9%84%D9%86%D8%AF%D9%86',
    '/ar/search-by-course?country=GB&q=a.b',
    '/en/offer',
    '/en/search/deep',
    '/courses/of-an-old-address',
    '/apiary',
    '/en/blog/ielts-6.5',
    '/ar/blog/%D8%A2%D9%8A%D9%84%D8%AA%D8%B3-6.5?utm_source=mail',
  ])('given somebody goes to %s, then it is given', (path) => expect(goesTo(path)).toBe(true))

  it.each([
    '/restfulapi/core/quotes/printQuote',
    '/restfulapi',
    '/api/orders',
    '/rest/V1/orders',
    '/graphql',
    '/docs',
    '/dev/mailbox',
    '/healthz',
    '/search/ar.0123456789abcdef.json',
    '/page-data/ar/page-data.json',
    '/pictures/a',
    '/static/offer',
    '/sitemap.xml',
    '/robots.txt',
    '/manifest.webmanifest',
    '/sw.js',
    '/en/offer.pdf',
    '/ar/offline.html',
    '/posters/london.svg?v=2',
    '/.gatsby-plugin-offline:api=disableOfflineShell',
  ])('given somebody goes to %s, then the browser says itself that it can not be had', (path) => expect(goesTo(path)).toBe(false))

  it.each<[string, RequestMode, RequestDestination]>([
    ['a call of a script', 'cors', ''],
    ['a picture', 'no-cors', 'image'],
    ['a script', 'no-cors', 'script'],
    ['a page inside a page', 'navigate', 'iframe'],
  ])('given %s of the same address, then it is not given', (_what, mode, destination) =>
    expect(goesTo('/en/faq', { mode, destination })).toBe(false),
  )
})

it.each([
  ['/en', 'en'],
  ['/en/faq', 'en'],
  ['/EN/faq', 'en'],
  ['/ar/faq', 'ar'],
  ['/', 'ar'],
  ['/english', 'ar'],
  ['/courses/en', 'ar'],
])('given %s, then the offline page is in %s', (path, locale) => expect(offlineLocale(at(path))).toBe(locale))
