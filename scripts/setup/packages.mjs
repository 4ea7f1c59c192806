import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { run } from '../run/command.mjs'
import { root } from '../run/root.mjs'
import { Hint, say, step } from './say.mjs'

const lockFile = `${root}/package-lock.json`
const stamp = `${root}/node_modules/.rihla-lock`

const lockDigest = () => createHash('sha256').update(readFileSync(lockFile)).digest('hex')
const installed = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === lockDigest()

/** Installs exactly what package-lock.json names, and only when that is not what is there. */
export async function ensurePackages() {
  if (installed()) return say('packages: already installed')
  await step('packages: npm ci (a few minutes the first time)', async () => {
    // JOBS: what has no ready-made binary for this machine is compiled on all its processors.
    const env = { JOBS: 'max', PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1', GATSBY_TELEMETRY_DISABLED: '1' }
    const code = await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error', '--progress=false'], { env })
    if (code !== 0)
      throw new Hint(
        'npm ci failed. Check that the npm registry can be reached and that python3, make and a C++ compiler are there, then run the command again.',
      )
    writeFileSync(stamp, lockDigest())
  })
}
