import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { configPaths } from '../../config/config-paths'
import type { Locale } from '../../config/locales'
import type { PlaceCount } from '../../contract/search-schema'
import type { Seen } from '../../testing/scripted-server'
import { renderShopPage } from '../../testing/shop-page'
import { read } from '../../testing/what-is-read'
import { ResultsMap } from './results-map'
import { usualSearch } from './search-state'

const branch = (
  branchId: number,
  city: string,
  count: number,
  fromSar: number | null,
  [latitude = 0, longitude = 0]: number[],
): PlaceCount => ({
  ...{ branchId, url: `school-${branchId}`, name: `School ${branchId}`, count, fromSar },
  ...{ city, cityValue: city.toLowerCase(), latitude, longitude },
})
const places = [
  branch(1, 'London', 3, 912_345, [51.5, -0.1]),
  branch(2, 'London', 2, null, [51.5, -0.2]),
  branch(3, 'Valletta', 1, 700_050, [35.9, 14.5]),
]
const land = [[0, 0, 100, 0, 100, 100]]

/** The map of a shop whose map service is this one. */
async function open(service: string, locale: Locale = 'en', key = '') {
  const configs = { [configPaths.mapService]: service, [configPaths.mapApiKey]: key }
  const interfere = ({ path }: Seen) => (path === 'core/config/getConfigByPaths' ? { body: { configs } } : null)
  const onChange = jest.fn()
  await renderShopPage(<ResultsMap places={places} state={{ ...usualSearch, map: true }} onChange={onChange} />, { locale, interfere })
  await screen.findByRole('button', { name: /Valletta/ })
  return onChange
}
const tiles = () => [...document.querySelectorAll('img.leaflet-tile')]
const coasts = () => document.querySelector('.leaflet-overlay-pane path')?.getAttribute('d') ?? ''

beforeEach(() => {
  window.scrollTo = jest.fn()
  window.matchMedia = jest.fn(() => ({ matches: true }) as MediaQueryList)
  globalThis.fetch = jest.fn(async () => ({ ok: true, json: async () => land })) as unknown as typeof fetch
  // What jsdom lacks: a size, and what Leaflet looks for before it draws.
  for (const [side, pixels] of Object.entries({ clientWidth: 800, clientHeight: 500 }))
    Object.defineProperty(HTMLElement.prototype, side, { configurable: true, value: pixels })
  Object.assign(SVGSVGElement.prototype, { createSVGRect: () => undefined })
})

describe('the map of the results', () => {
  test.each([
    [
      'en',
      ['Londonfrom 9,124', 'Vallettafrom 7,001'],
      ['School 13 courses · from SAR 9,123.45', 'School 22 courses'],
      '5 courses in London',
      /Choose a city to see its schools/,
    ],
    [
      'ar',
      ['Londonمن 9,124', 'Vallettaمن 7,001'],
      ['School 13 دورات · من ⃁ 9,123.45 ريال', 'School 2دورتان'],
      '5 دورات في London',
      /اختر مدينة لترى معاهدها/,
    ],
  ] as const)(
    'given results in two cities, when one is chosen in %s, then its schools stand there with their courses and lowest price, and it has the focus',
    async (locale, marks, schools, all, hint) => {
      const onChange = await open('drawn', locale)
      expect(screen.getByText(hint)).toBeTruthy()
      expect([...document.querySelectorAll('.leaflet-marker-icon')].map(read).sort()).toEqual(marks)

      await userEvent.click(screen.getByRole('button', { name: /^London/ }))
      expect(document.activeElement).toBe(screen.getByRole('heading', { level: 3, name: 'London' }))
      expect(screen.getAllByRole('listitem').map(read)).toEqual(schools)
      expect(screen.getByRole('link', { name: 'School 1' }).getAttribute('href')).toMatch(new RegExp(`^/${locale}/.*school-1$`))
      expect(screen.queryByText(hint)).toBeNull()
      expect(screen.getByRole('button', { name: /^London/ }).getAttribute('aria-pressed')).toBe('true')

      await userEvent.click(screen.getByRole('button', { name: all }))
      expect(onChange).toHaveBeenCalledWith({ ...usualSearch, filters: { city: ['london'] }, map: false })
    },
  )

  test('given a map service, then its pictures come from its host with the shop’s key, and it is named', async () => {
    await open('maptiler', 'en', 'a/b&c')
    expect(tiles().length).toBeGreaterThan(0)
    for (const tile of tiles())
      expect(tile.getAttribute('src')).toMatch(/^https:\/\/api\.maptiler\.com\/maps\/streets-v2\/256\/\d+\/\d+\/\d+\.png\?key=a%2Fb%26c$/)
    expect(screen.getByRole('link', { name: 'MapTiler' })).toBeTruthy()
    expect(globalThis.fetch).not.toHaveBeenCalled()
  })

  test('given a service that refuses every picture, then the drawn coasts come, with the marks and without the service’s name', async () => {
    await open('maptiler', 'en', 'expired')
    for (const tile of tiles()) fireEvent.error(tile)
    await waitFor(() => expect(coasts()).toMatch(/^M/))
    expect(globalThis.fetch).toHaveBeenCalledWith('/map/land.json', expect.anything())
    expect(tiles()).toEqual([])
    expect(screen.queryByRole('link', { name: 'MapTiler' })).toBeNull()
    const map = within(screen.getByRole('region', { name: 'Map with 2 cities' }))
    expect(map.getByRole('button', { name: /^London/ })).toBeTruthy()
  })

  test('given a service that refuses some and gives one, then it is kept', async () => {
    await open('maptiler', 'en', 'right')
    const [first, ...others] = tiles()
    fireEvent.load(first as Element)
    for (const tile of others) fireEvent.error(tile)
    await new Promise((resolve) => setTimeout(resolve, 400))
    expect(globalThis.fetch).not.toHaveBeenCalled()
    expect(tiles().length).toBeGreaterThan(0)
  })
})
