/** Which files the built site has. Only what is in this index can be served, so no path leads out of it. */
import { realpathSync, statSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { isStandIn } from '../../src/config/routes'
import { pathKey } from '../../src/domain/paths'

export type SiteIndex = {
  /** The folder itself where the site's is a link to it: what is answered from one index comes from one build, also while another takes its place. */
  root: string
  /** Normalised address (NFC, decoded, no leading slash) → path of the file below the site's folder. */
  files: ReadonlyMap<string, string>
  /** What all spellings of an address have in common → the page's own address, e.g. `/ar/courses/…`. Pages that stand in for others are not here. */
  pages: ReadonlyMap<string, string>
  /** Newest first-level change seen when it was made. */
  stamp: string
}

const empty: SiteIndex = { root: '', files: new Map(), pages: new Map(), stamp: '' }

/** One form for the same Arabic name however it was composed (reported fault 19). */
export const normalise = (path: string): string => path.normalize('NFC')

function stampOf(root: string, names: readonly string[]): string {
  const marks = names.map((name) => {
    const found = statSync(join(root, name), { throwIfNoEntry: false })
    return found ? `${found.ino}:${found.mtimeMs}` : '-'
  })
  return marks.join(' ')
}

/** Another build has taken the place of this one. */
const release = (root: string) => stampOf(root, ['builds/latest.json'])
/** Changes many times while a build writes into the folder. */
const details = (root: string) => stampOf(root, ['index.html', '.'])

const pageFile = /^(?:(.*)\/)?index\.html$/

function pagesIn(files: Iterable<string>): Map<string, string> {
  const pages = new Map<string, string>()
  for (const file of files) {
    const found = pageFile.exec(file)
    const path = `/${found?.[1] ?? ''}`
    if (found && !isStandIn(path)) pages.set(pathKey(path), path)
  }
  return pages
}

async function readIndex(site: string): Promise<SiteIndex> {
  const root = realpathSync(site)
  const stamp = `${release(root)} ${details(root)}`
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  const files = new Map<string, string>()
  for (const entry of entries) {
    if (!entry.isFile()) continue
    const file = relative(root, join(entry.parentPath, entry.name)).split(sep).join('/')
    if (!file.split('/').some((part) => part.startsWith('.') && part !== '.well-known')) files.set(normalise(file), file)
  }
  return { root, files, pages: pagesIn(files.keys()), stamp }
}

const recheck = 1000

/**
 * @returns a function that gives the index of the site as it is now; empty while there is no site. Another build is seen by the first request
 * after it: its pages under the policy of the one before would not run, and the files they name would be missed. What changes besides, a
 * second later at most.
 */
export function createSiteIndex(site: string): () => Promise<SiteIndex> {
  let held: SiteIndex = empty
  let seen = ''
  let checkedAt = Number.NEGATIVE_INFINITY
  let inFlight: Promise<SiteIndex> | null = null

  const renew = async (now: string): Promise<SiteIndex> => {
    checkedAt = performance.now()
    seen = now
    const index = `${now} ${details(site)}` === held.stamp ? held : await readIndex(site).catch(() => empty)
    if (seen === now) held = index
    return index
  }

  return async () => {
    const now = release(site)
    if (now === seen && performance.now() - checkedAt < recheck) return inFlight ?? held
    const mine = inFlight && now === seen ? inFlight : renew(now)
    inFlight = mine
    return mine.finally(() => {
      if (inFlight === mine) inFlight = null
    })
  }
}
