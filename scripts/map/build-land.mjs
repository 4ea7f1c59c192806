/**
 * Writes static/map/land.json from Natural Earth's coastlines (public domain): rings of [longitude, latitude] in tenths of a degree, for the
 * map that is drawn where no map service is set. `node scripts/map/build-land.mjs`; the output is committed.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { feature } from 'topojson-client'

const require = createRequire(import.meta.url)
const atlas = JSON.parse(readFileSync(require.resolve('world-atlas/land-110m.json'), 'utf8'))
const output = fileURLToPath(new URL('../../static/map/land.json', import.meta.url))

/** Nobody studies there, and its outline would be torn by the edge of the projection. */
const antarctic = -60
const tenths = 10

const polygons = feature(atlas, atlas.objects.land).features.flatMap(({ geometry }) => geometry.coordinates)
/** A coast that crosses the 180th meridian goes on beyond it, instead of back across the whole world. */
function unbroken(ring) {
  let shift = 0
  return ring.map(([longitude, latitude], index) => {
    const before = index === 0 ? longitude : ring[index - 1][0]
    if (Math.abs(longitude - before) > 180) shift += longitude < before ? 360 : -360
    return [longitude + shift, latitude]
  })
}
/** Moved by whole turns to where most of it lies between the two ends of the map. */
function inSight(ring) {
  const middle = ring.reduce((sum, [longitude]) => sum + longitude, 0) / ring.length
  const turns = Math.round(middle / 360) * 360
  return ring.map(([longitude, latitude]) => [longitude - turns, latitude])
}
const rounded = (ring) => ring.map(([longitude, latitude]) => [Math.round(longitude * tenths), Math.round(latitude * tenths)])
const rings = polygons
  .map(([outline]) => outline)
  .filter((outline) => outline.some(([, latitude]) => latitude > antarctic))
  .map((outline) => rounded(inSight(unbroken(outline))).flat())

mkdirSync(fileURLToPath(new URL('.', `file://${output}`)), { recursive: true })
const text = JSON.stringify(rings)
writeFileSync(output, `${text}\n`)
console.log(`${rings.length} coasts, ${gzipSync(text).length} bytes compressed`)
