/** Runs tasks, at most `most` at a time, in the order they were given. */
export function createLimiter(most: number) {
  const waiting: (() => void)[] = []
  let running = 0

  const next = () => {
    running -= 1
    waiting.shift()?.()
  }

  return async function limited<T>(task: () => Promise<T>): Promise<T> {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve))
    running += 1
    try {
      return await task()
    } finally {
      next()
    }
  }
}
