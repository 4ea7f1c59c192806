import type { ReactElement } from 'react'
import { photo } from '../../testing/photo'
import { renderPage } from '../../testing/render-page'
import { Destinations } from './destinations'
import { FeaturedSchools } from './featured-schools'
import { Posts } from './posts'

const pictures = [photo('a', 'قاعة القراءة'), photo('b', 'المختبر')]
const named = { entityId: 1, url: 'dublin', name: 'Dublin' }
const school = { ...named, fromTrip: null, branches: [{ rating: 0, reviewCount: 0, city: { name: 'Dublin', poster: 'dublin' } }] }
const city = { ...named, slug: 'dublin', poster: 'dublin', fromTrip: null, branches: [], country: 'Ireland' }
const post = { ...named, title: 'Packing light', summary: '', poster: 'dublin', topic: '' }

const imagesOf = (element: ReactElement) => [...renderPage(element).container.querySelectorAll('img')]
const shown = (images: HTMLImageElement[]) => images.map((image) => [image.getAttribute('src'), image.getAttribute('alt')])

test.each([
  ['city', <Destinations key="city" cities={[{ ...city, pictures }]} />],
  ['school', <FeaturedSchools key="school" schools={[{ ...school, pictures }]} />],
  ['post', <Posts key="post" posts={[{ ...post, pictures }]} />],
])('given a %s with photographs, then its card shows the first one and lets its link speak', (_kind, cards) => {
  const images = imagesOf(cards)
  expect(shown(images)).toEqual([['/pictures/a/960.webp', '']])
  expect(images[0]?.getAttribute('loading')).toBe('lazy')
})

test.each([
  ['city', <Destinations key="city" cities={[{ ...city, pictures: null }]} />],
  ['school', <FeaturedSchools key="school" schools={[{ ...school, pictures: null }]} />],
  ['post', <Posts key="post" posts={[{ ...post, pictures: null }]} />],
])('given a %s without a photograph, then its card shows the drawing', (_kind, cards) => {
  expect(shown(imagesOf(cards))).toEqual([['/posters/dublin.svg', '']])
})

test('given several cities, then the browser learns that the first card is the large one', () => {
  const [large, small] = imagesOf(
    <Destinations
      cities={[
        { ...city, pictures },
        { ...city, entityId: 2, pictures },
      ]}
    />,
  )
  expect(large?.sizes).toMatch(/100vw$/)
  expect(small?.sizes).toMatch(/50vw$/)
})
