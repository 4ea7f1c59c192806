import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BuildArgs } from 'gatsby'
import { scriptHash } from '../domain/script-hash'
import { compressSite } from './compress'
import { writeWakingFile } from './file-table'
import { writeOfflinePages } from './offline/offline-worker'
import { printFile } from './print-file'
import { rareFacesFile } from './rare-faces-file'
import { writeSearchFiles } from './search-files'
import { drawPictures } from './share-pictures/draw-pictures'
import { wantedPictures } from './share-pictures/wanted-pictures'
import { type BuiltPage, writeSitemap } from './sitemap/write-sitemap'
import { buildSleepScripts, speculationText } from './sleep-scripts'

type State = { pages: Map<string, BuiltPage> }

/** Gatsby's onPostBuild: the sleep script and what it fetches, `csp-hashes.json` for the server's policy, the offline pages, pictures for shared links, sitemaps, search files, then compressed copies of everything. */
export async function onPostBuild({ reporter, store, getNodesByType }: Pick<BuildArgs, 'reporter' | 'store' | 'getNodesByType'>) {
  const folder = join(process.cwd(), 'public')
  const memory = join(process.cwd(), 'var/build')
  await writeFile(join(folder, 'csp-hashes.json'), JSON.stringify([scriptHash(speculationText)]))
  for (const { name, text } of [buildSleepScripts().file, printFile, rareFacesFile]) await writeFile(join(folder, name), text)
  await writeWakingFile(folder)
  await writeOfflinePages(folder)
  const since = performance.now()
  const wanted = wantedPictures()
  const drawn = await drawPictures(wanted, folder, join(memory, 'share-pictures'))
  reporter.info(`${wanted.size} pictures for shared links, ${drawn} of them new, ${Math.round(performance.now() - since)} ms`)
  const listed = await writeSitemap([...(store.getState() as State).pages.values()], folder, memory)
  await writeSearchFiles(folder, getNodesByType)
  const files = await compressSite(folder)
  reporter.info(`${listed} pages in the sitemap, ${files} files beside their compressed copies`)
}
