import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { stampPages } from './stamp-pages'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rihla-stamp-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const write = (file: string, text: string) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), text)
}
const read = (file: string) => readFileSync(join(folder, file), 'utf8')
const data = (name: string) => JSON.parse(read(`page-data/${name}/page-data.json`))

function build(words: string) {
  for (const [path, file] of [
    ['/ar/دورات', 'ar/دورات/index.html'],
    ['/404.html', '404.html'],
  ] as const) {
    write(file, `<html><body data-page="/ar">${words}</body></html>`)
    write(`page-data/${path.slice(1)}/page-data.json`, JSON.stringify({ path, result: { data: 1 } }))
  }
}

describe('given a built page and its data', () => {
  it('then both say which HTML it was, and nothing else is changed', async () => {
    build('old')
    await stampPages(folder)
    const { digest } = data('ar/دورات').result
    expect(digest).toMatch(/^[\w-]{8}$/)
    expect(read('ar/دورات/index.html')).toBe(`<html><body data-digest="${digest}" data-page="/ar">old</body></html>`)
    expect(data('ar/دورات')).toEqual({ path: '/ar/دورات', result: { data: 1, digest } })
    expect(read('404.html')).toContain(data('404.html').result.digest)
  })
  it('when the same is built again over it, then it says the same; when it says something else, another', async () => {
    build('old')
    await stampPages(folder)
    const { digest } = data('404.html').result
    const html = read('404.html')
    await stampPages(folder)
    expect([read('404.html'), data('404.html').result.digest]).toEqual([html, digest])
    build('new')
    await stampPages(folder)
    expect(data('404.html').result.digest).not.toBe(digest)
  })
})
