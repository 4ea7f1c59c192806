import { leaveActs, takeLeftActs } from './acts-through-reload'

let acts: string | null = '[1]'
leaveActs(() => acts)
const leave = () => window.dispatchEvent(new Event('pagehide'))
const markByUs = (at: number) => history.replaceState({ rihlaReload: { path: location.pathname, at } }, '')

beforeEach(() => {
  acts = '[1]'
  sessionStorage.clear()
  history.replaceState(null, '', '/ar/courses/x?weeks=4')
})

describe('given acts that nothing has answered yet', () => {
  it('when we load the page anew, then they are there for it, once', () => {
    markByUs(Date.now())
    leave()
    expect([takeLeftActs(), takeLeftActs()]).toEqual(['[1]', null])
  })
  it('when the visitor leaves, then nothing is kept of what she typed, also where the page was loaded anew before', () => {
    markByUs(Date.now() - 60_000)
    leave()
    expect([sessionStorage.length, takeLeftActs()]).toEqual([0, null])
  })
  it('when another page comes, then they are not for that one, and gone', () => {
    markByUs(Date.now())
    leave()
    history.replaceState(null, '', '/ar/courses/x?weeks=5')
    expect([takeLeftActs(), sessionStorage.length]).toEqual([null, 0])
  })
  it('when there are none, then nothing is kept', () => {
    acts = null
    markByUs(Date.now())
    leave()
    expect(sessionStorage.length).toBe(0)
  })
})
