import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib'
import { compressSite } from './compress'

describe('compressed copies', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'site-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  it('hold what the file holds; small files and pictures have none', async () => {
    const text = 'رحلة '.repeat(500)
    await writeFile(join(folder, 'a.html'), text)
    await writeFile(join(folder, 'small.js'), '1')
    await writeFile(join(folder, 'b.png'), text)
    await compressSite(folder)
    expect((await readdir(folder)).sort()).toEqual(['a.html', 'a.html.br', 'a.html.gz', 'b.png', 'small.js'])
    expect(brotliDecompressSync(await readFile(join(folder, 'a.html.br'))).toString()).toBe(text)
    expect(gunzipSync(await readFile(join(folder, 'a.html.gz'))).toString()).toBe(text)
  })
  it('are left alone while the file is the same and go when it goes', async () => {
    await writeFile(join(folder, 'a.js'), 'x'.repeat(2000))
    await compressSite(folder)
    const first = await stat(join(folder, 'a.js.br'))
    await compressSite(folder)
    expect((await stat(join(folder, 'a.js.br'))).ctimeMs).toBe(first.ctimeMs)
    await rm(join(folder, 'a.js'))
    await compressSite(folder)
    expect(await readdir(folder)).toEqual([])
  })
  it.each([
    ['ar', 11],
    ['ar/blog', 11],
    ['ar/blog/post', 11],
    ['ar/courses/course', 7],
  ])(
    'of the page at %s are made with quality %i: few pages stand at the top of a language or are posts, most are entries of the catalogue',
    async (path, quality) => {
      const text = 'رحلة '.repeat(500)
      await mkdir(join(folder, path), { recursive: true })
      await writeFile(join(folder, path, 'index.html'), text)
      await compressSite(folder)
      const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text) }
      expect(await readFile(join(folder, path, 'index.html.br'))).toEqual(brotliCompressSync(text, { params }))
    },
  )
})
