import { type Map as LeafletMap, polygon } from 'leaflet'

const address = '/map/land.json'
const tenths = 10

/** Longitudes and latitudes in turn, in tenths of a degree. */
function corners(ring: readonly number[]): [latitude: number, longitude: number][] {
  const points: [number, number][] = []
  for (let index = 0; index + 1 < ring.length; index += 2) points.push([(ring[index + 1] ?? 0) / tenths, (ring[index] ?? 0) / tenths])
  return points
}

const fetchRings = async (signal: AbortSignal): Promise<number[][]> => {
  const answer = await fetch(address, { signal })
  return answer.ok ? answer.json() : []
}

/**
 * Draws the coasts of the world under the marks. Without them the marks still stand where they should. `life`: of the map; coasts that come
 * after its end are laid nowhere.
 */
export async function drawLand(map: LeafletMap, life: AbortSignal): Promise<void> {
  const rings = await fetchRings(life).catch(() => [])
  if (life.aborted) return
  polygon(
    rings.map((ring) => [corners(ring)]),
    { interactive: false, stroke: true, color: 'var(--line-strong)', weight: 0.75, fillColor: 'var(--paper)', fillOpacity: 1 },
  ).addTo(map)
}
