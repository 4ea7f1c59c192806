import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { navigate } from 'gatsby'
import { createClient } from '../../../api/client'
import { events, type ToastMessage } from '../../../config/events'
import { renderPage } from '../../../testing/render-page'
import { cartScript, gate } from '../../../testing/scripted-cart'
import { scriptedFetch } from '../../../testing/scripted-fetch'
import { testClock } from '../../../testing/test-clock'
import { createTestStore } from '../../../testing/test-store'
import type { CoursePage } from '../course-page'
import type { Trip } from '../trip'
import { TripButtons } from './trip-buttons'

let mockStore: ReturnType<typeof createTestStore>['root']
jest.mock('../../../store/get-store', () => ({ getStore: () => mockStore }))

let mockIsOffline = false
jest.mock('./trip-acts', () => {
  if (mockIsOffline) throw Object.assign(new Error('Loading chunk 1 failed.'), { name: 'ChunkLoadError' })
  return jest.requireActual('./trip-acts')
})

const page = {
  course: { id: 7, url: 'general-english', name: 'General English' },
  school: { name: 'Demo School' },
  city: { name: 'London', poster: 'london' },
} as unknown as CoursePage
const trip = { weeks: 6, startDate: '2027-03-01', extraFeeIds: [] } as unknown as Trip

const said: string[] = []
window.addEventListener(events.toast, (event) => said.push((event as CustomEvent<ToastMessage>).detail.text))

/** The buttons on their page; what they need comes when `open` is called. No sharing here, and no clipboard. */
function show() {
  said.length = 0
  jest.mocked(navigate).mockClear()
  const server = scriptedFetch(cartScript([]).script)
  const client = createClient({ base: '', locale: () => 'en', fetch: server.fetch, clock: testClock().clock, random: () => 0 })
  mockStore = createTestStore({ client, locale: 'en' }).root
  window.matchMedia = () => ({ matches: false }) as MediaQueryList
  window.history.replaceState(null, '', '/en/courses/general-english')
  const { passed, open } = gate()
  const { unmount } = renderPage(<TripButtons page={page} settled={() => passed.then(() => trip)} />, 'en')
  const leave = () => {
    window.history.replaceState(null, '', '/ar')
    unmount()
  }
  const come = () =>
    act(async () => {
      open()
      await new Promise((resolve) => setTimeout(resolve, 20))
    })
  const compared = () => server.callsTo('core/products/addProductToCompare').map(({ body }) => body)
  return { come, leave, compared }
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const address = () => `${window.location.pathname}${window.location.search}`
const kept = () => mockStore.wishlist.shown.map(({ id, weeks }) => ({ id, weeks }))

describe('given a button pressed whose file comes late', () => {
  test('when the page is still open, then each does what it says', async () => {
    const { come, compared } = show()
    for (const name of ['Quote', 'Save', 'Compare', 'Share']) press(name)
    await come()
    expect(navigate).toHaveBeenCalledWith(expect.stringMatching(/^\/en\/quote\?course=7&weeks=6/), {})
    expect(kept()).toEqual([{ id: 7, weeks: 6 }])
    expect(compared()).toEqual([expect.objectContaining({ product_id: 7 })])
    expect(address()).toBe('/en/courses/general-english?weeks=6&start=2027-03-01')
    expect(said.sort()).toEqual(['Added to the comparison', 'Copy the address from the bar at the top', 'Kept on your wish list'])
  })
  test.each(['Quote', 'Share'])('when the page is left before, then %s does nothing', async (name) => {
    const { come, leave } = show()
    press(name)
    leave()
    await come()
    expect(navigate).not.toHaveBeenCalled()
    expect({ address: address(), said }).toEqual({ address: '/ar', said: [] })
  })
  test('when the page is left before, then Save and Compare are done, and nothing is said in the language of the page before', async () => {
    const { come, leave, compared } = show()
    press('Save')
    press('Compare')
    leave()
    await come()
    expect(kept()).toEqual([{ id: 7, weeks: 6 }])
    expect(compared()).toEqual([expect.objectContaining({ product_id: 7 })])
    expect(said).toEqual([])
  })
  test('when the page is left while the clipboard is asked, then Share leaves the next page’s address as it is', async () => {
    const { come, leave } = show()
    const { passed, open } = gate()
    const writeText = jest.fn(() => passed.then(() => Promise.reject(new Error('refused'))))
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
    press('Share')
    await come()
    await waitFor(() => expect(writeText).toHaveBeenCalled())
    leave()
    await act(async () => open())
    expect({ address: address(), said }).toEqual({ address: '/ar', said: [] })
  })
})

/** Jest itself fails a test that leaves a rejection uncaught. */
describe('given no connection at the first press, so that its file does not come (case 26)', () => {
  beforeEach(() => {
    jest.resetModules()
    jest.spyOn(console, 'info').mockImplementation(() => undefined)
    mockIsOffline = true
  })
  test.each(['Quote', 'Save', 'Compare', 'Share'])('when %s is pressed, then it says so, and nothing is left uncaught', async (name) => {
    const { come } = show()
    press(name)
    await come()
    expect(said).toEqual(['No connection. Check your internet and try again.'])
  })
  test('when it is pressed again with a connection, then it is done', async () => {
    const { come } = show()
    press('Save')
    await come()
    mockIsOffline = false
    press('Save')
    await waitFor(() => expect(kept()).toEqual([{ id: 7, weeks: 6 }]))
  })
  test('when the page is left before that is known, then nothing is said', async () => {
    const { come, leave } = show()
    press('Save')
    leave()
    await come()
    expect(said).toEqual([])
  })
})
