import { events } from '../config/events'
import { tellNavigations, tellRouteChanged, tellRouteChanges } from './tell-navigations'

const post = { pathname: '/ar/blog/post' }
const home = { pathname: '/ar' }

describe('the loading bar', () => {
  const told: string[] = []
  beforeAll(() => {
    window.addEventListener(events.loading, (event) => told.push((event as CustomEvent<string>).detail))
    tellNavigations()
  })
  beforeEach(() => {
    window.history.replaceState(null, '', post.pathname)
    tellRouteChanged(post, null)
    told.length = 0
  })
  const goBack = () => window.dispatchEvent(new PopStateEvent('popstate'))

  test('ends with the page', () => {
    tellRouteChanges(home, post)
    tellRouteChanged(home, post)
    expect(told).toEqual(['start', 'finish'])
  })
  test('given Back before the page that arrives is drawn, then it ends: of that page nobody is told', () => {
    goBack()
    expect(told).toEqual(['finish'])
  })
  test('given Back to another page, then it runs while that page is on its way, and ends with it', () => {
    window.history.replaceState(null, '', home.pathname)
    goBack()
    expect(told).toEqual(['start'])
    tellRouteChanges(home, post)
    tellRouteChanged(home, post)
    expect(told.at(-1)).toBe('finish')
  })
})
