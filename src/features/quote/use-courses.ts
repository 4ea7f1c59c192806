import { useCallback, useEffect, useState } from 'react'
import { courseCalls, type PricedCourse } from '../../api/course-calls'
import type { Failure } from '../../api/failure'
import { useLocale } from '../../i18n/use-text'
import { environmentOf } from '../../store/environment'
import type { Root } from '../../store/root-store'

/** Null: not in the catalogue any more. */
type Known = ReadonlyMap<number, PricedCourse | null>

/** The courses of a quote's alternatives, with their price lists of today; asked again in another language. What is known stays meanwhile. */
export function useCourses(store: Root, ids: readonly number[]) {
  const locale = useLocale()
  const [known, setKnown] = useState<Known>(new Map())
  const [failure, setFailure] = useState<Failure | null>(null)
  const [attempt, setAttempt] = useState(0)
  const wanted = [...new Set(ids)].join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language and another attempt are other questions
  useEffect(() => {
    const left = new AbortController()
    const calls = courseCalls(environmentOf(store).client)
    const ask = async (id: number) => {
      const result = await calls.byId(id, { signal: left.signal })
      if (left.signal.aborted) return
      if (result.ok || result.failure.code === 'not_found') setKnown((before) => new Map(before).set(id, result.ok ? result.value : null))
      else setFailure(result.failure)
    }
    setFailure(null)
    for (const id of wanted.split(',').filter(Boolean)) void ask(Number(id))
    return () => left.abort()
  }, [store, wanted, locale, attempt])
  const retry = useCallback(() => setAttempt((count) => count + 1), [])
  return { known, failure, retry }
}
