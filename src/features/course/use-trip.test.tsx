import { act, renderHook, waitFor } from '@testing-library/react'
import { createRoot } from 'react-dom/client'
import type { CoursePricing, MarketTerms } from '../../contract/pricing-schema'
import { useTrip } from './use-trip'

jest.mock('../../price-parts/live-price', () => ({
  engine: { nextStarts: () => [], priceBooking: () => ({ ok: false, failure: { code: 'none' } }) },
}))

const pricing = { courseId: 1, minWeeks: 1, maxWeeks: 48, pickups: [], accommodations: [] } as unknown as CoursePricing
const basis = {
  pricing,
  terms: { bookingDays: 0 } as MarketTerms,
  opening: { weeks: 4, startDate: '2999-01-04', price: null, lengths: [] },
  builtOn: '2026-03-01',
}

function More() {
  const { trip, change } = useTrip(basis)
  return (
    <button type="button" onClick={() => change({ weeks: trip.weeks + 1 })}>
      {trip.weeks}
    </button>
  )
}

/** Draws as a browser does, not as a test that waits for everything, and presses before anything else is done. */
function drawAndPress() {
  const page = document.createElement('div')
  document.body.replaceChildren(page)
  const watch = new MutationObserver(() => {
    watch.disconnect()
    page.querySelector('button')?.click()
  })
  watch.observe(page, { childList: true })
  createRoot(page).render(<More />)
  return page
}

describe('given a course whose address asks for eight weeks', () => {
  it('when "one more" is pressed in the moment in which it is drawn, then it is nine', async () => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
    window.history.replaceState(null, '', '/ar/courses/a?weeks=8')
    const page = drawAndPress()
    await waitFor(() => expect(page.textContent).not.toBe('8'))
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(page.textContent).toBe('9')
  })
})

describe('given an address with other things in it', () => {
  it('when she changes her trip, then the address opens the page on that trip, and keeps the rest', () => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
    window.history.replaceState({ key: 'place' }, '', '/ar/courses/a?from=mail#stays')
    const { result } = renderHook(() => useTrip(basis))
    expect(window.location.search).toBe('?from=mail')
    act(() => result.current.change({ weeks: 9 }))
    expect(window.location.pathname + window.location.search + window.location.hash).toBe(
      '/ar/courses/a?from=mail&weeks=9&start=2999-01-04#stays',
    )
    expect(window.history.state).toEqual({ key: 'place' })
    act(() => result.current.change({ startDate: null }))
    expect(window.location.search).toBe('?from=mail&weeks=9')
  })
})

describe('given a button pressed on a trip just changed, for which the engine comes late', () => {
  it('when the page is left before, then it still hears the trip as it was chosen', async () => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
    window.history.replaceState(null, '', '/ar/courses/a')
    const { result, unmount } = renderHook(() => useTrip(basis))
    act(() => result.current.change({ weeks: 9 }))
    const trip = result.current.settled()
    unmount()
    await expect(Promise.race([trip, new Promise((resolve) => setTimeout(resolve, 100))])).resolves.toMatchObject({ weeks: 9 })
  })
})
