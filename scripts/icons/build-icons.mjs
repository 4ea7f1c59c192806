/**
 * Writes the sheet of icons static/icons/sheet.<digest>.svg and their names, src/ui/icon-names.ts, from @iconify-json/lucide: only the
 * drawings named here. A sheet and not a dictionary in code: every page would carry all drawings in its scripts (5 KB). `node scripts/icons/build-icons.mjs`
 */

import { createHash } from 'node:crypto'
import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const { icons, aliases } = createRequire(import.meta.url)('@iconify-json/lucide/icons.json')

const names = `
accessibility arrow-down-up arrow-left arrow-right award badge-check ban bath bed-double bell book-open building-2 bus calendar calendar-check
calendar-days calendar-plus car check chevron-down chevron-left chevron-right chevron-up circle-alert circle-check circle-help circle-x clock coffee
copy credit-card download dumbbell external-link eye eye-off file-text filter gift globe graduation-cap heart heart-pulse house image info landmark
languages laptop library list list-filter lock log-in log-out mail map map-pin menu message-circle minus moon moon-star mountain paperclip pause pencil percent
phone plane plane-landing plane-takeoff play plus printer quote receipt refresh-cw route scale school search send share-2 shield-check sliders-horizontal sofa star sun
tag ticket trash-2 trending-down triangle-alert undo-2 upload user user-plus users utensils wallet washing-machine waves wifi wifi-off x
bike gamepad-2 headphones monitor presentation snowflake trees
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

const symbols = names.map((name) => `<symbol id="${name}" viewBox="0 0 24 24">${inner(bodyOf(name))}</symbol>`).join('')
const sheet = `<svg xmlns="http://www.w3.org/2000/svg">${symbols}</svg>`
const folder = new URL('../../static/icons/', import.meta.url)
const file = `sheet.${createHash('sha256').update(sheet).digest('hex').slice(0, 8)}.svg`
for (const old of readdirSync(folder).filter((name) => /^sheet\..*\.svg$/.test(name))) rmSync(new URL(old, folder))
writeFileSync(new URL(file, folder), sheet)

const union = names.map((name) => `  | '${name}'`).join('\n')
writeFileSync(
  new URL('../../src/ui/icon-names.ts', import.meta.url),
  `/** Written by scripts/icons/build-icons.mjs from lucide (ISC licence); do not edit. */\nexport type IconName =\n${union}\n\n/** All drawings, one <symbol> each. */\nexport const iconSheet = '/icons/${file}'\n\nexport const turningIcons: ReadonlySet<IconName> = new Set([${[...turning].map((name) => `'${name}'`).join(', ')}])\n`,
)
console.log(`${names.length} icons`)
