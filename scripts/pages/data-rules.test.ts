import ar from '../../src/locales/ar/course.json'
import en from '../../src/locales/en/course.json'
import { structuredData } from './data-rules'
import { readPage } from './read-page'

const review = {
  '@type': 'Review',
  author: { '@type': 'Person', name: 'Noura' },
  datePublished: '2026-02-01',
  name: 'Good',
  reviewBody: 'I’d go "again"',
}
const rated = (rating: object, texts: object[]) => ({
  '@type': 'EducationalOrganization',
  name: 'Harbour',
  url: '/en',
  aggregateRating: { '@type': 'AggregateRating', bestRating: 5, ...rating },
  review: texts.map((text) => ({ reviewRating: { '@type': 'Rating', ratingValue: 4 }, ...text })),
})
const block = '<div data-rating="4.3" data-count="12">4.3</div><h3>Good</h3><p>I’d go &quot;again&quot;</p><bdi>Noura</bdi>'
const complaints = (body: string, data: object | null) =>
  structuredData(readPage('/en/contact-us', `${data ? `<script type="application/ld+json">${JSON.stringify(data)}</script>` : ''}${body}`))
const shown = { ratingValue: 4.3, reviewCount: 12 }

describe('what a page tells search engines of reviews', () => {
  it('given what readers see, then it is well', () => expect(complaints(block, rated(shown, [review]))).toEqual([]))
  it('given no ratings, then nothing need be told', () => expect(complaints('<p>No reviews yet</p>', null)).toEqual([]))
  it.each<[string, string, object | null]>([
    ['stars that no reader sees', '<p>4.3 of 12</p>', rated(shown, [])],
    ['another average', block, rated({ ...shown, ratingValue: 4.9 }, [])],
    ['another number', block, rated({ ...shown, reviewCount: 120 }, [])],
    ['a text that no reader sees', block, rated(shown, [{ ...review, reviewBody: 'Best school ever' }])],
    ['a text by somebody else', block, rated(shown, [{ ...review, author: { name: 'Saleh' } }])],
    ['nothing of the ratings it shows', block, null],
  ])('given %s, then it complains', (_case, body, data) => expect(complaints(body, data)).not.toEqual([]))
})

describe('what a course’s page tells search engines', () => {
  const silence = (path: string, body: string, kinds: string[]) => {
    const data = kinds.map((kind) => `<script type="application/ld+json">{"@type":"${kind}"}</script>`).join('')
    return structuredData(readPage(path, data + body)).filter((what) => what.startsWith('says nothing'))
  }
  it('given one that can be booked, then its price and its start too', () => {
    expect(silence('/en/courses/x', '<p>Price your trip</p>', ['Course', 'BreadcrumbList'])).toEqual([
      'says nothing of a Offer',
      'says nothing of a CourseInstance',
    ])
    expect(silence('/en/courses/x', '', ['Course', 'BreadcrumbList', 'Offer', 'CourseInstance'])).toEqual([])
  })
  it.each([
    ['/en/courses/x', en.card.notBookable],
    ['/ar/courses/x', ar.card.notBookable],
  ])('given one that can’t, as %s says, then neither', (path, sentence) => {
    expect(silence(path, `<p>${sentence}</p>`, ['Course', 'BreadcrumbList'])).toEqual([])
  })
  it.each(['courses', 'schools', 'branches', 'cities', 'languages', 'summer-groups', 'university-admissions', 'blog'])(
    'given a page of %s, then the way to it',
    (kind) => expect(silence(`/en/${kind}/x`, '', [])).toContain('says nothing of a BreadcrumbList'),
  )
})
