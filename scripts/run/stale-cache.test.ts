import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const command = pathToFileURL(join(__dirname, 'stale-cache.mjs')).href
const drop = (folder: string) =>
  execFileSync(
    process.execPath,
    ['--input-type=module', '--eval', `import { dropStaleCache } from '${command}'; console.log(dropStaleCache('${folder}'))`],
    {
      encoding: 'utf8',
    },
  ).trim()

describe('the cache of a build', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'site-'))
    mkdirSync(join(folder, '.cache/page-data'), { recursive: true })
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it('is dropped where the built site it tells of is gone', () => {
    expect([drop(folder), existsSync(join(folder, '.cache'))]).toEqual(['true', false])
  })
  it('stays where the site stands', () => {
    mkdirSync(join(folder, 'public'))
    expect([drop(folder), existsSync(join(folder, '.cache'))]).toEqual(['false', true])
  })
  it('is not missed on a fresh clone', () => {
    rmSync(join(folder, '.cache'), { recursive: true })
    expect(drop(folder)).toBe('false')
  })
})
