import { useEffect, useState } from 'react'

/**
 * A button that stands in the built page, before there is what it acts on: a press is kept and done as soon as that has come.
 * @param on null until it has come
 */
export function useKeptPress<On>(on: On | null, act: (on: On) => void): () => void {
  const [isKept, setKept] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when what was missing comes
  useEffect(() => {
    if (on === null || !isKept) return
    setKept(false)
    act(on)
  }, [on])
  return () => (on === null ? setKept(true) : act(on))
}
