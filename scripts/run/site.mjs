import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Hint, say, step } from '../setup/say.mjs'
import { run } from './command.mjs'
import { root } from './root.mjs'
import { dropStaleCache } from './stale-cache.mjs'

const stamp = join(root, 'var/site-built-from')
/** What a built page depends on: the site's code, the seeded catalogue and the exact packages. */
const inputs = [
  'src',
  'plugins',
  'static',
  'server/db',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'gatsby-browser.tsx',
  'gatsby-ssr.tsx',
  'package-lock.json',
]

function files(path) {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path)
    .filter((name) => name !== 'node_modules')
    .sort()
    .flatMap((name) => files(join(path, name)))
}

function fingerprint() {
  const hash = createHash('sha256').update(process.env.PUBLIC_URL ?? '')
  for (const file of inputs.flatMap((name) => files(join(root, name)))) hash.update(file.slice(root.length)).update(readFileSync(file))
  return hash.digest('hex')
}

/** One setting for server and site: Gatsby lets only names that begin with GATSBY_ into the site's scripts. */
export const siteAddress = () => (process.env.PUBLIC_URL ? { GATSBY_SITE_URL: process.env.PUBLIC_URL } : {})

/** Builds the static site from the API at `apiUrl`. `signal` ends it early. */
export async function buildSite(apiUrl, signal) {
  if (dropStaleCache(root)) say('site: public/ is missing; Gatsby’s cache of it is cleared')
  await step('site: gatsby build (one to three minutes)', async () => {
    const code = await run('gatsby', ['build', '--no-color'], { signal, env: { API_URL: apiUrl, CI: 'true', ...siteAddress() } })
    if (code !== 0)
      throw new Hint('The site could not be built; the reason is above. The site that was there before is untouched where the API failed.')
  })
  mkdirSync(join(root, 'var'), { recursive: true })
  writeFileSync(stamp, fingerprint())
}

/** Builds only when something a page is made from has changed. */
export async function ensureSite(apiUrl, signal) {
  const current = existsSync(stamp) && existsSync(join(root, 'public/builds/latest.json')) && readFileSync(stamp, 'utf8') === fingerprint()
  if (current) return say('site: already built from these files')
  await buildSite(apiUrl, signal)
}
