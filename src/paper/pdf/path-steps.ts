/** SVG path data with absolute M, C, V, H and Z, as our mark is written, in PDF's steps. */
import type { PathStep } from './pdf-pages'

type Point = readonly [number, number]

function pointsOf(command: string, numbers: readonly number[], [x, y]: Point): Point[] {
  if (command === 'V') return numbers.map((value) => [x, value])
  if (command === 'H') return numbers.map((value) => [value, y])
  return Array.from({ length: numbers.length / 2 }, (_, index) => [numbers[index * 2] ?? 0, numbers[index * 2 + 1] ?? 0])
}

export function pathSteps(data: string): PathStep[] {
  const steps: PathStep[] = []
  let at: Point = [0, 0]
  for (const [, command = '', rest = ''] of data.matchAll(/([MCVHZ])([^MCVHZ]*)/g)) {
    const points = pointsOf(command, (rest.match(/-?[\d.]+/g) ?? []).map(Number), at)
    at = points.at(-1) ?? at
    if (command === 'C')
      for (let index = 0; index < points.length; index += 3) steps.push({ operator: 'c', points: points.slice(index, index + 3) })
    else if (command === 'Z') steps.push({ operator: 'h', points: [] })
    else steps.push(...points.map((point): PathStep => ({ operator: command === 'M' ? 'm' : 'l', points: [point] })))
  }
  return steps
}
