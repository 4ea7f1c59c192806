/** `npm run dev`: the API restarting on change, and Gatsby's development server in front of it. */
import { start, stop } from './run/command.mjs'
import { startServer } from './run/server.mjs'
import { checkNode } from './setup/node-version.mjs'
import { ensurePackages } from './setup/packages.mjs'
import { main, say } from './setup/say.mjs'

const apiPort = process.env.PORT ?? '8000'
const sitePort = process.env.SITE_PORT ?? '8001'

main(async () => {
  checkNode()
  await ensurePackages()
  const first = await startServer({ PORT: apiPort })
  await first.stop()
  const api = start('tsx', ['watch', 'server/main.ts'], { env: { PORT: apiPort } })
  const site = start('gatsby', ['develop', '--port', sitePort], { env: { API_URL: first.url } })
  say(`site http://localhost:${sitePort}, API http://localhost:${apiPort}`)
  const end = () => Promise.all([stop(api), stop(site)])
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, end)
})
