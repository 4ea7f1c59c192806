import { mapService } from './map-services'

describe('given the map service of the site configuration', () => {
  it('then a known one with its key gives tiles of its one host', () => {
    const found = mapService('maptiler', 'k')
    expect(found?.tiles.startsWith(`${found.host}/`)).toBe(true)
  })
  it('then OpenStreetMap needs no key', () => {
    expect(mapService('openstreetmap', '')?.host).toBe('https://tile.openstreetmap.org')
  })
  it.each([
    ['drawn', ''],
    ['', ''],
    ['maptiler', ''],
    ['https://evil.example', 'k'],
    ['constructor', 'k'],
  ])('then with %s and key "%s" the map is drawn and no host is allowed', (name, key) => {
    expect(mapService(name, key)).toBeNull()
  })
})
