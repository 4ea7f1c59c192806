/** The staff's command as they run it (docs/operations.md "Partner agencies"). */
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { createTestDatabase, type TestDatabase } from '../../testing/databases'
import { demo } from '../../testing/demo'

const folder = mkdtempSync(join(tmpdir(), 'rihla-agency-command-'))
let database: TestDatabase | undefined
beforeAll(async () => {
  database = await createTestDatabase('sqlite', demo)
})
afterAll(async () => {
  await database?.remove()
  rmSync(folder, { recursive: true, force: true })
})

async function command(...words: string[]): Promise<{ code: number; out: string }> {
  const env = { PATH: process.env.PATH ?? '', DATABASE_URL: database?.url ?? '', DATA_DIR: folder }
  const run = promisify(execFile)(process.execPath, ['--import', 'tsx', 'server/modules/subagents/command.ts', ...words], { env })
  return run.then(
    ({ stdout }) => ({ code: 0, out: stdout }),
    (error: { code: number; stderr: string }) => ({ code: error.code, out: error.stderr }),
  )
}

/** Each command is a process of its own; a busy machine starts them slowly. */
const patience = 300_000

test(
  'given the demo agency, when staff give it a logo and take it away, then the list says so each time',
  async () => {
    const file = join(folder, 'شعار.png')
    await sharp({ create: { width: 300, height: 100, channels: 3, background: '#0b6e6e' } })
      .png()
      .toFile(file)
    expect(await command('logo', '1', file)).toEqual({ code: 0, out: '' })
    expect((await command('list')).out).toBe('1\tapproved\tlogo\tآفاق للدراسة في الخارج\n')
    expect((await command('no-logo', '1')).code).toBe(0)
    expect((await command('list')).out).toBe('1\tapproved\t-\tآفاق للدراسة في الخارج\n')
  },
  patience,
)

test(
  'given a drawing with a script, or words the command does not know, then it says in both languages what to do instead',
  async () => {
    const file = join(folder, 'logo.png')
    writeFileSync(file, '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
    const { code, out } = await command('logo', '1', file)
    expect(code).toBe(1)
    expect(out).toContain('Please choose a logo')
    expect(out).toContain('اختر شعارًا')
    for (const words of [['logo', '1'], ['no-logo'], ['logo', 'x', file], ['list', '1'], []])
      expect(await command(...words)).toEqual({ code: 1, out: expect.stringContaining('use: list') })
  },
  patience,
)
