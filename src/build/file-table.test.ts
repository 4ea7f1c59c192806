import { chunkFiles } from '../app/sleep/wake'
import { withSharedFiles } from './file-table'

Object.assign(globalThis, { __RARE_FACES_FILE__: '/rare-letters-1.css' })

const table = { app: ['/app-1.js'], 'page-tsx': ['/page-tsx-1.js'], part: ['/part-1.js'] }
const slice = `<script id="gatsby-chunk-mapping">window.___chunkMapping=${JSON.stringify(JSON.stringify(table))};</script><script src="/app-1.js" async></script>`
const all = {
  app: ['webpack-runtime-1.js', 'framework-1.js', 'app-1.js'],
  'page-tsx': ['shared-1.js', 'page-tsx-1.js', 'page.css'],
  part: ['part-1.js'],
}

describe('the table of files that a sleeping page reads', () => {
  const named = withSharedFiles(slice, all)

  it('given a page kind that shares a file with others, then it has that file too', () => {
    expect(chunkFiles(named, 'page-tsx')).toEqual(['/page-tsx-1.js', '/shared-1.js'])
  })
  it('given a part that shares none, and the files of every page, then they stand as they stood', () => {
    expect([chunkFiles(named, 'part'), chunkFiles(named, 'app')]).toEqual([['/part-1.js'], ['/app-1.js']])
    expect(named).toContain('<script src="/app-1.js" async>')
  })
  it('given it was done before, then nothing changes', () => {
    expect(withSharedFiles(named, all)).toBe(named)
  })
})
