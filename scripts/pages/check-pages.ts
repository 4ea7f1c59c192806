/**
 * `tsx scripts/pages/check-pages.ts [folder]`: reads every built page and says what is wrong with it (issue 3, "SEO"). Ends with 1 when
 * something is. Part of `npm test`, between build and journeys. PICTURES_DIR names the folder from which the server shows photographs.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { structuredData } from './data-rules'
import { pageRules } from './page-rules'
import { type Page, readPage } from './read-page'
import { readSitemap } from './read-sitemap'
import { sharing } from './share-rules'
import type { Complaint, Site } from './site'
import { siteRules } from './site-rules'

const folder = process.argv[2] ?? 'public'
const photographs = process.env.PICTURES_DIR ?? 'var/pictures'
/** The worker's shell is no page: nobody is shown it before a page is put in. */
const shell = '/offline-plugin-app-shell-fallback/'

function filesOf(root: string): string[] {
  if (!existsSync(root)) return []
  const entries = readdirSync(root, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(root, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
}

const read = (file: string) => readFileSync(join(folder, file), 'utf8')
const pathOf = (file: string) => file.replace(/\/index\.html$/, '').normalize('NFC') || '/'

function readSite(): Site {
  const files = filesOf(folder)
  const pages: Page[] = files
    .filter((file) => /\/(index|offline)\.html$/.test(file) && !file.includes(shell))
    .map((file) => readPage(pathOf(file), read(file)))
  const { rules } = JSON.parse(read('/builds/latest.json')) as { rules: { from: string }[] }
  const sitemaps = [...read('/sitemap.xml').matchAll(/<sitemap><loc>[^<]*?(\/sitemaps\/[^<]+)<\/loc>/g)].flatMap(([, file]) => file ?? [])
  return {
    pages,
    files: new Set([...files.map((file) => file.normalize('NFC')), ...filesOf(photographs).map((file) => `/pictures${file}`)]),
    redirects: new Set(rules.map(({ from }) => from)),
    listed: sitemaps.flatMap((file) => readSitemap(read(file))),
  }
}

function main() {
  const since = performance.now()
  const site = readSite()
  const rules = [...pageRules, sharing, structuredData]
  const own: Complaint[] = site.pages.flatMap((page) => rules.flatMap((rule) => rule(page).map((what) => ({ path: page.path, what }))))
  const complaints = [...own, ...siteRules.flatMap((rule) => rule(site))]
  const most = 60
  for (const { path, what } of complaints.slice(0, most)) console.error(`✗ ${path}: ${what}`)
  if (complaints.length > most) console.error(`… and ${complaints.length - most} more`)
  const seconds = ((performance.now() - since) / 1000).toFixed(1)
  console.log(`${site.pages.length} pages, ${site.listed.length} in the sitemap, ${complaints.length} faults, ${seconds} s`)
  process.exitCode = complaints.length === 0 ? 0 : 1
}

main()
