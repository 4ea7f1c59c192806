/** `search/{locale}.{digest}.json`, the browser's search index, and `search/index.json`, which names the newest of each language. */
import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BuildArgs } from 'gatsby'
import { locales } from '../config/locales'
import type { Course } from '../contract/catalogue-schema'
import { todayInRiyadh } from '../domain/dates'
import { createFactMaker, type Documents } from '../domain/search/facts'
import { writeIndex } from '../domain/search/index-file'
import { makeTable } from '../domain/search/table'
import { type ConfigValues, marketTerms } from './site-config'

type Node = Record<string, unknown> & { entityId: string | number }
type GetNodes = BuildArgs['getNodesByType']

/** Nodes as the contract's documents: Gatsby keeps `id` for itself, ours is `entityId`. */
const documents = <T>(getNodes: GetNodes, type: string): T[] =>
  (getNodes(type) as unknown as Node[]).map((node) => ({ ...node, id: node.entityId, code: node.entityId }) as T)

export function catalogueOf(getNodes: GetNodes): Documents & { courses: Course[] } {
  return {
    languages: documents(getNodes, 'Language'),
    countries: documents(getNodes, 'Country'),
    cities: documents(getNodes, 'City'),
    schools: documents(getNodes, 'School'),
    branches: documents(getNodes, 'Branch'),
    accommodations: documents(getNodes, 'Accommodation'),
    courses: documents(getNodes, 'Course'),
  }
}

/** Writes the files of every language. @returns their names */
export async function writeSearchFiles(folder: string, getNodes: GetNodes): Promise<string[]> {
  const today = todayInRiyadh(Date.now())
  const config = (getNodes('SiteConfig') as unknown as (Node & { values: ConfigValues })[]).find(({ entityId }) => entityId === 'ar')
  if (!config) throw new Error('The site has no configuration: the search index can say no price.')
  const catalogue = catalogueOf(getNodes)
  const facts = catalogue.courses.map(createFactMaker(today, marketTerms(config.values)))
  const table = makeTable(catalogue, facts, today)
  await mkdir(join(folder, 'search'), { recursive: true })
  const names = await Promise.all(
    locales.map(async (locale) => {
      const text = JSON.stringify(writeIndex(table, facts, locale))
      const name = `${locale}.${createHash('sha256').update(text).digest('hex').slice(0, 16)}.json`
      await writeFile(join(folder, 'search', name), text)
      return [locale, name] as const
    }),
  )
  await writeFile(join(folder, 'search', 'index.json'), JSON.stringify(Object.fromEntries(names)))
  return names.map(([, name]) => name)
}
