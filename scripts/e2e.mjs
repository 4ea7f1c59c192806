/** `npm run e2e`: only the journeys; arguments go to Playwright (`npm run e2e -- book`). */
import { openShop, runJourneys } from './run/suites.mjs'
import { checkNode } from './setup/node-version.mjs'
import { ensurePackages } from './setup/packages.mjs'
import { main } from './setup/say.mjs'

main(async () => {
  checkNode()
  await ensurePackages()
  const shop = await openShop()
  try {
    await runJourneys(shop, process.argv.slice(2))
  } finally {
    await shop.stop()
  }
})
