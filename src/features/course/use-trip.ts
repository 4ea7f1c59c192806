import { useCallback, useEffect, useMemo, useState } from 'react'
import type { CoursePricing, MarketTerms } from '../../contract/pricing-schema'
import { todayInRiyadh } from '../../domain/dates'
import { nextStarts, type PricingProblem, priceBooking } from '../../domain/pricing'
import { choiceOf, openingTrip, type Trip, tripFromQuery } from './trip'

type Basis = { pricing: CoursePricing; terms: MarketTerms; builtOn: string }

/** A start that has passed since the page was built gives way to the next one. */
function withLivingStart(trip: Trip, { pricing, terms }: Basis, today: string): Trip {
  const [next = null] = nextStarts(pricing, { today, terms, weeks: trip.weeks, count: 1 })
  const passed = trip.startDate === null || (next !== null && trip.startDate < next)
  return passed ? { ...trip, startDate: next } : trip
}

/**
 * The visitor's trip and its price, computed here and now (decision 1).
 * The first render shows the built day; after it the real day and the address bar's wishes are taken in, so that hydration agrees.
 */
export function useTrip(basis: Basis) {
  const { pricing, terms, builtOn } = basis
  const [today, setToday] = useState(builtOn)
  const [trip, setTrip] = useState(() => openingTrip(pricing, terms, builtOn))
  const change = useCallback((part: Partial<Trip>) => setTrip((before) => ({ ...before, ...part })), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page has woken
  useEffect(() => {
    const now = todayInRiyadh(Date.now())
    setToday(now)
    setTrip((before) => withLivingStart({ ...before, ...tripFromQuery(pricing, new URLSearchParams(window.location.search)) }, basis, now))
  }, [])

  const choice = useMemo(() => choiceOf(pricing.courseId, trip), [pricing.courseId, trip])
  const price = useMemo(
    () => (choice ? priceBooking(pricing, choice, { today, terms, assumeAdult: true }) : null),
    [pricing, choice, today, terms],
  )
  const problem: PricingProblem | null = price && !price.ok ? price.failure : null
  return { trip, change, today, choice, price: price?.ok ? price.value : null, problem }
}
