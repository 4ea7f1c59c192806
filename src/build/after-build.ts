import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BuildArgs } from 'gatsby'
import { locales } from '../config/locales'
import { to } from '../config/routes'
import { compressSite } from './compress'
import { hashesOf } from './csp-hashes'
import { writeSearchFiles } from './search-files'
import { drawPictures } from './share-pictures/draw-pictures'
import { wantedPictures } from './share-pictures/wanted-pictures'
import { type BuiltPage, writeSitemap } from './sitemap/write-sitemap'

/** One page of each kind stands for all: sleeping, awake, not found, and the scripts a sleeping page puts in when it wakes. */
const samples = [
  ...locales.flatMap((locale) => [to.home(locale), to.cart(locale), to.path(locale, '/404')].map((path) => `${path}/index.html`)),
  '404.html',
]
const slice = '_gatsby/slices/_gatsby-scripts-1.html'

type State = { pages: Map<string, BuiltPage> }

/** Gatsby's onPostBuild: `csp-hashes.json` for the server's policy, pictures for shared links, sitemaps, search files, then compressed copies of everything. */
export async function onPostBuild({ reporter, store, getNodesByType }: Pick<BuildArgs, 'reporter' | 'store' | 'getNodesByType'>) {
  const folder = join(process.cwd(), 'public')
  const memory = join(process.cwd(), 'var/build')
  const pages = await Promise.all([...samples, slice].map((file) => readFile(join(folder, file), 'utf8')))
  const hashes = hashesOf(pages)
  await writeFile(join(folder, 'csp-hashes.json'), JSON.stringify(hashes))
  const since = performance.now()
  const wanted = wantedPictures()
  const drawn = await drawPictures(wanted, folder, join(memory, 'share-pictures'))
  reporter.info(`${wanted.size} pictures for shared links, ${drawn} of them new, ${Math.round(performance.now() - since)} ms`)
  const listed = await writeSitemap([...(store.getState() as State).pages.values()], folder, memory)
  await writeSearchFiles(folder, getNodesByType)
  const files = await compressSite(folder)
  reporter.info(`${hashes.length} inline scripts, ${listed} pages in the sitemap, ${files} files beside their compressed copies`)
}
