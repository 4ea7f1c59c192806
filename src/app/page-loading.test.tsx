import { canShow, loadByPath } from './page-loading'

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
  beforeEach(() => jest.spyOn(console, 'info').mockImplementation(() => undefined))
  afterEach(() => jest.restoreAllMocks())
  it('when a page is wanted with a query or a place on it, then it is the page of its path', async () => {
    const asked = gatsbyLoader(() => Promise.resolve({ page: {} }))
    loadByPath()
    for (const rest of ['?q=%25&a=?b', '#facts', '?weeks=8#facts', '']) await window.___loader.loadPage(`/ar/search-by-course${rest}`)
    window.___loader.enqueue('/ar/search-by-course?q=1')
    expect(new Set(asked)).toEqual(new Set(['/ar/search-by-course']))
  })
  it.each([
    ['it came', Promise.resolve({ component: {} }), true],
    [
      'its late parts can’t be had',
      Promise.resolve({ component: { default: { parts: () => Promise.reject(new Error('no file')) } } }),
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
    gatsbyLoader(() => Promise.resolve({ component: { default: { parts } } }))
    const told = jest.fn()
    const answer = canShow('/ar/courses/a').then(told)
    await new Promise((resolve) => setTimeout(resolve))
    expect(told).not.toHaveBeenCalled()
    come()
    await answer
    expect(told).toHaveBeenCalledWith(true)
  })
})
