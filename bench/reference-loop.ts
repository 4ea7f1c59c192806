/** What pure functions are measured against: machines differ, the ratio counts. */
const rounds = 15
const perRound = 2_000

/** What any JavaScript engine does: a row of small objects, sorted, summed and written as JSON. */
export function reference(seed: number): number {
  const rows = Array.from({ length: 24 }, (_, index) => ({ id: index, amount: (seed * 31 + index * 17) % 997 }))
  rows.sort((a, b) => a.amount - b.amount || a.id - b.id)
  return JSON.stringify(rows).length + rows.reduce((total, row) => total + row.amount, 0)
}

/** Median microseconds of one call. */
export function microseconds(work: (seed: number) => number, calls = perRound): number {
  const times: number[] = []
  let sink = 0
  for (let round = 0; round < rounds; round += 1) {
    const start = process.hrtime.bigint()
    for (let call = 0; call < calls; call += 1) sink += work(call)
    times.push(Number(process.hrtime.bigint() - start) / 1_000 / calls)
  }
  if (sink === 0) throw new Error('nothing was computed')
  return times.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0
}
