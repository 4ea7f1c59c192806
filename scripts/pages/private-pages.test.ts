import { absoluteUrl } from '../../src/config/site-url'
import { pageRules } from './page-rules'
import { isPrivate } from './private-pages'
import { readPage } from './read-page'
import { siteRules } from './site-rules'

const privateOnes = [
  ...['cart', 'checkout', 'thank-you', 'quote', 'offer', 'offers', 'wishlist', 'compare', 'login', 'register', 'mail-link'],
  ...['confirm-account', 'forgot-password', 'reset-password', 'account', 'account/my-courses', 'account/my-students'],
  ...['account/myAttachments', '404', 'new-entry', 'offline.html'],
].flatMap((name) => [`/ar/${name}`, `/en/${name}`])

describe('pages that no search engine may list', () => {
  it.each(privateOnes)('%s is one, and complained of where it does not say so', (path) => {
    const complaints = (robots: string) =>
      pageRules.flatMap((rule) => rule(readPage(path, `<meta name="robots" content="${robots}">`))).filter((what) => /listed/.test(what))
    expect(isPrivate(path)).toBe(true)
    expect([complaints('index').length, complaints('noindex')]).toEqual([1, []])
  })
  it.each(['/', '/ar', '/en/faq', '/en/search-by-course', '/en/courses/404', '/ar/blog/page/2'])('%s is none', (path) =>
    expect(isPrivate(path)).toBe(false),
  )
  it('given one in the sitemap, then it is complained of', () => {
    const site = {
      pages: [],
      files: new Set<string>(),
      redirects: new Set<string>(),
      listed: [{ address: absoluteUrl('/ar/cart'), alternates: [] }],
    }
    expect(siteRules.flatMap((rule) => rule(site)).map(({ what }) => what)).toContain('is in the sitemap and private')
  })
})
