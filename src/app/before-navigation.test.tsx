import { events } from '../config/events'
import { lookUpBeforeNavigating } from './before-navigation'
import { learnRules } from './route-rules'

const went: string[] = []
const told: string[] = []
/** Answers of Gatsby's loader by path; any other page is there. */
const pages = new Map<string, Promise<unknown>>()

const go = (address: string, options?: { replace: boolean }) => window.___navigate(address, options)

beforeAll(() => {
  jest.useFakeTimers()
  window.addEventListener(events.outOfReach, () => told.push('out of reach'))
  window.addEventListener(events.loading, (event) => told.push((event as CustomEvent<string>).detail))
  window.___navigate = (to) => went.push(String(to))
  const loadPage = (address: string) => pages.get(address.split('?')[0] ?? '') ?? Promise.resolve({ component: {}, page: {} })
  window.___loader = { ...({} as typeof window.___loader), loadPage }
  lookUpBeforeNavigating()
})
afterAll(() => jest.useRealTimers())
beforeEach(() => {
  went.length = 0
  told.length = 0
})

/** Past the 300 ms the rules may take. */
const later = () => jest.advanceTimersByTimeAsync(400)

describe('given our way into Gatsby’s navigation', () => {
  it('when only the query of this page changes, then nothing is waited for', () => {
    go(`${window.location.pathname}?country=GB`)
    expect(went).toEqual([`${window.location.pathname}?country=GB`])
  })
  it('when another page can be shown, then it is gone to with query and place', async () => {
    go('/ar/cart?a=1#b')
    await later()
    expect(went).toEqual(['/ar/cart?a=1#b'])
  })
  it('when a second link is pressed while the first page is on its way, then the second counts', async () => {
    let come: (page: object) => void = () => undefined
    pages.set(
      '/ar/slow',
      new Promise((resolve) => {
        come = resolve
      }),
    )
    go('/ar/slow')
    await later()
    go('/ar/cart')
    await later()
    come({ component: {}, page: {} })
    await later()
    expect(went).toEqual(['/ar/cart'])
  })
  it('when she goes Back meanwhile, then the page does not come after all', async () => {
    go('/ar/cart')
    window.dispatchEvent(new PopStateEvent('popstate'))
    await later()
    expect(went).toEqual([])
  })
  const here = () => `${window.location.pathname}?country=GB`
  it('when she goes on with this page meanwhile, then the other page does not come after all, and the bar ends', async () => {
    go('/ar/cart')
    go(here())
    await later()
    expect([went, told]).toEqual([[here()], ['start', 'finish']])
  })
  it('when this page writes its own address meanwhile, then she comes to the other page all the same', async () => {
    go('/ar/cart')
    go(here(), { replace: true })
    await later()
    expect([went, told]).toEqual([[here(), '/ar/cart'], ['start']])
  })
  it('when a page can’t be had without a connection, then she stays and is told', async () => {
    pages.set('/ar/faq', Promise.resolve({ status: 'error' }))
    jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false)
    go('/ar/faq?a=1')
    await later()
    expect([went, told]).toEqual([[], ['start', 'error', 'out of reach']])
  })
  it.each([301, 302])(
    'when a rule of %i leads elsewhere, then that page comes, with query and place, in both languages',
    async (status) => {
      learnRules([
        { from: '/en/summer', to: '/en/summer-groups', status },
        { from: '/ar/الصيف', to: '/ar/summer-groups', status },
      ])
      go('/en/summer?a=1#b')
      await later()
      go('/ar/الصيف')
      await later()
      expect(went).toEqual(['/en/summer-groups?a=1#b', '/ar/summer-groups'])
      learnRules([])
    },
  )
})
