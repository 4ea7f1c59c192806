import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Gatsby writes only what has changed since the build its cache tells of, and fails where that build's files are gone.
 * @returns whether there was such a cache; it is gone now
 */
export function dropStaleCache(folder) {
  const cache = join(folder, '.cache')
  const isStale = existsSync(cache) && !existsSync(join(folder, 'public'))
  if (isStale) rmSync(cache, { recursive: true })
  return isStale
}
