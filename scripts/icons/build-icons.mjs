/** Writes src/ui/icon-paths.ts from @iconify-json/lucide: only the drawings named here. `node scripts/icons/build-icons.mjs` */

import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const { icons, aliases } = createRequire(import.meta.url)('@iconify-json/lucide/icons.json')

const names = `
accessibility arrow-down-up arrow-left arrow-right award badge-check ban bath bed-double bell book-open building-2 bus calendar calendar-check
calendar-days calendar-plus car check chevron-down chevron-left chevron-right chevron-up circle-alert circle-check circle-help circle-x clock coffee
copy credit-card download dumbbell external-link eye eye-off file-text filter gift globe graduation-cap heart heart-pulse house image info landmark
languages laptop library list list-filter lock log-in log-out mail map map-pin menu message-circle minus moon moon-star mountain paperclip pause pencil percent
phone plane plane-landing plane-takeoff play plus printer quote receipt refresh-cw route scale school search send share-2 shield-check sliders-horizontal sofa star sun
tag ticket trash-2 trending-down triangle-alert undo-2 upload user user-plus users utensils wallet washing-machine waves wifi wifi-off x
`
  .trim()
  .split(/\s+/)

/** Drawings that point along the text and therefore turn with it. */
const turning = new Set([
  'arrow-left',
  'arrow-right',
  'chevron-left',
  'chevron-right',
  'external-link',
  'list',
  'log-in',
  'log-out',
  'quote',
  'send',
  'undo-2',
  'list-filter',
])

const bodyOf = (name) => icons[name]?.body ?? icons[aliases?.[name]?.parent]?.body
const missing = names.filter((name) => !bodyOf(name))
if (missing.length > 0) throw new Error(`lucide has no: ${missing.join(', ')}`)

/** Every drawing is one group with the same stroke; the group's attributes go onto our <svg> once. */
const inner = (body) =>
  body
    .replace(/^<g [^>]*>(.*)<\/g>$/s, '$1')
    .replace(/ (?:fill="none"|stroke="currentColor"|stroke-linecap="round"|stroke-linejoin="round"|stroke-width="2")/g, '')

const rows = names.map((name) => `  '${name}': '${inner(bodyOf(name))}',`).join('\n')
writeFileSync(
  new URL('../../src/ui/icon-paths.ts', import.meta.url),
  `/** Written by scripts/icons/build-icons.mjs from lucide (ISC licence); do not edit. */\nexport const iconPaths = {\n${rows}\n} as const\n\nexport type IconName = keyof typeof iconPaths\n\nexport const turningIcons: ReadonlySet<IconName> = new Set([${[...turning].map((name) => `'${name}'`).join(', ')}])\n`,
)
console.log(`${names.length} icons`)
