import { useEffect, useMemo, useRef } from 'react'
import type { Client } from '../../api/client'
import { type TripNow, wishCalls } from '../../api/wish-calls'
import { type ListedTrip, writeTrips } from '../../domain/trip-list'
import { useRequest } from '../../hooks/use-request'
import { useLocale } from '../../i18n/use-text'

/** What each trip of a list costs today. While an answer is under way the last one of each course stays. */
export function useTrips(client: Client | null, trips: readonly ListedTrip[]) {
  const locale = useLocale()
  const written = writeTrips(trips)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same list written the same way is the same question
  const ask = useMemo(() => {
    if (!client || written === '') return null
    return (signal: AbortSignal) => wishCalls(client).trips(trips, { signal })
  }, [client, written, locale])
  const { answer, failure, retry } = useRequest(ask)
  const known = useRef(new Map<number, TripNow>())
  useEffect(() => {
    for (const trip of answer ?? []) known.current.set(trip.id, trip)
  }, [answer])
  const tripOf = (id: number) => answer?.find((trip) => trip.id === id) ?? known.current.get(id) ?? null
  return { tripOf, answer, failure, retry }
}
