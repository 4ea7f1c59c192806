import { renderHook } from '@testing-library/react'
import { useScrollBack } from './use-scroll-back'

const location = { pathname: '/en/search-by-course', search: '?city=london' }

/** The page is loaded anew, and its results have not come yet. */
function reload() {
  window.sessionStorage.setItem('@@scroll|/en/search-by-course|initial', '900')
  const page = renderHook(({ isShown }) => useScrollBack(location, isShown), { initialProps: { isShown: false } })
  return { comeResults: () => page.rerender({ isShown: true }) }
}

beforeEach(() => {
  window.scrollTo = jest.fn()
  performance.getEntriesByType = () => []
})

describe('given a reload far down a search', () => {
  it('when its results come, then the list is where it was', () => {
    reload().comeResults()
    expect(window.scrollTo).toHaveBeenCalledWith(0, 900)
  })
  it.each(['wheel', 'touchmove', 'keydown'])('when she moves on by %s before they come, then she is not thrown back', (how) => {
    const { comeResults } = reload()
    document.body.dispatchEvent(new Event(how, { bubbles: true }))
    comeResults()
    expect(window.scrollTo).not.toHaveBeenCalled()
  })
})
