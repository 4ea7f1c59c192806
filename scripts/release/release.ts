/** Takes a built site into use where a server runs: `SITE_DIR` is the link `current` in the folder of releases. */
import { existsSync } from 'node:fs'
import { cp, link as hardLink, mkdir, readdir, readFile, realpath, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { cacheControl, revalidated } from '../../server/plugins/site-address'

/** How long a page that was opened before finds the files it names. */
const kept = 30 * 86_400_000
/** The one before stays whole: to go back to, and for requests that are being answered from it. */
const keptReleases = 2
/** What is being copied is no release yet: one that broke off would count as the one before. */
const unfinished = 'unfinished'
/** File of no build any more → since when, in milliseconds. The server shows nobody what begins with a dot. */
type Older = Record<string, number>
const list = '.older.json'

/** Its name changes with its content. Compressed copies lie beside their file, under its name. */
const isHashed = (file: string) => cacheControl(file.replace(/\.(br|gz)$/, '')) !== revalidated

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => relative(folder, join(entry.parentPath, entry.name)))
}

async function readOlder(release: string): Promise<Older> {
  const file = join(release, list)
  return existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : {}
}

async function keepOlder(before: string, release: string, now: number) {
  const own = new Set(await filesIn(release))
  const known = await readOlder(before)
  const older: Older = {}
  for (const file of await filesIn(before)) {
    const since = known[file] ?? now
    if (own.has(file) || !isHashed(file) || now - since > kept) continue
    await mkdir(dirname(join(release, file)), { recursive: true })
    await hardLink(join(before, file), join(release, file))
    older[file] = since
  }
  await writeFile(join(release, list), JSON.stringify(older))
}

/** Renaming one link over another is a single step: at no moment is there no site, or half of one. */
export async function use(release: string, link: string) {
  await mkdir(dirname(link), { recursive: true })
  await rm(`${link}.next`, { force: true })
  await symlink(release, `${link}.next`)
  await rename(`${link}.next`, link)
}

/**
 * Copies the site built in `built`, leaves the hashed files of the releases before beside it, so that pages opened from those go on, and
 * changes the link.
 * @returns the folder of the release
 */
export async function release(built: string, folder: string, now = Date.now()): Promise<string> {
  const link = join(folder, 'current')
  const target = join(folder, `release-${now}`)
  const copy = join(folder, unfinished)
  await rm(copy, { recursive: true, force: true })
  await cp(built, copy, { recursive: true, preserveTimestamps: true })
  if (existsSync(link)) await keepOlder(await realpath(link), copy, now)
  await rename(copy, target)
  await use(target, link)
  const releases = (await readdir(folder)).filter((name) => name.startsWith('release-'))
  for (const name of releases.sort().slice(0, -keptReleases)) await rm(join(folder, name), { recursive: true })
  return target
}
