import { useEffect, useState } from 'react'

const load = async () => {
  const [pricing, mending] = await Promise.all([import('../../domain/pricing'), import('../../domain/quote/mend')])
  return { ...pricing, ...mending }
}
/** The pricing engine, and what judges a kept wish with it. */
export type Engine = Awaited<ReturnType<typeof load>>

/** Comes after the page and once a quote is begun: nobody waits for it. `null` until then, and when out of reach. */
export function useEngine(wanted: boolean): { engine: Engine | null; failed: boolean; retry: () => void } {
  const [engine, setEngine] = useState<Engine | null>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    if (!wanted || engine || failed) return
    load().then(
      (come) => setEngine(() => come),
      () => setFailed(true),
    )
  }, [wanted, engine, failed])
  return { engine, failed, retry: () => setFailed(false) }
}
