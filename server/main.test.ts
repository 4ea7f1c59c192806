/** The process as it runs: started, asked, stopped. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rihla-main-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

type Running = { child: ChildProcess; output: () => string; exited: Promise<number | null> }

function start(env: Record<string, string>): Running {
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    env: { PATH: process.env.PATH ?? '', DATA_DIR: folder, SEED: 'none', OVERLOAD_DELAY: '0', ...env },
  })
  let output = ''
  child.stdout?.on('data', (chunk) => {
    output += String(chunk)
  })
  child.stderr?.on('data', (chunk) => {
    output += String(chunk)
  })
  return { child, output: () => output, exited: new Promise((resolve) => child.on('exit', resolve)) }
}

async function untilReady(url: string, running: Running): Promise<void> {
  let left = true
  void running.exited.then(() => {
    left = false
  })
  while (left) {
    const answer = await fetch(`${url}/readyz`).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(running.output())
}

test('given a start on an empty folder, it migrates, answers, and on SIGTERM finishes what it is at and leaves cleanly', async () => {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const running = start({ PORT: String(port) })
  await untilReady(url, running)
  const token = await fetch(`${url}/restfulapi/getPwaToken`)
  expect(token.status).toBe(200)
  running.child.kill('SIGTERM')
  expect(await running.exited).toBe(0)
  expect(running.output()).toContain('database migrated')
}, 60_000)

test('given an environment that is wrong, it does not start and says in one sentence what to change', async () => {
  const running = start({ PORT: 'eighty' })
  expect(await running.exited).toBe(1)
  expect(running.output()).toBe('Rihla cannot start. PORT is "eighty": use a whole number from 0 to 65535.\n')
}, 60_000)
