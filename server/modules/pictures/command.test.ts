/** The editors' command as they run it (docs/operations.md "Photographs"). */
import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { createTestDatabase, type TestDatabase } from '../../testing/databases'
import { smallCatalogue } from '../../testing/small-catalogue'
import { readCommandLine } from './command-line'

const folder = mkdtempSync(join(tmpdir(), 'rihla-picture-command-'))
const pictures = join(folder, 'pictures')
let database: TestDatabase | undefined
beforeAll(async () => {
  database = await createTestDatabase('sqlite', smallCatalogue)
})
afterAll(async () => {
  await database?.remove()
  rmSync(folder, { recursive: true, force: true })
})

type Ended = { code: number; out: string }

async function command(...words: string[]): Promise<Ended> {
  const env = { PATH: process.env.PATH ?? '', DATABASE_URL: database?.url ?? '', PICTURES_DIR: pictures, DATA_DIR: folder }
  const run = promisify(execFile)(process.execPath, ['--import', 'tsx', 'server/modules/pictures/command.ts', ...words], { env })
  return run.then(
    ({ stdout }) => ({ code: 0, out: stdout }),
    (error: { code: number; stderr: string }) => ({ code: error.code, out: error.stderr }),
  )
}

/** Each command is a process of its own; a busy machine starts them slowly. */
const patience = 300_000

const alt = ['--alt-en', 'The reading room', '--alt-ar', 'قاعة القراءة']

test(
  'given a photograph, when an editor brings it in, then it is listed, can be described anew and taken away',
  async () => {
    const file = join(folder, 'صورة (1).jpg')
    await sharp({ create: { width: 900, height: 700, channels: 3, background: '#0b6e6e' } })
      .jpeg()
      .toFile(file)
    const added = await command('add', file, ...alt, '--focus', '20,80', '--for', 'city:لندن', '--for', 'school:1')
    expect(added).toEqual({ code: 0, out: expect.stringMatching(/^[0-9a-f]{24}\n$/) })
    const id = added.out.trim()
    expect(readdirSync(join(pictures, id)).sort()).toEqual(['480.avif', '480.webp', '800.avif', '800.webp'])
    expect((await command('describe', id, '--alt-en', 'The library', '--alt-ar', 'المكتبة')).code).toBe(0)
    expect((await command('hide', id, '--for', 'city:london')).code).toBe(0)
    expect((await command('list', '--for', 'city:london', '--for', 'school:1')).out).toBe(`${id}\tThe library\tالمكتبة\n`)
  },
  patience,
)

test(
  'given a page called photo.jpg, then it is refused in both languages and nothing is kept',
  async () => {
    const file = join(folder, 'photo.jpg')
    writeFileSync(file, '<!doctype html><script>alert(1)</script>')
    const before = readdirSync(pictures)
    const { code, out } = await command('add', file, ...alt, '--for', 'school:1')
    expect(code).toBe(1)
    expect(out).toContain('Please choose a photograph')
    expect(out).toContain('اختر صورة')
    expect(readdirSync(pictures)).toEqual(before)
    expect((await command('add', file, ...alt, '--for', 'school:no-such-school')).out).toContain('nothing in the catalogue')
  },
  patience,
)

test.each([
  [[]],
  [['add']],
  [['add', 'a.jpg', 'b.jpg']],
  [['hide', 'abc']],
  [['list']],
  [['delete', 'abc', '--for', 'school:1']],
  [['list', '--for', 'cart:1']],
  [['list', '--for', 'school:']],
  [['add', 'a.jpg', '--focus', '50']],
  [['add', 'a.jpg', '--focus', '50,']],
  [['add', 'a.jpg', '--focus', '50,101']],
])('given %j, then the command says what to type', (words) => {
  expect(() => readCommandLine(words)).toThrow(/use:|give two numbers/)
})
