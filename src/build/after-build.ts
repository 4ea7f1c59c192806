import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BuildArgs } from 'gatsby'
import { locales } from '../config/locales'
import { to } from '../config/routes'
import { compressSite } from './compress'
import { hashesOf } from './csp-hashes'

/** One page of each kind stands for all: sleeping, awake, not found, and the scripts a sleeping page puts in when it wakes. */
const samples = [
  ...locales.flatMap((locale) => [to.home(locale), to.cart(locale), to.path(locale, '/404')].map((path) => `${path}/index.html`)),
  '404.html',
]
const slice = '_gatsby/slices/_gatsby-scripts-1.html'

/** Gatsby's onPostBuild: `csp-hashes.json` for the server's policy, then compressed copies of everything. */
export async function onPostBuild({ reporter }: Pick<BuildArgs, 'reporter'>) {
  const folder = join(process.cwd(), 'public')
  const pages = await Promise.all([...samples, slice].map((file) => readFile(join(folder, file), 'utf8')))
  const hashes = hashesOf(pages)
  await writeFile(join(folder, 'csp-hashes.json'), JSON.stringify(hashes))
  const files = await compressSite(folder)
  reporter.info(`${hashes.length} inline scripts, ${files} files beside their compressed copies`)
}
