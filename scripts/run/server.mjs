import { Hint, say } from '../setup/say.mjs'
import { start, stop } from './command.mjs'
import { freePort } from './free-port.mjs'

const patience = 180_000

async function ready(url) {
  try {
    return (await fetch(`${url}/readyz`)).ok
  } catch {
    return false
  }
}

/**
 * Starts the server and waits until it is ready (migrated, seeded, listening).
 * @param env what differs from the environment: DATA_DIR, SITE_DIR, LOG_LEVEL, PORT …
 * @returns `{ url, address, child, stop }`: `url` for programs; `address` for browsers, whose rules for service workers and cookies know localhost
 */
export async function startServer(env = {}) {
  const port = Number(env.PORT ?? (await freePort()))
  const url = `http://127.0.0.1:${port}`
  const child = start('node', ['--import', 'tsx', 'server/main.ts'], {
    env: { LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn', ...env, PORT: String(port) },
  })
  const since = Date.now()
  while (!(await ready(url))) {
    if (child.exitCode !== null)
      throw new Hint(`The server stopped at start. Its message is above; when port ${port} is taken, set PORT to a free one.`)
    if (Date.now() - since > patience) {
      await stop(child)
      throw new Hint(`The server was not ready within ${patience / 1000} seconds.`)
    }
    await new Promise((wake) => setTimeout(wake, 100))
  }
  say(`server ready on ${url}`)
  return { url, address: `http://localhost:${port}`, port, child, stop: () => stop(child) }
}
