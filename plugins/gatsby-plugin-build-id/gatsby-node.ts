import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { buildFiles, idOf, type Redirect, ruleOf } from './src/build-files'
import { stampPages } from './src/stamp-pages'

type State = { pages: Map<string, { path: string }>; redirects: Redirect[] }

/** Digest of every page's data and of the scripts, which the data of the app names. */
async function contentOf(folder: string): Promise<string[]> {
  const entries = await readdir(join(folder, 'page-data'), { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
  const digests: string[] = []
  for (const file of files) {
    const digest = createHash('sha256')
      .update(await readFile(file))
      .digest('hex')
    digests.push(`${file.slice(folder.length)} ${digest}`)
  }
  return digests
}

/** Stamps the pages, and writes builds/meta/{id}.json and then builds/latest.json: whoever reads the second finds the first. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ store, reporter }) => {
  const { pages, redirects } = store.getState() as State
  const folder = join(process.cwd(), 'public')
  await stampPages(folder)
  const id = idOf(await contentOf(folder))
  const paths = [...pages.values()].map(({ path }) => path)
  const builds = join(folder, 'builds')
  await rm(builds, { recursive: true, force: true })
  for (const [name, text] of Object.entries(buildFiles(id, Date.now(), redirects.map(ruleOf), paths))) {
    await mkdir(dirname(join(builds, name)), { recursive: true })
    await writeFile(join(builds, name), text)
  }
  reporter.info(`build ${id}: ${paths.length} pages, ${redirects.length} redirects`)
}
