/** Asks our icon service (`/icons/lucide.json`) for drawings that neither the sheet nor the build has. One request for all that a page wants at once. */
import { limits } from '../config/limits'
import { type Shape, shapesIn } from '../domain/icon-shapes'

type Waiting = (shapes: Shape[] | null) => void

const known = new Map<string, Shape[]>()
let waiting = new Map<string, Waiting[]>()

async function fetchBodies(names: string[]): Promise<Record<string, { body?: unknown }>> {
  const tooLong = new AbortController()
  const timer = setTimeout(() => tooLong.abort(), limits.iconTimeout)
  try {
    const response = await fetch(`/icons/lucide.json?icons=${names.sort().join(',')}`, { signal: tooLong.signal })
    return response.ok ? ((await response.json()).icons ?? {}) : {}
  } catch (error) {
    // Slow, offline, or no JSON: the placeholder stays.
    console.info(error)
    return {}
  } finally {
    clearTimeout(timer)
  }
}

async function ask(batch: Map<string, Waiting[]>) {
  const bodies = await fetchBodies([...batch.keys()])
  for (const [name, tellers] of batch) {
    const body = bodies[name]?.body
    const shapes = typeof body === 'string' ? shapesIn(body) : null
    if (shapes) known.set(name, shapes)
    for (const tell of tellers) tell(shapes)
  }
}

function askSoon() {
  const all = [...waiting]
  waiting = new Map()
  for (let start = 0; start < all.length; start += limits.icons) void ask(new Map(all.slice(start, start + limits.icons)))
}

/** @returns null where there is no such drawing, or it does not come within `limits.iconTimeout`. */
export function drawingOf(name: string): Promise<Shape[] | null> {
  const shapes = known.get(name)
  if (shapes) return Promise.resolve(shapes)
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) return Promise.resolve(null)
  return new Promise((resolve) => {
    if (waiting.size === 0) setTimeout(askSoon)
    waiting.set(name, [...(waiting.get(name) ?? []), resolve])
  })
}
