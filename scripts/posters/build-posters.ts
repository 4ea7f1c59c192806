/** Writes static/posters/{slug}.svg and src/ui/poster-names.ts from the drawings: `npx tsx scripts/posters/build-posters.ts`. Outputs are committed. */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { scenes } from '../../src/ui/poster/scenes'
import { sheet } from '../../src/ui/poster/sheet'

const folder = fileURLToPath(new URL('../../static/posters/', import.meta.url))
const names = fileURLToPath(new URL('../../src/ui/poster-names.ts', import.meta.url))

mkdirSync(folder, { recursive: true })
for (const old of readdirSync(folder)) rmSync(folder + old)
let largest = 0
for (const [slug, scene] of Object.entries(scenes)) {
  const svg = sheet(scene)
  largest = Math.max(largest, gzipSync(svg).length)
  writeFileSync(`${folder}${slug}.svg`, `${svg}\n`)
}
const list = Object.keys(scenes)
  .map((slug) => `  '${slug}',`)
  .join('\n')
writeFileSync(
  names,
  `/** Written by scripts/posters/build-posters.ts; do not edit. */\nexport const posterNames: readonly string[] = [\n${list}\n]\n`,
)
console.log(`${list.split('\n').length} posters, the largest ${largest} bytes compressed`)
