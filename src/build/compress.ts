import { readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/**
 * Brotli 11 costs 195 s on 20,000 pages of HTML and 3 s at 5 (design bars.md): the highest for what is few and kept for a year. From 5 to 7 a page
 * costs a millisecond or two more and is 3 % smaller; above it 9 costs five times as much for nothing.
 */
const qualities: Record<string, number> = {
  '.js': 11,
  '.mjs': 11,
  '.css': 11,
  '.ttf': 11,
  '.svg': 11,
  '.webmanifest': 11,
  '.xml': 5,
  '.txt': 5,
  '.json': 5,
  '.html': 7,
}
/**
 * Pages that stand at the top of a language (home, lists, editors' pages) and posts are few and the ones most people arrive at: a tenth smaller
 * for 90 ms each. Those of the catalogue's entries, two folders down, are most of the site.
 */
const fewest = /^(([^/]+\/){0,2}|[^/]+\/blog\/[^/]+\/)index\.html$/
const qualityOf = (path: string) => (fewest.test(path) ? 11 : qualities[extname(path)])

/** Below this a packet holds it anyway. */
const worthwhile = 600

async function compressFile(file: string, folder: string) {
  const quality = qualityOf(relative(folder, file).split(sep).join('/'))
  if (quality === undefined) return
  const { mtime, size } = await stat(file)
  if (size < worthwhile) return
  const done = await stat(`${file}.br`).catch(() => null)
  // File systems keep times finer than they let themselves be told.
  if (done && Math.abs(done.mtimeMs - mtime.getTime()) < 2) return
  const content = await readFile(file)
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: size }
  const [br, gz] = await Promise.all([brotli(content, { params }), zip(content, { level: quality === 11 ? 9 : 6 })])
  for (const [name, data] of [
    [`${file}.br`, br],
    [`${file}.gz`, gz],
  ] as const) {
    await writeFile(name, data)
    await utimes(name, mtime, mtime)
  }
}

const isCompressed = (name: string) => name.endsWith('.br') || name.endsWith('.gz')

/** Writes `.br` and `.gz` beside each text file of the site, only where the file is newer than they are, and removes those whose file is gone. */
export async function compressSite(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const present = new Set(files)
  const queue = files.filter((file) => !isCompressed(file))
  const orphans = files.filter((file) => isCompressed(file) && !present.has(file.replace(/\.(br|gz)$/, '')))
  for (const orphan of orphans) await rm(orphan)
  const worker = async () => {
    for (let file = queue.pop(); file; file = queue.pop()) await compressFile(file, folder)
  }
  const count = queue.length
  await Promise.all(Array.from({ length: 8 }, worker))
  return count
}
