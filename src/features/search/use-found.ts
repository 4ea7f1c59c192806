import { useMemo } from 'react'
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

export type Asked<Answer> = (signal: AbortSignal) => Promise<Result<Answer, Failure>>

/**
 * The answer to a search. `key` names the search; `ask` is null until it can be asked. A search seen before in this visit is shown at once while it is
 * asked again, so that Back finds everything in its place; an older answer never replaces a newer one (case 74: useRequest).
 */
export function useFound<Answer>(memory: Memory<Answer>, key: string | null, ask: Asked<Answer> | null) {
  const asking = useMemo<Asked<Answer> | null>(() => {
    if (key === null || !ask) return null
    return async (signal) => {
      const result = await ask(signal)
      if (!result.ok) return result
      remember(memory, key, result.value)
      return succeed(result.value)
    }
  }, [memory, key, ask])
  const { answer: last, failure, retry } = useRequest(asking)
  const known = key === null ? undefined : memory.get(key)
  return { answer: known ?? last, isCurrent: known !== undefined, failure, retry }
}
