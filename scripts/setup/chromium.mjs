import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { output, run } from '../run/command.mjs'
import { root } from '../run/root.mjs'
import { installDebian } from './debian.mjs'
import { Hint, say } from './say.mjs'

const systemNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const macPath = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

const shellName = 'chromium-headless-shell'
/** Chromium that draws pages and no browser window around each of them: journeys take a third of the processor. */
const shell = () => output('which', [shellName])
const onPath = () => systemNames.map((name) => output('which', [name])).find(Boolean)
const named = () => process.env.CHROMIUM_PATH
const onMac = () => (existsSync(macPath) ? macPath : undefined)

function playwrightsOwn() {
  const { chromium } = createRequire(`${root}/package.json`)('playwright')
  const path = chromium.executablePath()
  return existsSync(path) ? path : undefined
}

/** The browser that drives the journeys: named by CHROMIUM_PATH, the shell, the system's, Playwright's own, Debian's when root. @returns its path. */
export async function ensureChromium() {
  const light = named() || shell()
  if (light) return light
  if (await installDebian(shellName, 'fonts-noto-core')) return shell()
  const found = onPath() || onMac() || playwrightsOwn()
  if (found) return found
  if (await installDebian('chromium', 'fonts-noto-core')) return onPath()
  say('downloading Playwright’s Chromium …')
  if ((await run('playwright', ['install', 'chromium'])) === 0) return playwrightsOwn()
  throw new Hint(
    'No Chromium found for the browser tests. Install Chromium or Chrome, or set CHROMIUM_PATH to its program, and run the command again.',
  )
}
