import { gzipSync } from 'node:zlib'
import { buildSleepScripts } from '../../build/sleep-scripts'
import { routes, to } from '../../config/routes'
import { chunkFiles, dataUrl, filesIn } from './wake'
import { sleeps } from './which-pages'

describe('which pages sleep', () => {
  it.each([
    '/',
    '/ar',
    '/en',
    '/ar/',
    to.course('ar', 'دورة'),
    to.languageSchools('en'),
    to.contactUs('ar'),
    to.searchByCourse('ar'),
    '/404.html',
    '/ar/404',
  ])('%s sleeps', (path) => {
    expect(sleeps(path)).toBe(true)
  })
  it.each([to.cart('ar'), to.checkout('en'), to.myCourses('en'), '/en/cart/', '/offline-plugin-app-shell-fallback/'])(
    '%s loads at once',
    (path) => {
      expect(sleeps(path)).toBe(false)
    },
  )
  it('every route is one or the other by its kind', () => {
    const wrong = Object.values(routes).filter(({ path, kind }) => sleeps(to.path('ar', path)) !== (kind !== 'commerce'))
    expect(wrong).toEqual([])
  })
})

describe("the script files of Gatsby's slice", () => {
  const slice =
    '<script>window.a=1</script><script>/*<![CDATA[*/window.b=2/*]]>*/</script><script src="/webpack.js" async></script><script src="/app.js" async=""></script>'
  it('come in order', () => {
    expect(filesIn(slice)).toEqual(['/webpack.js', '/app.js'])
  })
})

describe("the files of a page kind, from Gatsby's table", () => {
  const slice =
    '<script id="gatsby-chunk-mapping">window.___chunkMapping="{\\"app\\":[\\"/app-1.js\\"],\\"course\\":[\\"/a-1.js\\",\\"/b-2.js\\"]}";</script>'
  it('are all fetched ahead', () => expect(chunkFiles(slice, 'course')).toEqual(['/a-1.js', '/b-2.js']))
  it('are none where the table does not name it', () => {
    expect(chunkFiles(slice, 'school')).toEqual([])
    expect(chunkFiles('', 'course')).toEqual([])
  })
})

describe("where a page's data is", () => {
  it.each([
    ['/', '/page-data/index/page-data.json'],
    ['/ar', '/page-data/ar/page-data.json'],
    ['/ar/cart/', '/page-data/ar/cart/page-data.json'],
  ])('%s: %s', (path, url) => expect(dataUrl(path)).toBe(url))
  it('a not-found page names its own', () => {
    expect(dataUrl('/en/no-such-page', '/en/404')).toBe('/page-data/en/404/page-data.json')
  })
})

describe('what a sleeping page runs before somebody acts', () => {
  const { inline, file } = buildSleepScripts()
  it('is small: 8 KB for all that runs (bars.md), of it 1.2 KB in the first flight of every page', () => {
    expect(gzipSync(inline).length).toBeLessThan(1200)
    expect(gzipSync(inline).length + gzipSync(file.text).length).toBeLessThan(6300)
  })
  it('can stand inside a page: it holds no end of a script', () => {
    expect(inline).not.toMatch(/<\/script/i)
  })
  it('names the file by its content, as browsers keep it for good', () => {
    expect(file.name).toMatch(/^sleep-[0-9a-f]{10}\.js$/)
    expect(inline).toContain(`"/${file.name}"`)
    expect(buildSleepScripts().file.name).toBe(file.name)
  })
})
