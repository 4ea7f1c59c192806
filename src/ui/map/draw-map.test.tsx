import { drawMap, type MapPlace, type MapTiles } from './draw-map'

const service = { url: 'https://tiles.example/{z}/{x}/{y}.png', deepest: 19, closest: 13 }
const office: MapPlace = { id: 'office', name: '', aside: '', latitude: 24.69, longitude: 46.68 }

function open(places: readonly MapPlace[] = [], tiles: MapTiles | null = service) {
  const box = document.createElement('div')
  for (const side of ['clientWidth', 'clientHeight']) Object.defineProperty(box, side, { value: 512 })
  document.body.append(box)
  const onNoTiles = jest.fn()
  const map = drawMap(box, tiles, { heap: () => ({ name: '', aside: '' }), onChoose: () => {}, onNoTiles })
  map.show(places, null)
  const laid = () => [...box.querySelectorAll<HTMLImageElement>('img.leaflet-tile')]
  return { box, map, tiles: laid, onNoTiles }
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

describe('given no map service', () => {
  const coasts = { ok: true, json: async () => [[0, 0, 100, 0, 100, 100]] } as Response
  const drawnWhere = async (act: (map: ReturnType<typeof drawMap>) => void) => {
    let come = (_: Response) => {}
    window.fetch = jest.fn(() => new Promise<Response>((resolve) => (come = resolve)))
    const { box, map } = open([office], null)
    act(map)
    come(coasts)
    await jest.runAllTimersAsync()
    return box.querySelectorAll('path').length
  }
  it('when the coasts come, then they lie under the marks', async () => {
    expect(await drawnWhere(() => {})).toBe(1)
  })
  it('when they come after the map was left, then they are laid nowhere, and nothing fails', async () => {
    expect(await drawnWhere((map) => map.remove())).toBe(0)
  })
  it('when places come after the map was left, then nothing fails', () => {
    const { box, map } = open([office], null)
    map.remove()
    map.show([{ ...office, id: 'other' }], null)
    expect(box.querySelectorAll('.leaflet-marker-icon').length).toBe(0)
  })
})
