/** What is answered while one build takes the place of another. */
import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { scriptHash } from '../../src/domain/script-hash'
import { type App, buildApp } from '../app'
import { migrate } from '../db/migrate'
import { testEnv } from '../testing/test-app'

const names = ['first', 'second'] as const
type Name = (typeof names)[number]

const scriptOf = (build: Name) => `wake('${build}')`
const fileOf: Record<Name, string> = { first: 'app-0123456789.js', second: 'app-9876543210.js' }
const pageOf = (build: Name) => `<!doctype html><script>${scriptOf(build)}</script><script src="/${fileOf[build]}"></script>`
const filesOf = (build: Name): Record<string, string> => ({
  'en/index.html': pageOf(build),
  'en/404/index.html': pageOf(build),
  'builds/latest.json': JSON.stringify({ id: build }),
  [fileOf[build]]: `say('${build}')`,
})

let folder = ''
let app: App
const get = (url: string) => app.inject({ url })

function publish(build: Name) {
  symlinkSync(join(folder, build), join(folder, 'next'))
  renameSync(join(folder, 'next'), join(folder, 'site'))
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rihla-deployment-'))
  for (const build of names)
    for (const [name, content] of Object.entries(filesOf(build))) {
      mkdirSync(dirname(join(folder, build, name)), { recursive: true })
      writeFileSync(join(folder, build, name), content)
    }
  publish('first')
  app = await buildApp(testEnv(':memory:', { siteDir: join(folder, 'site') }))
  await migrate(app.services.connection)
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

describe('given a build that has just taken the place of another', () => {
  it.each(['second', 'first', 'second'] as const)(
    'when the %s one does, then the next request has its page, under the policy of its scripts, and the files it names',
    async (build) => {
      await get('/en')
      publish(build)
      const page = await get('/en')
      expect(page.body).toBe(pageOf(build))
      expect(page.headers['content-security-policy']).toContain(scriptHash(scriptOf(build)))
      const script = await get(`/${fileOf[build]}`)
      expect([script.statusCode, script.body]).toEqual([200, `say('${build}')`])
    },
  )
  it('when many ask at once, then each has the new one', async () => {
    publish('first')
    await get('/en')
    publish('second')
    const pages = await Promise.all(Array.from({ length: 20 }, () => get('/en')))
    expect(new Set(pages.map(({ body }) => body))).toEqual(new Set([pageOf('second')]))
  })
})
