import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { CoursePricing, MarketTerms } from '../../contract/pricing-schema'
import { addDays, todayInRiyadh } from '../../domain/dates'
import type { PricingProblem } from '../../domain/pricing'
import type { Opening } from '../../domain/pricing/opening'
import type { Engine } from '../../price-parts/explained'
import { useReleased } from '../../ui/use-released'
import { choiceOf, openingTrip, type Trip, tripFromQuery, writeTrip } from './trip'

type Basis = { pricing: CoursePricing; terms: MarketTerms; opening: Opening; builtOn: string }

/** A start that has passed since the page was built gives way to the next one. */
function withLivingStart(trip: Trip, { nextStarts }: Engine, { pricing, terms }: Basis, today: string): Trip {
  const [next = null] = nextStarts(pricing, { today, terms, weeks: trip.weeks, count: 1 })
  const passed = trip.startDate === null || (next !== null && trip.startDate < next)
  return passed ? { ...trip, startDate: next } : trip
}

/** After Back, a reload and in the other language the page opens on this trip again. */
function keepInAddress(trip: Trip) {
  const { search, hash } = window.location
  window.history.replaceState(window.history.state, '', `?${writeTrip(trip, new URLSearchParams(search))}${hash}`)
}

export type LivePrice = typeof import('../../price-parts/live-price')

/**
 * The engine and its words when they have come, and the way to ask for them; a failed fetch is tried again at the next act. What they add to the
 * card is not put in over what is pressed just now.
 */
function useLivePrice(onCome: (engine: Engine) => void) {
  const [live, setLive] = useState<LivePrice | null>(null)
  const released = useReleased()
  const asked = useRef<Promise<void> | null>(null)
  const wake = useCallback(() => {
    asked.current ??= import('../../price-parts/live-price').then(
      async (come) => {
        await released()
        onCome(come.engine)
        setLive(come)
      },
      () => {
        asked.current = null
      },
    )
    return asked.current
  }, [onCome, released])
  return { live, wake }
}

/**
 * The visitor's trip and its price, computed here and now (decision 1).
 * The first render shows what was built; after it the real day and the address bar's wishes are taken in, so that hydration agrees.
 */
export function useTrip(basis: Basis) {
  const { pricing, terms, opening, builtOn } = basis
  const opened = useMemo(() => openingTrip(pricing, opening), [pricing, opening])
  const [today, setToday] = useState(builtOn)
  const [trip, setTrip] = useState(opened)
  /** With all in it that was chosen up to now, drawn or not; there also when the page has been left. */
  const chosen = useRef(trip)
  const choose = useCallback((next: Trip) => {
    chosen.current = next
    setTrip(next)
  }, [])
  const choseStart = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page's basis never changes
  const onCome = useCallback((come: Engine) => {
    // A day of her own stays as she typed it, and is told what is wrong with it.
    if (!choseStart.current) choose(withLivingStart(chosen.current, come, basis, todayInRiyadh(Date.now())))
  }, [])
  const { live, wake } = useLivePrice(onCome)
  const engine = live?.engine ?? null
  const takeIn = useCallback(
    (part: Partial<Trip>) => {
      void wake()
      choose({ ...chosen.current, ...part })
    },
    [choose, wake],
  )
  const change = useCallback(
    (part: Partial<Trip>) => {
      choseStart.current ||= 'startDate' in part
      takeIn(part)
      keepInAddress(chosen.current)
    },
    [takeIn],
  )
  /**
   * The trip with all in it that was chosen up to now and what the address asks for. Who presses a button while the page wakes means that one,
   * not the one of the last render.
   */
  const settled = useCallback(async () => {
    await wake()
    return chosen.current
  }, [wake])

  // Before anybody can press: taken in a moment later, what the address asks for would undo what was chosen in between.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page has woken
  useLayoutEffect(() => {
    const now = todayInRiyadh(Date.now())
    const wishes = tripFromQuery(pricing, new URLSearchParams(window.location.search))
    const passed = opening.startDate !== null && opening.startDate < addDays(now, terms.bookingDays)
    setToday(now)
    if (passed || Object.keys(wishes).length > 0) takeIn(wishes)
  }, [])

  const choice = useMemo(() => choiceOf(pricing.courseId, trip), [pricing.courseId, trip])
  const priced = useMemo(
    () => (engine && choice ? engine.priceBooking(pricing, choice, { today, terms, assumeAdult: true }) : null),
    [engine, pricing, choice, today, terms],
  )
  const built = !engine && trip === opened ? opening.price : null
  const problem: PricingProblem | null = priced && !priced.ok ? priced.failure : null
  return { trip, change, settled, wake, live, today, choice, price: priced?.ok ? priced.value : built, problem }
}
