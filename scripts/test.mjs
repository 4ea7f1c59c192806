/** `npm test`: installs what is missing and runs everything. */
import { runChecks } from './run/checks.mjs'
import { openShop, runJest, runJourneys } from './run/suites.mjs'
import { checkNode } from './setup/node-version.mjs'
import { ensurePackages } from './setup/packages.mjs'
import { elapsed, main, say } from './setup/say.mjs'

main(async () => {
  checkNode()
  await ensurePackages()
  const shop = await openShop()
  try {
    // The build keeps one processor busy for most of its time: the other one judges lint and types meanwhile, and begins with the unit tests.
    const tested = runChecks().then(() => runJest())
    const [unit] = await Promise.all([tested, shop.site])
    const journeys = await runJourneys(shop)
    say(`everything is green in ${elapsed()}`)
    console.log(`tests: ${unit.passed + journeys.passed} passed, ${unit.failed + journeys.failed} failed`)
  } finally {
    await shop.stop()
  }
})
