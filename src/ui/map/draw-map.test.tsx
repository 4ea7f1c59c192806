import { drawMap, type MapPlace } from './draw-map'

const service = { url: 'https://tiles.example/{z}/{x}/{y}.png', deepest: 19, closest: 13 }
const office: MapPlace = { id: 'office', name: '', aside: '', latitude: 24.69, longitude: 46.68 }

function open(places: readonly MapPlace[] = []) {
  const box = document.createElement('div')
  for (const side of ['clientWidth', 'clientHeight']) Object.defineProperty(box, side, { value: 512 })
  document.body.append(box)
  const onNoTiles = jest.fn()
  const map = drawMap(box, service, { heap: () => ({ name: '', aside: '' }), onChoose: () => {}, onNoTiles })
  map.show(places, null)
  const tiles = () => [...box.querySelectorAll<HTMLImageElement>('img.leaflet-tile')]
  return { map, tiles, onNoTiles }
}

beforeEach(() => {
  jest.useFakeTimers()
  window.matchMedia = jest.fn(() => ({ matches: true }) as MediaQueryList)
})
afterEach(() => jest.useRealTimers())

describe('given a map service', () => {
  it('when a map of one place opens, then it is asked for what is around that place and for nothing else', () => {
    const addresses = open([office])
      .tiles()
      .map(({ src }) => src)
    expect(addresses.length).toBeGreaterThan(1)
    expect(addresses.filter((address) => !address.startsWith('https://tiles.example/13/'))).toEqual([])
  })
  it('when it refuses every tile, then that is told once', () => {
    const { tiles, onNoTiles } = open()
    expect(tiles().length).toBeGreaterThan(1)
    for (const tile of tiles()) tile.dispatchEvent(new Event('error'))
    jest.runAllTimers()
    expect(onNoTiles).toHaveBeenCalledTimes(1)
  })
  it('when one tile comes and the others do not, then its map stays', () => {
    const { tiles, onNoTiles } = open()
    const [first, ...others] = tiles()
    first?.dispatchEvent(new Event('load'))
    for (const tile of others) tile.dispatchEvent(new Event('error'))
    jest.runAllTimers()
    expect(onNoTiles).not.toHaveBeenCalled()
  })
  it('when it does not answer, then that is told after eight seconds, and not when the map was left before', () => {
    const [waiting, left] = [open(), open()]
    left.map.remove()
    jest.advanceTimersByTime(7999)
    expect(waiting.onNoTiles).not.toHaveBeenCalled()
    jest.advanceTimersByTime(1)
    expect(waiting.onNoTiles).toHaveBeenCalledTimes(1)
    expect(left.onNoTiles).not.toHaveBeenCalled()
  })
})
