import { events } from '../config/events'
import { tellNavigations, tellRouteChanged, tellRouteChanges } from './tell-navigations'

const post = { pathname: '/ar/blog/post' }
const home = { pathname: '/ar' }

describe('the loading bar', () => {
  const told: string[] = []
  beforeAll(() => {
    window.addEventListener(events.loading, (event) => told.push((event as CustomEvent<string>).detail))
    window.addEventListener('click', (event) => event.preventDefault())
    tellNavigations()
    document.body.innerHTML =
      '<a id="home" href="/ar">home</a> <a id="here" href="#part">here</a> <a id="out" href="https://gov.example/">out</a>'
  })
  beforeEach(() => {
    window.history.replaceState(null, '', post.pathname)
    tellRouteChanged(post, null)
    told.length = 0
  })
  const press = (id: string) => document.getElementById(id)?.click()

  test('runs from a press to the page', () => {
    press('home')
    tellRouteChanges(home, post)
    tellRouteChanged(home, post)
    expect(told).toEqual(['start', 'start', 'finish'])
  })
  test('does not run for a place on this page, nor for another site', () => {
    press('here')
    press('out')
    expect(told).toEqual([])
  })
  test('given Back before the page that arrives is drawn, then it ends: of that page nobody is told', () => {
    press('home')
    window.dispatchEvent(new PopStateEvent('popstate'))
    expect(told).toEqual(['start', 'finish'])
  })
  test('given Back to another page, then it ends with that page', () => {
    window.history.replaceState(null, '', home.pathname)
    window.dispatchEvent(new PopStateEvent('popstate'))
    expect(told).toEqual([])
  })
})
