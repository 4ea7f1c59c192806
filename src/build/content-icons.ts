/** Icons that editors named in the catalogue, so that a sleeping page shows them without JavaScript (case 96). */
import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Shape, shapesIn } from '../domain/icon-shapes'

export type Facilities = { facilities: { icon: string }[] }

const sheetNames = (): Set<string> => {
  const folder = resolve('static/icons')
  const sheet = readdirSync(folder).find((name) => /^sheet\..*\.svg$/.test(name)) ?? ''
  const drawn = readFileSync(resolve(folder, sheet), 'utf8').matchAll(/<symbol id="([^"]+)"/g)
  return new Set([...drawn].map(([, id = '']) => id))
}

function lucideShapes(names: string[]): Record<string, Shape[]> {
  if (names.length === 0) return {}
  const file = resolve('node_modules/@iconify-json/lucide/icons.json')
  const { icons } = JSON.parse(readFileSync(file, 'utf8')) as { icons: Record<string, { body: string }> }
  return Object.fromEntries(names.map((name) => [name, shapesIn(icons[name]?.body ?? '')]))
}

/** Name → null where the sheet draws it, its shapes where not: those few are in the page itself. An unknown name has none and stays an empty box. */
export function contentIcons(branches: readonly Facilities[]): Record<string, Shape[] | null> {
  const inSheet = sheetNames()
  const names = [...new Set(branches.flatMap(({ facilities }) => facilities.map(({ icon }) => icon)))].sort()
  const others = lucideShapes(names.filter((name) => !inSheet.has(name)))
  return Object.fromEntries(names.map((name) => [name, inSheet.has(name) ? null : (others[name] ?? [])]))
}
