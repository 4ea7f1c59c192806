import { startTransition, useEffect, useMemo, useRef } from 'react'
import type { Failure } from '../../api/failure'
import { type Result, succeed } from '../../domain/result'
import { useRequest } from '../../hooks/use-request'

/** Searches whose answers are kept for Back. */
const kept = 20

export type Memory<Answer> = Map<string, Answer>

export function remember<Answer>(memory: Memory<Answer>, key: string, answer: Answer) {
  memory.delete(key)
  memory.set(key, answer)
  const [oldest] = memory.keys()
  if (memory.size > kept && oldest !== undefined) memory.delete(oldest)
}

/** What was built is taken for what it is while nothing has changed since: its part of the page sleeps on (ui/sleeping-part). */
const asBuilt = <Answer>(answer: Answer, opening: Answer) => (JSON.stringify(answer) === JSON.stringify(opening) ? opening : answer)

export type Asked<Answer> = (signal: AbortSignal) => Promise<Result<Answer, Failure>>

type Search<Answer> = {
  memory: Memory<Answer>
  /** Of the built page: the answer to the search called so. */
  opening: { key: string; answer: Answer }
  /** Null while the page is still the built one. */
  key: string | null
  /** Null until it can be asked. */
  ask: Asked<Answer> | null
}

/**
 * The answer to a search. `key` names the search, and `opening` is what is known before anything is asked; `ask` is null until it can be asked.
 * A search seen before in this visit is shown at once while it is asked again, so that Back finds everything in its place; an older answer never replaces a newer one (case 74: useRequest).
 */
export function useFound<Answer>({ memory, opening, key, ask }: Search<Answer>) {
  const asking = useMemo<Asked<Answer> | null>(() => {
    if (key === null || !ask) return null
    return async (signal) => {
      const result = await ask(signal)
      if (!result.ok) return result
      const answer = key === opening.key ? asBuilt(result.value, opening.answer) : result.value
      remember(memory, key, answer)
      return succeed(answer)
    }
  }, [memory, key, ask, opening.key, opening.answer])
  const { answer: last, failure, retry } = useRequest(asking, startTransition)
  const isOpening = key === null || key === opening.key
  const known = memory.get(key ?? opening.key) ?? (isOpening ? opening.answer : undefined)
  const shown = useRef<Answer | null>(null)
  useEffect(() => {
    if (known !== undefined && key !== null) shown.current = known
  }, [known, key])
  // What stood there stays until the next is there: taken away, it would take the focus, the groups she opened and her next tick with it.
  return { answer: known ?? last ?? shown.current, isCurrent: known !== undefined, failure, retry }
}
