/** The only importer of Leaflet; fetched when a map is opened. */
import { divIcon, type Map as LeafletMap, latLngBounds, layerGroup, marker, map as openMap, type TileLayer, tileLayer } from 'leaflet'
import { clustersOf } from './clusters'
import { drawLand } from './land'

export type MapPlace = {
  id: string
  latitude: number
  longitude: number
  /** The two lines of its mark. */
  name: string
  aside: string
  /** Where its mark leads; without it the mark is chosen. */
  href?: string
}

/** `closest`: the step to which the map goes by itself at most. */
export type MapTiles = { url: string; deepest: number; closest: number }

export type MapActs = {
  onChoose: (place: MapPlace) => void
  /** What a heap of places says: "12 cities", and what it costs there. */
  heap: (places: readonly MapPlace[]) => { name: string; aside: string }
  /** The service gave not one tile. */
  onNoTiles: () => void
}

export type DrawnMap = {
  show: (places: readonly MapPlace[], chosen: string | null) => void
  zoom: (by: 1 | -1) => void
  remove: () => void
}

/** Pixels from mark to mark. */
const apart = 96
/** The drawn coasts hold no more detail. */
const drawnDeepest = 7
/** The whole world on a phone. Pictures of a service are sharp at whole steps only; drawn coasts fit any. */
const steps = { drawn: { minZoom: 0, zoomSnap: 0.25 }, tiles: { minZoom: 1, zoomSnap: 1 } }
/** Half a mark, at a box's edges. */
const margin: [x: number, y: number] = [56, 40]
const still = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

function pressable(href: string | undefined, isChosen: boolean | null) {
  if (href) return Object.assign(document.createElement('a'), { href, rel: 'noopener' })
  const button = Object.assign(document.createElement('button'), { type: 'button' })
  if (isChosen !== null) button.setAttribute('aria-pressed', String(isChosen))
  return button
}

/** A real button or link, so that keyboard and screen readers have it as any other. */
function mark({ name, aside, href }: Pick<MapPlace, 'name' | 'aside' | 'href'>, isChosen: boolean | null, act: () => void) {
  const button = pressable(href, isChosen)
  const small = document.createElement('small')
  small.textContent = aside
  button.append(name, small)
  button.dir = 'auto'
  button.addEventListener('click', (event) => {
    event.stopPropagation()
    act()
  })
  return divIcon({ html: button, className: '', iconSize: [0, 0] })
}

/** Milliseconds a service may take for its first tile. */
const patience = 8000

/** Tells when a service gives no tile at all: it refuses (an expired key), is out of reach, or does not answer. */
function watchTiles(tiles: TileLayer, onNone: () => void) {
  const giveUp = () => {
    stop()
    onNone()
  }
  const timer = setTimeout(giveUp, patience)
  const stop = () => {
    clearTimeout(timer)
    tiles.off('tileload', stop).off('load', giveUp).off('remove', stop)
  }
  // When all in sight are done, however they ended, and none came before that.
  tiles.on('tileload', stop).on('load', giveUp).on('remove', stop)
}

const boundsOf = (places: readonly MapPlace[]) => latLngBounds(places.map(({ latitude, longitude }) => [latitude, longitude]))

function openIn(box: HTMLElement, tiles: MapTiles | null): LeafletMap {
  const map = openMap(box, {
    attributionControl: false,
    zoomControl: false,
    scrollWheelZoom: false,
    // An animation that outlives its map fails inside Leaflet: leaving the map in the middle of one must be safe.
    zoomAnimation: false,
    fadeAnimation: !still(),
    ...(tiles ? steps.tiles : steps.drawn),
    maxZoom: tiles?.deepest ?? drawnDeepest,
    maxBounds: [
      [-75, -200],
      [85, 200],
    ],
  })
  map.setView([30, 20], 2)
  return map
}

/** What lies under the marks. A service is asked for what is in sight only: first the map goes to its places. */
function layGround(map: LeafletMap, life: AbortSignal, tiles: MapTiles | null, onNoTiles: () => void): void {
  if (tiles) watchTiles(tileLayer(tiles.url, { maxZoom: tiles.deepest }).addTo(map), onNoTiles)
  else void drawLand(map, life)
}

/** Opens a map in a box. Tiles of a service, or the drawn coasts. */
export function drawMap(box: HTMLElement, tiles: MapTiles | null, { onChoose, heap, onNoTiles }: MapActs): DrawnMap {
  const map = openIn(box, tiles)
  const life = new AbortController()
  const marks = layerGroup().addTo(map)
  let shown: readonly MapPlace[] = []
  let chosen: string | null = null
  let isGrounded = false
  const moveTo = (places: readonly MapPlace[]) => map.fitBounds(boundsOf(places), { padding: margin, maxZoom: tiles?.closest ?? 5 })
  /** At least one step closer, so that a heap comes apart in the end. */
  const comeCloser = (places: readonly MapPlace[]) => {
    const bounds = boundsOf(places)
    const wanted = Math.max(map.getZoom() + 1, map.getBoundsZoom(bounds.pad(0.2)))
    map.setView(bounds.getCenter(), Math.min(wanted, map.getMaxZoom()))
  }
  const paint = () => {
    marks.clearLayers()
    const pixel = ({ latitude, longitude }: MapPlace) => map.project([latitude, longitude])
    for (const { places, x, y } of clustersOf(shown, pixel, apart)) {
      const [only, ...others] = places
      if (!only) continue
      const isDeepest = map.getZoom() >= map.getMaxZoom()
      const icon =
        others.length === 0 || isDeepest
          ? places.map((place) => mark(place, place.id === chosen, () => onChoose(place)))
          : [mark(heap(places), null, () => comeCloser(places))]
      icon.forEach((one, index) => {
        marker(map.unproject([x, y + index * 48]), { icon: one, keyboard: false, interactive: false }).addTo(marks)
      })
    }
  }
  map.on('zoomend', paint)
  return {
    show: (places, now) => {
      if (life.signal.aborted) return
      const isSame = places === shown
      shown = places
      chosen = now
      if (!isSame && places.length > 0) moveTo(places)
      if (!isGrounded) layGround(map, life.signal, tiles, onNoTiles)
      isGrounded = true
      paint()
    },
    zoom: (by) => map.setZoom(map.getZoom() + by),
    remove: () => {
      life.abort()
      map.off('zoomend', paint)
      map.remove()
    },
  }
}
