import { chunkFiles } from '../app/sleep/wake'
import { fetchedAfterWaking } from '../config/waking-files'
import { withSharedFiles } from './file-table'

Object.assign(globalThis, { __RARE_FACES_FILE__: '/rare-letters-1.css' })

const common = Object.fromEntries(fetchedAfterWaking.map((name) => [name, [`/${name}-1.js`]]))
const sliceWith = (table: object) =>
  `<script id="gatsby-chunk-mapping">window.___chunkMapping=${JSON.stringify(JSON.stringify(table))};</script><script src="/app-1.js" async></script>`
const slice = sliceWith({ app: ['/app-1.js'], 'page-tsx': ['/page-tsx-1.js'], part: ['/part-1.js'], ...common })
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
  it('given a slice without a table, or a table without what every page fetches, then the build stops', () => {
    expect(() => withSharedFiles('<script src="/app-1.js" async></script>', all)).toThrow('no table of files')
    expect(() => withSharedFiles(sliceWith({ app: ['/app-1.js'] }), all)).toThrow('No file is named route-rules')
  })
})
