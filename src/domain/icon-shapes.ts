/** Drawings as data. Whatever an icon service answers becomes shapes of this list or nothing (case 96): no markup of others reaches the page. */
export type Shape = { tag: ShapeTag; attributes: Record<string, string> }

const tags = ['path', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'rect'] as const
export type ShapeTag = (typeof tags)[number]

const element = new RegExp(`<(${tags.join('|')})\\b([^<>]*)>`, 'g')
const attribute = /([a-z][a-z0-9]*)="([^"]*)"/g
const geometry = new Set('d cx cy r rx ry x y x1 y1 x2 y2 width height points'.split(' '))
/** Numbers, commas and the letters of paths. */
const harmless = /^[0-9a-zA-Z\s.,+-]*$/

/** @param body SVG inside an icon, e.g. Iconify's `body` */
export function shapesIn(body: string): Shape[] {
  return [...body.matchAll(element)].map(([, tag = '', written = '']) => {
    const kept = [...written.matchAll(attribute)].filter(([, name = '', value = '']) => geometry.has(name) && harmless.test(value))
    return { tag: tag as ShapeTag, attributes: Object.fromEntries(kept.map(([, name = '', value = '']) => [name, value])) }
  })
}
