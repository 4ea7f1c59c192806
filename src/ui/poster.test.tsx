import { render } from '@testing-library/react'
import { photo } from '../testing/photo'
import { Poster, type PosterProps } from './poster'

const imageOf = (props: PosterProps) => {
  const { container } = render(<Poster {...props} />)
  const [image, ...others] = container.querySelectorAll('img')
  expect(others).toEqual([])
  return image as HTMLImageElement
}
const photos = [photo('a', 'قاعة القراءة'), photo('b', 'المختبر')]

test('given no photograph, then the drawing says what its page says of it', () => {
  const image = imageOf({ slug: 'london', alt: 'Drawing of London', photos: [] })
  expect(image.getAttribute('src')).toBe('/posters/london.svg')
  expect(image.alt).toBe('Drawing of London')
})

test.each(['', 'Drawing of London'])(
  'given a photograph and a drawing that says "%s", then the photograph has its editors’ words',
  (alt) => {
    const image = imageOf({ slug: 'london', alt, photos })
    expect(image.getAttribute('src')).toBe('/pictures/a/960.webp')
    expect(image.alt).toBe('قاعة القراءة')
  },
)

test('given a photograph beside a link that says the same, then it says nothing', () => {
  expect(imageOf({ slug: 'london', alt: '', photos, silent: true }).getAttribute('alt')).toBe('')
})

test('given a card’s photograph, then the browser learns how wide it is shown', () => {
  const image = imageOf({ slug: 'london', alt: '', photos, sizes: '18rem' })
  expect(image.sizes).toBe('18rem')
  expect(image.parentElement?.querySelector('source')?.sizes).toBe('18rem')
  expect(image.srcset).toBe('/pictures/a/480.webp 480w, /pictures/a/960.webp 960w, /pictures/a/1440.webp 1440w')
})
