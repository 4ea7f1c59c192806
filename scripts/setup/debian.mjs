import { output, run } from '../run/command.mjs'
import { say } from './say.mjs'

/** Whether this is Debian (or a child of it) and we may install its packages. */
export const canInstallPackages = () => process.getuid?.() === 0 && output('which', ['apt-get']) !== null

let listsFresh = false

/** Installs Debian packages as root. @returns whether that worked. */
export async function installDebian(...packages) {
  if (!canInstallPackages()) return false
  say(`installing Debian's ${packages.join(', ')} …`)
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  const quiet = { env, stdio: ['ignore', 'ignore', 'inherit'] }
  if (!listsFresh) listsFresh = (await run('apt-get', ['update', '-qq'], quiet)) === 0
  return (await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], quiet)) === 0
}
