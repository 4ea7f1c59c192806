import { absoluteUrl } from '../../src/config/site-url'
import { readPage } from './read-page'
import { sharing } from './share-rules'

const path = '/en/blog/ielts'
const address = absoluteUrl(path)
const right = {
  'og:type': 'article',
  'og:site_name': 'Rihla',
  'og:locale': 'en_US',
  'og:title': 'How IELTS works',
  'og:description': 'Its four parts',
  'og:url': address,
  'og:image:width': '1200',
  'og:image:height': '630',
  'og:image:alt': 'How IELTS works',
}
const own = `<title>How IELTS works | Rihla</title><meta name="description" content="Its four parts"><link rel="canonical" href="${address}">`
const card = '<meta name="twitter:card" content="summary_large_image">'
const tags = (said: Record<string, string>) =>
  Object.entries(said)
    .map(([name, content]) => `<meta property="${name}" content="${content}">`)
    .join('')
const complaints = (html: string) => sharing(readPage(path, html))

describe('what a shared link shows', () => {
  it('given what the page says, then it is well', () => expect(complaints(own + tags(right) + card)).toEqual([]))
  it.each(Object.keys(right))('given another %s, none, or two, then it complains', (name) => {
    const { [name as keyof typeof right]: content, ...others } = right
    for (const said of [tags({ ...right, [name]: 'other' }), tags(others), tags(right) + tags({ [name]: content })])
      expect(complaints(own + said + card).filter((what) => what.startsWith(`${name} is`))).toHaveLength(1)
  })
  it('given a title too long for its page, then the link shows it whole', () => {
    const long = 'How IELTS works, what each of its four parts asks of you, and how to prepare in six weeks'
    const cut = 'How IELTS works, what each of its four parts asks of you, and…'
    const said = tags({ ...right, 'og:title': long, 'og:image:alt': long }) + card
    expect(complaints(own.replace('How IELTS works | Rihla', cut) + said)).toEqual([])
  })
  it('given X is not told of the large picture, then it complains', () => expect(complaints(own + tags(right))).toHaveLength(1))
  it('given a page that is not listed, then a link to it shows nothing', () => {
    const hidden = '<meta name="robots" content="noindex">'
    expect([complaints(hidden), complaints(hidden + tags({ 'og:title': 'Your cart' }))]).toEqual([[], ['is not listed and says og:title']])
  })
})
