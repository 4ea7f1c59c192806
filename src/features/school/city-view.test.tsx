import { screen, within } from '@testing-library/react'
import type { Locale } from '../../config/locales'
import { photo } from '../../testing/photo'
import { pageContextFor, renderPage } from '../../testing/render-page'
import type { Photo } from '../../ui/picture'
import { type CityData, CityView } from './city-view'

const city: CityData['city'] = {
  entityId: 1,
  url: 'dublin',
  name: 'Dublin',
  slug: 'dublin',
  poster: 'dublin',
  population: 590_000,
  latitude: 53.3,
  longitude: -6.3,
  summary: '',
  guide: { living: '', transport: '', food: '', prayer: '' },
  country: { name: 'Ireland', visa: '', safety: '', climate: '' },
  fromTrip: null,
  branches: [],
  universities: [],
}

const renderCity = (pictures: Photo[] | null, locale: Locale) =>
  renderPage(<CityView data={{ city: { ...city, pictures } }} page={pageContextFor(locale)} />, locale)

const words = {
  ar: { label: 'الصور', said: ['جسر فوق النهر', 'شارع في المساء', 'حديقة'] },
  en: { label: 'Pictures', said: ['A bridge over the river', 'A street in the evening', 'A garden'] },
}

describe.each(['ar', 'en'] as const)('a city in %s', (locale) => {
  const { label, said } = words[locale]
  const photos = said.map((alt, index) => photo(String(index), alt))

  it('given three photographs, then all lie in a strip for finger and keys, each with its words and size, the first one asked for first', () => {
    renderCity(photos, locale)
    const strip = screen.getByRole('region', { name: label })
    expect(strip.tabIndex).toBe(0)
    const images = within(strip).getAllByRole<HTMLImageElement>('img')
    expect(images.map(({ alt }) => alt)).toEqual(said)
    expect(images.map((image) => image.getAttribute('fetchpriority'))).toEqual(['high', 'low', 'low'])
    expect(images.map((image) => image.getAttribute('loading'))).toEqual(['eager', 'lazy', 'lazy'])
    for (const image of images) expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['1440', '960'])
  })

  it('given one photograph, then it stands alone with its words, first of all', () => {
    renderCity(photos.slice(0, 1), locale)
    expect(screen.queryByRole('region', { name: label })).toBeNull()
    expect(screen.getByRole('img', { name: said[0] }).getAttribute('fetchpriority')).toBe('high')
  })
})

test('given no photograph, then the city’s drawing stands there and says nothing that the title does not', () => {
  const { container } = renderCity(null, 'en')
  expect(screen.queryByRole('region', { name: 'Pictures' })).toBeNull()
  const drawing = container.querySelector('img[src="/posters/dublin.svg"]')
  expect(drawing?.getAttribute('alt')).toBe('')
  expect(drawing?.getAttribute('fetchpriority')).toBe('high')
})
