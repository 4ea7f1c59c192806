import { act, renderHook, waitFor } from '@testing-library/react'
import { createRoot } from 'react-dom/client'
import type { CoursePricing, MarketTerms } from '../../contract/pricing-schema'
import { openingTrip, tripFromQuery, writeTrip } from './trip'
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

describe('given a trip with all there is to choose', () => {
  const rich = {
    ...pricing,
    pickups: [{ id: 3 }, { id: 4 }],
    accommodations: [{ id: 31 }],
    insurancePerWeek: 100,
    extraFees: [
      { id: 8, compulsory: null },
      { id: 9, compulsory: null },
      { id: 10, compulsory: { kind: 'always' } },
    ],
  } as unknown as CoursePricing
  const extras = {
    weeks: 9,
    startDate: '2027-03-01',
    accommodationId: 31,
    transfer: 'both',
    pickupId: 4,
    insurance: true,
    extraFeeIds: [8, 9],
  } as const
  it('when it is written into an address and read from it, then it is the same', () => {
    const trip = { ...openingTrip(rich, basis.opening), ...extras, extraFeeIds: [8, 9] }
    expect(tripFromQuery(rich, writeTrip(trip))).toEqual(extras)
  })
  it('when an address asks for what this course has not, then that is left out', () => {
    const query = new URLSearchParams('weeks=99&start=2027-02-30&stay=7&transfer=walk&pickup=5&insurance=yes&fees=8,10,x')
    expect(tripFromQuery(rich, query)).toEqual({ weeks: 48, extraFeeIds: [8] })
  })
  it('when something is taken back, then its part of the address goes', () => {
    const trip = openingTrip(rich, basis.opening)
    expect(String(writeTrip(trip, new URLSearchParams('stay=31&transfer=both&pickup=4&insurance=1&fees=8')))).toBe(
      'weeks=4&start=2999-01-04',
    )
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
