import { globalCss } from '../../theme/global-style'
import { offlinePages } from './offline-pages'

const pages = offlinePages()

describe('the offline pages (case 71)', () => {
  it('given two languages, then each has its own, in its direction, for no search engine', () => {
    const told = pages.map(({ file, html }) => [
      file,
      /<html [^>]*>/.exec(html)?.[0],
      /<h1[^>]*>(.*)<\/h1>/.exec(html)?.[1],
      html.includes('<meta name="robots" content="noindex">'),
    ])
    expect(told).toEqual([
      ['ar/offline.html', '<html lang="ar-SA" dir="rtl">', 'أنت غير متصل بالإنترنت', true],
      ['en/offline.html', '<html lang="en-US" dir="ltr">', 'You are offline', true],
    ])
  })
  it('given no connection, then nothing has to be fetched but the icon of the tab and the fonts that the worker keeps', () => {
    for (const { html } of pages) {
      expect(html.match(/(src|href)="[^"]+\.[a-z0-9]+"/g)).toEqual(['href="/mark.svg"'])
      expect(html.match(/url\((?!\/fonts\/)/g)).toBeNull()
    }
  })
  it('given a language, then the styles of all pages in it stand in its page', () => {
    for (const { file, html } of pages) expect(html).toContain(globalCss(file.startsWith('ar') ? 'ar' : 'en'))
  })
  it('given they come with the worker, then each weighs less than 20 KB', () => {
    for (const { html } of pages) expect(Buffer.byteLength(html)).toBeLessThan(20_000)
  })
  it('given what they say differs, then so does the digest by which the worker tells an old one from a new one', () => {
    const [ar, en] = pages.map(({ revision }) => revision)
    expect(ar).toMatch(/^[0-9a-f]{16}$/)
    expect(ar).not.toBe(en)
    expect(offlinePages().map(({ revision }) => revision)).toEqual([ar, en])
  })
})
