/** Answers that are the same for everybody who asks for the same address, kept as they leave the server. */
import type { WrittenAnswer } from './written-answer'

/** Of all kept answers; and of one, above which it is not kept (the build's pages, each asked for once). */
const [mostBytes, largestBytes] = [32_000_000, 200_000]
const entryBytes = 500

export type AnswerKeeper = (source: object, key: string, make: () => Promise<WrittenAnswer>) => Promise<WrittenAnswer>

type Kept = { answer: Promise<WrittenAnswer>; bytes: number }

/**
 * @returns a function that gives the answer of a key, made once from a source; many who ask at once wait for the same. A new source
 * forgets everything, what was not asked for longest goes when there is too much, and a failure is not kept.
 */
export function createAnswerKeeper(): AnswerKeeper {
  const kept = new Map<string, Kept>()
  let source: object | null = null
  let bytes = 0

  const forget = (key: string, entry: Kept) => {
    if (kept.get(key) !== entry) return
    kept.delete(key)
    bytes -= entry.bytes
  }

  const weigh = (key: string, entry: Kept, { body }: WrittenAnswer) => {
    if (kept.get(key) !== entry) return
    if (body.length > largestBytes) return forget(key, entry)
    // Compressed forms stand beside the body; the key and what holds it all count too.
    entry.bytes = body.length * 2 + key.length * 2 + entryBytes
    bytes += entry.bytes
    for (const [oldest, one] of kept) {
      if (bytes <= mostBytes) break
      forget(oldest, one)
    }
  }

  const add = (key: string, make: () => Promise<WrittenAnswer>): Kept => {
    const entry: Kept = { answer: make(), bytes: 0 }
    kept.set(key, entry)
    entry.answer.then(
      (answer) => weigh(key, entry, answer),
      () => forget(key, entry),
    )
    return entry
  }

  return (asked, key, make) => {
    if (asked !== source) {
      kept.clear()
      bytes = 0
      source = asked
    }
    const known = kept.get(key)
    if (!known) return add(key, make).answer
    kept.delete(key)
    kept.set(key, known)
    return known.answer
  }
}
