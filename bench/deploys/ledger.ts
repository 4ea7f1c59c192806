/** What was seen while visitors browsed: told at once, and counted. */
export const faults = ['blank page', 'error page', 'page error', 'console error', 'lost press', 'failed step'] as const
export type Fault = (typeof faults)[number]
/** What is no fault while the visitor comes to what she wanted. */
export const notes = ['pressed twice', 'file missed'] as const
export type Note = (typeof notes)[number]

type Entry = { what: Fault | Note; step: string }
type Line = { done: number } & Partial<Record<Fault | Note, number>>

export function createLedger() {
  const entries: Entry[] = []
  const done = new Map<string, number>()
  let deploys = 0
  let deployedAt = performance.now()
  return {
    countDeploy() {
      deploys += 1
      deployedAt = performance.now()
    },
    countStep: (step: string) => void done.set(step, (done.get(step) ?? 0) + 1),
    write(what: Fault | Note, step: string, detail: string) {
      entries.push({ what, step })
      console.log(`${Math.round(performance.now() - deployedAt)} ms after deploy ${deploys}, ${step}: ${what} ${detail}`)
    },
    count: (what: Fault | Note) => entries.filter((entry) => entry.what === what).length,
    steps: () => [...done.values()].reduce((sum, count) => sum + count, 0),
    table: () =>
      Object.fromEntries(
        [...done].map(([step, count]) => {
          const line: Line = { done: count }
          for (const { what } of entries.filter((entry) => entry.step === step)) line[what] = (line[what] ?? 0) + 1
          return [step, line]
        }),
      ),
  }
}

export type Ledger = ReturnType<typeof createLedger>
