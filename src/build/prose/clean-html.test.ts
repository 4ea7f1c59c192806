import { type CleanContext, cleanHtml, isBlank, safeHtml } from '../../domain/prose/clean-html'
import { withAnchors } from '../../domain/prose/headings'
import type { TwinPaths } from '../../domain/prose/prose-link'
import { enter } from './link-book'
import { proseText, relatedPosts } from './prose-fields'
import { readingMinutes } from './reading-time'

const book = new Map<string, TwinPaths>()
enter(book, { url: { en: 'refund-policy', ar: 'سياسة-الاسترداد' } }, (url) => `/${url}`)

const on = (language: 'ar' | 'en'): CleanContext => ({
  language,
  host: 'rihla.example',
  find: (path) => book.get(path),
  words: { table: 'Table', video: 'Watch' },
})
const arabic = (html: string) => cleanHtml(html, on('ar'))
const hrefOf = (html: string) => /href="([^"]*)"/.exec(html)?.[1]
const arabicLink = (href: string) => hrefOf(arabic(`<p><a href="${href}">x</a></p>`))

describe('given a link in an editor’s text on an Arabic page (case 91)', () => {
  it.each([
    ['/about-us', '/ar/about-us'],
    ['about-us', '/ar/about-us'],
    ['/about-us/', '/ar/about-us'],
    ['/', '/ar'],
    ['/en/about-us', '/ar/about-us'],
    ['/EN/about-us', '/ar/about-us'],
    ['/AR/about-us', '/ar/about-us'],
    ['/blog/ielts-6.55', '/ar/blog/ielts-6.55'],
    ['/ar/about-us', '/ar/about-us'],
    ['https://rihla.example/about-us', '/ar/about-us'],
    ['//rihla.example/en/about-us?x=1#y', '/ar/about-us?x=1#y'],
    ['/search-by-course?language=1#results', '/ar/search-by-course?language=1#results'],
    ['/refund-policy', '/ar/سياسة-الاسترداد'],
    ['/en/refund-policy#how', '/ar/سياسة-الاسترداد#how'],
    ['/%D8%B3%D9%8A%D8%A7%D8%B3%D8%A9-%D8%A7%D9%84%D8%A7%D8%B3%D8%AA%D8%B1%D8%AF%D8%A7%D8%AF', '/ar/سياسة-الاسترداد'],
    ['/%E0%A4%A', '/ar/%E0%A4%A'],
    ['/media/form.pdf', '/media/form.pdf'],
    ['#part', '#part'],
    ['mailto:hello@rihla.example', 'mailto:hello@rihla.example'],
    ['tel:+966112000000', 'tel:+966112000000'],
  ])('%s leads to %s', (written, wanted) => {
    expect(arabicLink(written)).toBe(wanted)
  })

  it.each(['javascript:alert(1)', 'java\nscript:alert(1)', ' JAVASCRIPT:alert(1)', 'data:text/html,x', 'vbscript:x', ''])(
    '%j leads nowhere',
    (written) => {
      expect(arabicLink(written)).toBeUndefined()
    },
  )

  it('then the English page of the same entry has the English slug', () => {
    expect(cleanHtml('<a href="/سياسة-الاسترداد">x</a>', on('en'))).toBe('<a href="/en/refund-policy">x</a>')
  })
  it('then one that says hreflang keeps the language it means', () => {
    expect(hrefOf(arabic('<a href="/en/refund-policy" hreflang="en">English</a>'))).toBe('/en/refund-policy')
  })
  it('then one that leaves the site gets rel=noopener and may open a new window', () => {
    expect(arabic('<a href="https://gov.example/visa" target="_blank" rel="opener">x</a>')).toBe(
      '<a href="https://gov.example/visa" rel="noopener" target="_blank">x</a>',
    )
  })
  it('then one inside stays in its window', () => {
    expect(arabic('<a href="/faq" target="_blank">x</a>')).toBe('<a href="/ar/faq">x</a>')
  })
})

describe('given HTML that would break a page', () => {
  it.each([
    ['<script>alert(1)</script><p>kept</p>', '<p>kept</p>'],
    ['<p onclick="x()" style="text-align:left" class="MsoNormal" align="left">kept</p>', '<p>kept</p>'],
    ['<style>p{color:red}</style><p>kept</p>', '<p>kept</p>'],
    ['<form action="https://bad.example"><input name="card">kept</form>', 'kept'],
    ['<svg onload="x()"><circle/></svg><p>kept</p>', '<p>kept</p>'],
    ['<object data="x"></object><embed src="x"><p>kept</p>', '<p>kept</p>'],
    ['<p>open <strong>and not closed', '<p>open <strong>and not closed</strong></p>'],
    ['<h1>Second title</h1>', '<h2>Second title</h2>'],
  ])('%s becomes %s', (written, wanted) => {
    expect(arabic(written)).toBe(wanted)
  })

  it('then text that must be read left to right keeps its dir', () => {
    expect(arabic('<p>رقمنا <span dir="ltr">+966 11 200 0000</span></p>')).toBe('<p>رقمنا <span dir="ltr">+966 11 200 0000</span></p>')
  })
  it('then a table scrolls by itself and can be reached by the keyboard', () => {
    expect(arabic('<table><tr><td>1</td></tr></table>')).toBe(
      '<div data-table tabindex="0" role="region" aria-label="Table"><table><tr><td>1</td></tr></table></div>',
    )
  })
  it('then a film is a link to it, with its title', () => {
    expect(arabic('<iframe src="https://www.youtube.com/embed/abc-1_2" title="Our office"></iframe>')).toBe(
      '<a href="https://www.youtube.com/watch?v=abc-1_2" rel="noopener" target="_blank" data-video data-needs-script>Our office</a>',
    )
  })
  it.each(['https://bad.example/embed/1', 'https://www.youtube.com.bad.example/embed/1', 'javascript:alert(1)'])(
    'then a frame from %s is gone',
    (src) => {
      expect(arabic(`<p>kept</p><iframe src="${src}"></iframe>`)).not.toMatch(/iframe|href|src/)
    },
  )
  it('then pictures are our own, and wait until they are near', () => {
    const html = arabic(
      '<p>x</p><img src="/media/a.webp" onerror="x()"><img src="https://spy.example/p.gif"><img src="//spy.example/p.gif">',
    )
    expect(html.match(/<img[^>]*>/g)).toEqual(['<img alt="" src="/media/a.webp" loading="lazy" decoding="async" />'])
  })
  it.each([
    '',
    '   ',
    '<p> </p>',
    '<p>&nbsp;</p><p>\u200b</p>',
    '<div><br></div>',
    '<p>&rlm;</p>',
    '<h2>&lrm;&#x061c;</h2><p>\u2066\u2069\u3164</p>',
  ])('then a text of %j is nothing', (written) => {
    expect(arabic(written)).toBe('')
  })
})

describe('given headings', () => {
  it('then each has an anchor in its own script, once', () => {
    const { html, headings } = withAnchors('<h2>ماذا نقدم؟</h2><h3>Fees &amp; VAT</h3><h2>ماذا نقدم؟</h2><h2>Content</h2>')
    expect(headings).toEqual([
      { id: 'ماذا-نقدم', text: 'ماذا نقدم؟', level: 2 },
      { id: 'fees-vat', text: 'Fees & VAT', level: 3 },
      { id: 'ماذا-نقدم-2', text: 'ماذا نقدم؟', level: 2 },
      { id: 'content-2', text: 'Content', level: 2 },
    ])
    expect(html).toContain('<h2 id="ماذا-نقدم-2">')
  })
  it('then an editor’s own anchor is kept', () => {
    expect(withAnchors('<h2 id="Docs" dir="ltr">Papers</h2>').html).toBe('<h2 id="docs" dir="ltr">Papers</h2>')
  })
})

describe('given a page that only English has (case 81)', () => {
  const text = { en: '<p>Hello</p>', ar: ' &nbsp; ' }
  it('then the Arabic page shows the English text and knows it', () => {
    expect(proseText(text, 'ar')).toEqual({ html: '<p>Hello</p>', language: 'en' })
    expect(proseText(text, 'en')).toEqual({ html: '<p>Hello</p>', language: 'en' })
  })
  it('then one that nobody has written is empty in its own language', () => {
    expect(proseText({ en: '<p>Hello</p>', ar: ' \u200f ' }, 'ar')).toEqual({ html: '<p>Hello</p>', language: 'en' })
    expect(proseText({ en: '', ar: '' }, 'ar')).toEqual({ html: '', language: 'ar' })
    expect(proseText(undefined, 'en')).toEqual({ html: '', language: 'en' })
  })
  it('then one slug serves both addresses', () => {
    const paths = new Map<string, TwinPaths>()
    enter(paths, { url: { en: 'only-english', ar: '' } }, (url) => `/${url}`)
    expect(paths.get('/only-english')).toEqual({ en: '/only-english', ar: '/only-english' })
  })
})

it('given a text, then its reading time is whole minutes, at least one', () => {
  expect(readingMinutes('one two three', 'en')).toBe(1)
  expect(readingMinutes('word '.repeat(660), 'en')).toBe(3)
  expect(readingMinutes('كلمة '.repeat(680), 'ar')).toBe(4)
})

it('given a post, then those of its topic come next, the newest first, and never itself', () => {
  const post = (entityId: number, topic: string, publishedOn: string) => ({ entityId, topic: { en: topic, ar: topic }, publishedOn })
  const all = [post(1, 'a', '2026-01-01'), post(2, 'b', '2026-05-01'), post(3, 'a', '2026-02-01'), post(4, 'b', '2026-06-01')]
  expect(relatedPosts(post(1, 'a', '2026-01-01'), all, 3).map(({ entityId }) => entityId)).toEqual([3, 4, 2])
})

it('given marks that nobody sees, then the text is blank', () => {
  expect(isBlank(' \u00a0\u200b&nbsp;')).toBe(true)
  expect(isBlank('.')).toBe(false)
})

it('given what the server has cleaned already, then the build’s cleaning changes nothing but the boxes of tables', () => {
  const written =
    '<h1>A</h1><p><a href="about-us">x</a> <a href="https://gov.example/visa" target="_blank">y</a></p><iframe src="https://player.vimeo.com/video/1"></iframe><img src="/media/a.webp"><ul><li>1</li></ul>'
  const served = safeHtml(written, on('ar'))
  expect(safeHtml(served, on('ar'))).toBe(served)
  expect(arabic(served)).toBe(arabic(written))
})
