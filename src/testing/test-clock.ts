import type { Clock } from '../api/clock'

/** Time that stands still until it is moved; waits are noted and pass at once. */
export function testClock(start = Date.UTC(2026, 2, 1)) {
  let now = start
  const waits: number[] = []
  const clock: Clock = {
    now: () => now,
    wait: async (ms) => {
      waits.push(ms)
      now += ms
    },
  }
  return {
    clock,
    waits,
    move: (ms: number) => {
      now += ms
    },
    set: (to: number) => {
      now = to
    },
  }
}
