/** `npm start`: installs what is missing, creates the database with the demo catalogue, builds, and serves shop and API on one port. */
import { once } from 'node:events'
import { startServer } from './run/server.mjs'
import { ensureSite } from './run/site.mjs'
import { checkNode } from './setup/node-version.mjs'
import { ensurePackages } from './setup/packages.mjs'
import { main, say, step } from './setup/say.mjs'

const port = process.env.PORT ?? '8000'

main(async () => {
  checkNode()
  await ensurePackages()
  const server = await step('server: database, migrations, demo catalogue', () => startServer({ PORT: port }))
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => server.stop())
  try {
    await ensureSite(server.url)
  } catch (error) {
    await server.stop()
    throw error
  }
  const shop = `http://localhost:${port}`
  say(`Rihla is open: ${shop} (العربية) · ${shop}/en (English) · ${shop}/docs (API) · ${shop}/dev/mailbox (mail)`)
  say('Ctrl+C closes it.')
  await once(server.child, 'exit')
})
