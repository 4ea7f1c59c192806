import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fetchedAfterWaking, wakingFile } from '../config/waking-files'

/** Files by the names of page kinds and parts. */
type Table = Record<string, string[]>

const written = /(___chunkMapping=)("(?:[^"\\]|\\.)*")/

/** The files that begin each page, which the slice has as scripts, are no one's own. */
const isEntry = (name: string) => name === 'app'

function complete(table: Table, assetsByChunkName: Table): Table {
  const missing = fetchedAfterWaking.find((name) => !(name in table))
  if (missing) throw new Error(`No file is named ${missing}: what wakes a page would not be laid by whole (config/waking-files).`)
  return Object.fromEntries(
    Object.entries(table).map(([name, files]) => {
      const all = isEntry(name) ? [] : (assetsByChunkName[name] ?? []).filter((file) => file.endsWith('.js'))
      return [name, [...new Set([...files, ...all.map((file) => `/${file}`)])]]
    }),
  )
}

/**
 * @param slice Gatsby's slice of scripts. Its table (`___chunkMapping`, the text of a text) names for each page kind the one file that no other
 * uses: those it shares only webpack's runtime knows, and asks for when the page wakes.
 * @returns the slice with all files in its table: what is laid by for waking is all of it, and a page without a connection wakes
 * @throws where the slice has no table, or the table lacks what every page fetches
 */
export function withSharedFiles(slice: string, assetsByChunkName: Table): string {
  if (!written.test(slice)) throw new Error("Gatsby's slice of scripts has no table of files.")
  return slice.replace(
    written,
    (_, before: string, text: string) => before + JSON.stringify(JSON.stringify(complete(JSON.parse(JSON.parse(text)), assetsByChunkName))),
  )
}

/** Beside Gatsby's own slice: a build that found that one changed would stitch every page anew. */
export async function writeWakingFile(folder: string): Promise<void> {
  const { assetsByChunkName } = JSON.parse(await readFile(join(folder, 'webpack.stats.json'), 'utf8'))
  const slice = await readFile(join(folder, '_gatsby/slices/_gatsby-scripts-1.html'), 'utf8')
  await writeFile(join(folder, wakingFile), withSharedFiles(slice, assetsByChunkName))
}
