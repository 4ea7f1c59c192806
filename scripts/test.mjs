/** `npm test`: installs what is missing and runs everything. */
import { runChecks } from './run/checks.mjs'
import { runJest, runJourneys } from './run/suites.mjs'
import { checkNode } from './setup/node-version.mjs'
import { ensurePackages } from './setup/packages.mjs'
import { elapsed, main, say } from './setup/say.mjs'

main(async () => {
  checkNode()
  await ensurePackages()
  await runChecks()
  const unit = await runJest()
  const journeys = await runJourneys()
  say(`everything is green in ${elapsed()}`)
  console.log(`tests: ${unit.passed + journeys.passed} passed, ${unit.failed + journeys.failed} failed`)
})
