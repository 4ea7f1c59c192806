import { Hint } from './say.mjs'

const needed = [20, 19]

export function checkNode(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number)
  if (major > needed[0] || (major === needed[0] && minor >= needed[1])) return
  throw new Hint(
    `Node.js ${needed.join('.')} or later is needed, this is ${version}. Install a current Node.js (for example from nodejs.org) and run the command again.`,
  )
}
