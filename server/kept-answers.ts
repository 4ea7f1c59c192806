/** Answers that are the same for everybody who asks for the same address, kept as they leave the server. */
import type { WrittenAnswer } from './written-answer'

/** Of all kept answers; and of one, above which it is not kept. */
const [mostBytes, largestBytes] = [32_000_000, 200_000]
const entryBytes = 500
/** Keys that are known to have been asked for. */
const mostAsked = 10_000

export type AnswerKeeper = (source: object, key: string, make: () => Promise<WrittenAnswer>) => Promise<WrittenAnswer>

/** `wanted`: somebody else asked for it too. */
type Kept = { answer: Promise<WrittenAnswer>; bytes: number; wanted: boolean }

/**
 * @returns a function that gives the answer of a key out of a source; many who ask at once wait for the same. It is kept from the second
 * asking on: what is asked for once, by crawlers and by filters nobody else combines so, takes no place and leaves no rubbish. A new source
 * forgets everything, what was not asked for longest goes when there is too much, and a failure is not kept.
 */
export function createAnswerKeeper(): AnswerKeeper {
  const kept = new Map<string, Kept>()
  const asked = new Set<string>()
  let source: object | null = null
  let bytes = 0

  const forget = (key: string, entry: Kept) => {
    if (kept.get(key) !== entry) return
    kept.delete(key)
    bytes -= entry.bytes
  }

  /** Whether this key was asked for before; from now on it was. */
  const askAgain = (key: string): boolean => {
    if (asked.has(key)) return true
    if (asked.size >= mostAsked) asked.clear()
    asked.add(key)
    return false
  }

  const weigh = (key: string, entry: Kept, { body }: WrittenAnswer) => {
    if (kept.get(key) !== entry) return
    if (!entry.wanted || body.length > largestBytes) return forget(key, entry)
    // Compressed forms stand beside the body; the key and what holds it all count too.
    entry.bytes = body.length * 2 + key.length * 2 + entryBytes
    bytes += entry.bytes
    for (const [oldest, one] of kept) {
      if (bytes <= mostBytes) break
      forget(oldest, one)
    }
  }

  const add = (key: string, make: () => Promise<WrittenAnswer>): Kept => {
    const entry: Kept = { answer: make(), bytes: 0, wanted: askAgain(key) }
    kept.set(key, entry)
    entry.answer.then(
      (answer) => weigh(key, entry, answer),
      () => forget(key, entry),
    )
    return entry
  }

  return (from, key, make) => {
    if (from !== source) {
      kept.clear()
      asked.clear()
      bytes = 0
      source = from
    }
    const known = kept.get(key)
    if (!known) return add(key, make).answer
    known.wanted = true
    kept.delete(key)
    kept.set(key, known)
    return known.answer
  }
}
