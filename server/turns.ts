/**
 * Writes of one visitor come one after the other: on PostgreSQL they would only make each other fail and begin again, each holding a
 * connection that others wait for. Other processes are held apart by the database, as ever.
 */
export type InTurn = <T>(key: string, work: () => Promise<T>) => Promise<T>

/** @returns a function that runs what shares a key in the order it was asked for, and everything else at once. */
export function createTurns(): InTurn {
  const last = new Map<string, Promise<unknown>>()
  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const before = last.get(key) ?? Promise.resolve()
    const mine = before.then(work)
    const settled = mine.catch(() => undefined)
    last.set(key, settled)
    try {
      return await mine
    } finally {
      if (last.get(key) === settled) last.delete(key)
    }
  }
}
