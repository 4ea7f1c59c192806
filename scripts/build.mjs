/** `npm run build`: builds the site from the API that API_URL names, or from one started for it. */
import { startServer } from './run/server.mjs'
import { buildSite } from './run/site.mjs'
import { checkNode } from './setup/node-version.mjs'
import { ensurePackages } from './setup/packages.mjs'
import { main } from './setup/say.mjs'

main(async () => {
  checkNode()
  await ensurePackages()
  if (process.env.API_URL) return buildSite(process.env.API_URL)
  const server = await startServer()
  try {
    await buildSite(server.url)
  } finally {
    await server.stop()
  }
})
