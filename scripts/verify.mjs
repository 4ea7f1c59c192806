/** `npm run verify`: the quick half of the tests – lint, types, import rules, unit and server tests. */
import { runChecks } from './run/checks.mjs'
import { runJest } from './run/suites.mjs'
import { checkNode } from './setup/node-version.mjs'
import { ensurePackages } from './setup/packages.mjs'
import { main } from './setup/say.mjs'

main(async () => {
  checkNode()
  await ensurePackages()
  await runChecks()
  await runJest(process.argv.slice(2))
})
