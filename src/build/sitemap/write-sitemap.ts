import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type IsoDate, todayInRiyadh } from '../../domain/dates'
import type { PageContext } from '../page-rows'
import { type Changes, changeOf, type PageData } from './last-changed'
import { type ListedPage, robotsText, sitemapFiles } from './sitemap'

export type BuiltPage = { path: string; context: PageContext }

const isEntry = ({ entityId, routeName }: PageContext) => entityId !== undefined && routeName !== 'cmsPage'
const kindOf = (context: PageContext) => (isEntry(context) ? context.routeName : 'pages')

const dataOf = async (site: string, path: string): Promise<PageData> =>
  JSON.parse(await readFile(join(site, 'page-data', path, 'page-data.json'), 'utf8'))

/** Pages that search engines may list, each at its canonical address: the bare `/` is the home page's second one. */
export const listed = (pages: BuiltPage[]) =>
  pages.filter(({ path, context }) => context.index && path === context.alternates[context.language])

const kept = 'page-changes.json'

/** Writes sitemap.xml, what it names, and robots.txt. `memory`: where the days of change are kept for the next build. */
export async function writeSitemap(pages: BuiltPage[], site: string, memory: string): Promise<number> {
  const before: Changes = JSON.parse(await readFile(join(memory, kept), 'utf8').catch(() => '{}'))
  const today: IsoDate = todayInRiyadh(Date.now())
  const after: Changes = {}
  const rows: ListedPage[] = []
  for (const { path, context } of listed(pages)) {
    const change = changeOf(await dataOf(site, path), before[path], today)
    after[path] = change
    rows.push({ path, kind: kindOf(context), alternates: context.alternates, written: context.written, changedOn: change.on })
  }
  await rm(join(site, 'sitemaps'), { recursive: true, force: true })
  await mkdir(join(site, 'sitemaps'), { recursive: true })
  const files = { ...sitemapFiles(rows), 'robots.txt': robotsText() }
  for (const [file, text] of Object.entries(files)) await writeFile(join(site, file), text)
  await mkdir(memory, { recursive: true })
  await writeFile(join(memory, kept), JSON.stringify(after))
  return rows.length
}
