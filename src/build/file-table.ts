import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Files by the names of page kinds and parts. */
type Table = Record<string, string[]>

const written = /(___chunkMapping=)("(?:[^"\\]|\\.)*")/

/** What Gatsby's own files are, the slice has as scripts. */
const isOwn = (name: string) => name === 'app'

const union = (own: Table, all: Table): Table =>
  Object.fromEntries(
    Object.entries(own).map(([name, files]) => {
      const shared = isOwn(name) ? [] : (all[name] ?? []).filter((file) => file.endsWith('.js')).map((file) => `/${file}`)
      return [name, [...new Set([...files, ...shared])]]
    }),
  )

/**
 * @param slice Gatsby's slice of scripts. Its table (`___chunkMapping`, the text of a text) names for each page kind the one file that nobody shares
 * with it: the others only webpack's runtime knows, which asks for them when the page wakes.
 * @param all webpack's `assetsByChunkName`
 * @returns the slice with all files in its table: what is laid by for waking is all of it, and a page without a connection wakes
 */
export const withSharedFiles = (slice: string, all: Table): string =>
  slice.replace(
    written,
    (_, before: string, text: string) => before + JSON.stringify(JSON.stringify(union(JSON.parse(JSON.parse(text)), all))),
  )

export async function nameSharedFiles(folder: string): Promise<void> {
  const file = join(folder, '_gatsby/slices/_gatsby-scripts-1.html')
  const { assetsByChunkName } = JSON.parse(await readFile(join(folder, 'webpack.stats.json'), 'utf8'))
  await writeFile(file, withSharedFiles(await readFile(file, 'utf8'), assetsByChunkName))
}
