/** Which files the built site has. Only what is in this index can be served, so no path leads out of it. */
import { statSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { isStandIn } from '../../src/config/routes'
import { pathKey } from '../../src/domain/paths'

export type SiteIndex = {
  /** Normalised address (NFC, decoded, no leading slash) → path of the file below the site's folder. */
  files: ReadonlyMap<string, string>
  /** What all spellings of an address have in common → the page's own address, e.g. `/ar/courses/…`. Pages that stand in for others are not here. */
  pages: ReadonlyMap<string, string>
  /** Newest first-level change seen when it was made. */
  stamp: string
}

const empty: SiteIndex = { files: new Map(), pages: new Map(), stamp: '' }

/** One form for the same Arabic name however it was composed (reported fault 19). */
export const normalise = (path: string): string => path.normalize('NFC')

/** Changes with every build: the build writes builds/latest.json and index.html last. */
function stampOf(root: string): string {
  const times = ['builds/latest.json', 'index.html', '.'].map((name) => {
    const found = statSync(join(root, name), { throwIfNoEntry: false })
    return found ? String(found.mtimeMs) : '-'
  })
  return times.join(' ')
}

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

async function readIndex(root: string): Promise<SiteIndex> {
  const stamp = stampOf(root)
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  const files = new Map<string, string>()
  for (const entry of entries) {
    if (!entry.isFile()) continue
    const file = relative(root, join(entry.parentPath, entry.name)).split(sep).join('/')
    if (!file.split('/').some((part) => part.startsWith('.') && part !== '.well-known')) files.set(normalise(file), file)
  }
  return { files, pages: pagesIn(files.keys()), stamp }
}

const recheck = 1000

/** @returns a function that gives the index of the site as it is now, at most a second old; empty while there is no site. */
export function createSiteIndex(root: string): () => Promise<SiteIndex> {
  let held: SiteIndex = empty
  let checkedAt = Number.NEGATIVE_INFINITY
  let inFlight: Promise<SiteIndex> | null = null

  const renew = async (): Promise<SiteIndex> => {
    checkedAt = performance.now()
    if (stampOf(root) !== held.stamp) held = await readIndex(root).catch(() => empty)
    return held
  }

  return async () => {
    if (performance.now() - checkedAt < recheck) return inFlight ?? held
    inFlight ??= renew().finally(() => {
      inFlight = null
    })
    return inFlight
  }
}
