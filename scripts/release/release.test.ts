import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { release } from './release'

const day = 86_400_000
let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rihla-release-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const releases = () => join(folder, 'releases')
const inUse = (file: string) => join(releases(), 'current', file)
const said = (file: string) => (existsSync(inUse(file)) ? readFileSync(inUse(file), 'utf8') : null)

/** A site whose files say which build they are of; its script is `app-{digest}.js`. */
function publish(build: string, digest: string, now: number) {
  const built = join(folder, 'public')
  rmSync(built, { recursive: true, force: true })
  for (const file of ['en/index.html', `page-data/${build}.json`, `app-${digest}.js`, `app-${digest}.js.br`]) {
    mkdirSync(dirname(join(built, file)), { recursive: true })
    writeFileSync(join(built, file), build)
  }
  return release(built, releases(), now)
}

describe('given a release in use', () => {
  it('when another takes its place, then pages and data are of the new one, and the scripts of the old one are there beside its own', async () => {
    await publish('first', '0123456789', 1)
    await publish('second', '9876543210', 2)
    expect(said('en/index.html')).toBe('second')
    expect([said('page-data/first.json'), said('page-data/second.json')]).toEqual([null, 'second'])
    expect([said('app-0123456789.js'), said('app-0123456789.js.br'), said('app-9876543210.js')]).toEqual(['first', 'first', 'second'])
  })
  it('then scripts stay for thirty days after the last build that had them, however old they are', async () => {
    await publish('first', '0123456789', 1)
    await publish('second', '9876543210', 100 * day)
    await publish('third', 'aaaaaaaaaa', 129 * day)
    expect(said('app-0123456789.js')).toBe('first')
    await publish('fourth', 'bbbbbbbbbb', 131 * day)
    expect([said('app-0123456789.js'), said('app-9876543210.js')]).toEqual([null, 'second'])
  })
  it('then the release before is still whole, and those before it are gone', async () => {
    const first = await publish('first', '0123456789', 1)
    const second = await publish('second', '9876543210', 2)
    const third = await publish('third', 'aaaaaaaaaa', 3)
    expect(realpathSync(inUse(''))).toBe(realpathSync(third))
    expect([existsSync(first), readFileSync(join(second, 'en/index.html'), 'utf8')]).toEqual([false, 'second'])
  })
  it('when the copy of another breaks off, then nothing changes, and the release after it keeps the one that was in use', async () => {
    const first = await publish('first', '0123456789', 1)
    execFileSync('mkfifo', [join(folder, 'public', 'not-a-file')])
    await expect(release(join(folder, 'public'), releases(), 2)).rejects.toThrow()
    expect(said('en/index.html')).toBe('first')
    await publish('third', 'aaaaaaaaaa', 3)
    expect([said('en/index.html'), readFileSync(join(first, 'en/index.html'), 'utf8')]).toEqual(['third', 'first'])
  })
})
