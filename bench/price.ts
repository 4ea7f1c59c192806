/**
 * Price of a full booking (13 lines), against the bar of 60 µs. Run: npx tsx bench/price.ts
 * Machines differ: the figure that counts is the ratio to a reference loop in the same run. `--check` fails above the bar.
 */

import { priceBooking } from '../src/domain/pricing'
import { demoChoice, demoContext, demoSchool } from '../src/domain/pricing/testing/demo-school'
import { microseconds, reference } from './reference-loop'

const barMicroseconds = 60

function price(seed: number): number {
  const priced = priceBooking(demoSchool, { ...demoChoice, weeks: 8 + (seed % 24), accommodationWeeks: null }, demoContext)
  if (!priced.ok) throw new Error(priced.failure.code)
  return priced.value.totalSar
}

const lines = priceBooking(demoSchool, demoChoice, demoContext)
const perPrice = microseconds(price)
const perReference = microseconds(reference)
console.log(`price of a booking of ${lines.ok ? lines.value.lines.length : 0} lines: ${perPrice.toFixed(1)} µs (bar ${barMicroseconds} µs)`)
console.log(`reference loop: ${perReference.toFixed(1)} µs; ratio ${(perPrice / perReference).toFixed(2)}`)
if (process.argv.includes('--check') && perPrice > barMicroseconds) process.exitCode = 1
