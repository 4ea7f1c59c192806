import { hasMapService, officeCoasts } from './office-map'

describe('given the head office in the configuration', () => {
  it('when it moves, then other coasts are around it', () => {
    const riyadh = officeCoasts({ 'store/latitude': '24.6949', 'store/longitude': '46.6853' })
    const jeddah = officeCoasts({ 'store/latitude': '21.5433', 'store/longitude': '39.1728' })
    expect(riyadh).toMatch(/^M[-\d][-\d lzM]+z$/)
    expect(jeddah).toMatch(/^M[-\d][-\d lzM]+z$/)
    expect(jeddah).not.toBe(riyadh)
  })
  it('when its coordinates are unset or wrong, then none are drawn', () => {
    expect(officeCoasts({})).toBe('')
    expect(officeCoasts({ 'store/latitude': 'Riyadh', 'store/longitude': '46' })).toBe('')
  })
  it('when a map service is named, with its key where it wants one, then the page can offer its map', () => {
    expect(hasMapService({ 'map/service': 'openstreetmap' })).toBe(true)
    expect(hasMapService({ 'map/service': 'maptiler', 'map/api_key': 'k' })).toBe(true)
    expect(hasMapService({ 'map/service': 'maptiler' })).toBe(false)
    expect(hasMapService({ 'map/service': 'drawn' })).toBe(false)
    expect(hasMapService({})).toBe(false)
  })
})
