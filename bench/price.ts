/**
 * Price of a full booking (13 lines), against the bar of 60 µs. Run: npx tsx bench/price.ts
 * Machines differ: the figure that counts is the ratio to a reference loop in the same run. `--check` fails above the bar.
 */

import { priceBooking } from '../src/domain/pricing'
import { demoChoice, demoContext, demoSchool } from '../src/domain/pricing/testing/demo-school'

const barMicroseconds = 60
const rounds = 15
const perRound = 2_000

/** What any JavaScript engine does: a row of small objects, sorted, summed and written as JSON. */
function reference(seed: number): number {
  const rows = Array.from({ length: 24 }, (_, index) => ({ id: index, amount: (seed * 31 + index * 17) % 997 }))
  rows.sort((a, b) => a.amount - b.amount || a.id - b.id)
  return JSON.stringify(rows).length + rows.reduce((total, row) => total + row.amount, 0)
}

function price(seed: number): number {
  const priced = priceBooking(demoSchool, { ...demoChoice, weeks: 8 + (seed % 24), accommodationWeeks: null }, demoContext)
  if (!priced.ok) throw new Error(priced.failure.code)
  return priced.value.totalSar
}

/** Median microseconds of one call. */
function measure(work: (seed: number) => number): number {
  const times: number[] = []
  let sink = 0
  for (let round = 0; round < rounds; round += 1) {
    const start = process.hrtime.bigint()
    for (let call = 0; call < perRound; call += 1) sink += work(call)
    times.push(Number(process.hrtime.bigint() - start) / 1_000 / perRound)
  }
  if (sink === 0) throw new Error('nothing was computed')
  return times.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0
}

const lines = priceBooking(demoSchool, demoChoice, demoContext)
const perPrice = measure(price)
const perReference = measure(reference)
console.log(`price of a booking of ${lines.ok ? lines.value.lines.length : 0} lines: ${perPrice.toFixed(1)} µs (bar ${barMicroseconds} µs)`)
console.log(`reference loop: ${perReference.toFixed(1)} µs; ratio ${(perPrice / perReference).toFixed(2)}`)
if (process.argv.includes('--check') && perPrice > barMicroseconds) process.exitCode = 1
