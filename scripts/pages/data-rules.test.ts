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
const block = '<p>Harbour</p><div data-rating="4.3" data-count="12">4.3</div><h3>Good</h3><p>I’d go &quot;again&quot;</p><bdi>Noura</bdi>'
const complaints = (body: string, data: object | null) =>
  structuredData(readPage('/en/contact-us', `${data ? `<script type="application/ld+json">${JSON.stringify(data)}</script>` : ''}${body}`))
const shown = { ratingValue: 4.3, reviewCount: 12 }

describe('what a page tells search engines of reviews', () => {
  it('given what readers see, then it is well', () => expect(complaints(block, rated(shown, [review]))).toEqual([]))
  it('given no ratings, then nothing need be told', () => expect(complaints('<p>No reviews yet</p>', null)).toEqual([]))
  it.each<[string, string, object | null]>([
    ['stars that no reader sees', '<p>Harbour: 4.3 of 12</p>', rated(shown, [])],
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

describe('what a course’s page tells of days and schools', () => {
  const instance = {
    '@type': 'CourseInstance',
    courseMode: 'Onsite',
    courseSchedule: {},
    location: { '@type': 'Place', name: 'Harbour, Cork' },
  }
  const days = { startDate: '2027-01-04', endDate: '2027-06-18' }
  const told = (path: string, body: string, data: object) =>
    structuredData(readPage(path, `<script type="application/ld+json">${JSON.stringify(data)}</script>${body}`)).filter((what) =>
      / says what /.test(what),
    )
  const field = '<input value="04/01/2027"><p>Harbour, Cork</p>'
  it.each([
    ['/en/courses/x', `${field}<p>Study ends 18 June 2027</p>`],
    ['/ar/courses/x', `${field}<p>تنتهي الدراسة في 18 يونيو 2027</p>`],
    ['/en/summer-groups/x', '<p>Leaves 4 January 2027, returns 18 June 2027</p><p>Harbour, Cork</p>'],
  ])('given the days that %s shows, then it is well', (path, body) => expect(told(path, body, { ...instance, ...days })).toEqual([]))
  it.each([
    ['another start', { startDate: '2027-01-11' }, field],
    ['another end', { endDate: '2027-06-25' }, field],
    ['a start that only a hidden field holds', {}, field.replace('<input', '<input type="hidden"')],
    ['another place', { location: { '@type': 'Place', name: 'Harbour, Dublin' } }, field],
  ])('given %s, then it complains', (_case, change, body) => {
    expect(told('/en/courses/x', `${body}<p>Study ends 18 June 2027</p>`, { ...instance, ...days, ...change })).toHaveLength(1)
  })
  const school = (name: string, url: string) => ({ '@type': 'EducationalOrganization', name, url })
  const page = '<link rel="canonical" href="/en/schools/x"><h1>Harbour</h1><p>Taught by Lantern</p>'
  it.each([
    ['its own name', 0, school('Harbour', '/en/schools/x')],
    ['another’s name for its own', 1, school('Lantern', '/en/schools/x')],
    ['the name of who teaches', 0, school('Lantern', '/en/schools/y')],
    ['a name that no reader sees', 1, school('Summit', '/en/schools/y')],
  ])('given %s, then it complains %i times', (_case, times, data) => expect(told('/en/schools/x', page, data)).toHaveLength(times))
})
