import { canShow, loadAnewAfterDeployment, loadByPath } from './page-loading'

beforeEach(() => {
  window.___webpackCompilationHash = 'b1'
  jest.spyOn(console, 'info').mockImplementation(() => undefined)
})

function gatsbyLoader(loadPage: (address: string) => unknown) {
  const asked: string[] = []
  const ask = (address: string) => {
    asked.push(address)
    return loadPage(address)
  }
  const others = { enqueue: ask, hovering: ask, prefetch: ask, isPageNotFound: ask, getResourceURLsForPathname: ask }
  window.___loader = { loadPage: ask, loadPageSync: ask, ...others }
  return asked
}

describe('given Gatsby’s loader, told to ask for pages by their path', () => {
  afterEach(() => jest.restoreAllMocks())
  it('when a page is wanted with a query or a place on it, then it is the page of its path', async () => {
    const asked = gatsbyLoader(() => Promise.resolve({ page: {} }))
    loadByPath()
    for (const rest of ['?q=%25&a=?b', '#facts', '?weeks=8#facts', '']) await window.___loader.loadPage(`/ar/search-by-course${rest}`)
    window.___loader.enqueue('/ar/search-by-course?q=1')
    expect(new Set(asked)).toEqual(new Set(['/ar/search-by-course']))
  })
  it.each([
    ['the page she is on', '/ar/blog', 'answered'],
    ['a page she has left', '/ar/faq', 'waiting'],
  ])('when the data of %s fail, then Gatsby, which would go there, is %s', async (_page, path, expected) => {
    history.replaceState(null, '', '/ar/blog')
    gatsbyLoader(() => Promise.resolve({ status: 'error' }))
    loadByPath()
    const answered = (window.___loader.loadPage(path) as Promise<unknown>).then(() => 'answered')
    expect(await Promise.race([answered, new Promise((resolve) => setTimeout(resolve, 0, 'waiting'))])).toBe(expected)
    await expect(canShow(path)).resolves.toBe(false)
  })
  it.each([
    ['it came', Promise.resolve({ component: {}, page: { webpackCompilationHash: 'b1' } }), true],
    ['it is of another build', Promise.resolve({ component: {}, page: { webpackCompilationHash: 'b2' } }), false],
    [
      'its late parts can’t be had',
      Promise.resolve({
        component: { default: { parts: () => Promise.reject(new Error('no file')) } },
        page: { webpackCompilationHash: 'b1' },
      }),
      false,
    ],
    ['it has moved or the connection is gone', Promise.resolve({ status: 'error' }), false],
    ['its parts can’t be had', Promise.resolve(undefined), false],
    ['its data can’t be read', Promise.reject(new SyntaxError('no JSON')), false],
  ])('when %s, then it is known whether Gatsby can show it', async (_case, answer, expected) => {
    gatsbyLoader(() => answer)
    await expect(canShow('/ar/cart')).resolves.toBe(expected)
  })
  it('when it has late parts, then it is shown when they have come: they would move what is pressed', async () => {
    let come: () => void = () => undefined
    const parts = () =>
      new Promise<void>((resolve) => {
        come = resolve
      })
    gatsbyLoader(() => Promise.resolve({ component: { default: { parts } }, page: { webpackCompilationHash: 'b1' } }))
    const told = jest.fn()
    const answer = canShow('/ar/courses/a').then(told)
    await new Promise((resolve) => setTimeout(resolve))
    expect(told).not.toHaveBeenCalled()
    come()
    await answer
    expect(told).toHaveBeenCalledWith(true)
  })
})

describe('given a page that wakes', () => {
  const start = async (page: unknown) => {
    history.replaceState(null, '')
    document.body.dataset.digest = 'of this page'
    // jsdom can't reload, and says so.
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    global.fetch = jest.fn(async () => ({ ok: true, status: 200 }) as Response)
    gatsbyLoader(() => page)
    const started = jest.fn()
    void loadAnewAfterDeployment().then(started)
    await new Promise((resolve) => setTimeout(resolve))
    return { isStarted: started.mock.calls.length === 1, isLoadedAnew: history.state?.rihlaReload !== undefined }
  }
  const answer = (webpackCompilationHash: string, digest: string) => Promise.resolve({ page: { webpackCompilationHash }, json: { digest } })
  const asItIs = { isStarted: true, isLoadedAnew: false }
  const anew = { isStarted: false, isLoadedAnew: true }

  it.each([
    ['its data are of its HTML', answer('b1', 'of this page'), asItIs],
    ['its data are of the HTML of another build: React would draw it anew (#418)', answer('b1', 'of a newer page'), anew],
    ['its data are of other scripts', answer('b2', 'of this page'), anew],
    ['it has moved or the connection is gone', Promise.resolve({ status: 'error' }), asItIs],
    ['its data can’t be read', Promise.reject(new SyntaxError('no JSON')), asItIs],
  ])('when %s, then it is known whether it starts or is loaded anew', async (_case, page, expected) => {
    expect(await start(page)).toEqual(expected)
  })
  it('when it was loaded anew a moment ago, then it starts as it is: once is enough', async () => {
    expect(await start(answer('b1', 'of a newer page'))).toEqual(anew)
    const { state } = history
    jest.spyOn(history, 'replaceState').mockImplementationOnce(() => undefined)
    expect(history.state).toBe(state)
    expect((await start(answer('b1', 'of a newer page'))).isStarted).toBe(true)
  })
})
